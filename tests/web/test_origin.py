import pytest

from kozyr.web.origin import same_origin


@pytest.mark.parametrize(
    ("origin", "host", "url", "same"),
    [
        (None, "a:1", None, True),
        ("http://a:1", "a:1", None, True),
        ("http://a:2", "a:1", None, False),
        ("https://durak.example", "inner:8000", "https://durak.example", True),
        ("https://evil.example", "inner:8000", "https://durak.example", False),
        ("null", "a:1", None, False),
        ("file://a:1", "a:1", None, False),
        ("http://a:1.evil.example", "a:1", None, False),
        ("", "", None, False),
        ("http://[", "a:1", None, False),
    ],
)
def test_a_page_is_ours_if_it_came_from_here(
    origin: str | None, host: str, url: str | None, same: object
) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert same_origin(headers, url) is same
