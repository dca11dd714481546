from ast import parse

import pytest

from scripts import lints


@pytest.mark.parametrize("code", ["import cython", "from cython import int"])
def test_an_import_of_cython_is_found(code: str) -> None:
    assert list(lints.cython_imports(parse(code))) == [(1, lints.CYTHON)]


@pytest.mark.parametrize(("code", "wrong"), [("1 << n", 1), ("1 << 4", 0), ("bit(n)", 0)])
def test_a_literal_shifted_by_a_name_is_found(code: str, wrong: int) -> None:
    assert len(list(lints.literal_shifts(parse(code)))) == wrong


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("rules.refill_order", 1),
        ("Rules(refill_order=x)", 1),
        ("rules.value('refill_order')", 1),
        ("state.rules.refill_order", 1),
        ("step.refill_order", 0),
        ("rules.deck", 0),
    ],
)
def test_an_option_named_outside_the_rules_is_found(code: str, wrong: int) -> None:
    assert len(list(lints.option_names(parse(code)))) == wrong
