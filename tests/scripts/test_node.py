import pytest

from scripts.node import is_new_enough


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0\n", True), ("v22.1.0", True), ("v20.18.3", False), ("v9.99.0", False), ("", False)],
)
def test_only_a_node_that_can_build_the_client_is_taken(version: str, *, enough: bool) -> None:
    assert is_new_enough(version) is enough
