"""What every answer tells the browser, whoever made the answer."""

from pathlib import Path

import httpx
import pytest

from kozyr.web.settings import Settings
from tests.web.serving import Server, a_client, served

PATHS = ["/", "/t/0123", "/assets/main-1a2b.js", "/api/me", "/api/nothing", "/assets/gone.js"]


def policy(answer: httpx.Response) -> dict[str, list[str]]:
    """Read the Content-Security-Policy of an answer: the sources of each kind."""
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: sources for name, *sources in parts}


@pytest.mark.parametrize("path", PATHS)
def test_a_page_may_load_our_files_only_and_run_nothing_within_it(
    server: Server, path: str
) -> None:
    allowed = policy(httpx.get(server.root + path))
    assert allowed.pop("img-src") == ["'self'", "data:"]
    assert {name for name, sources in allowed.items() if sources == ["'none'"]} == {
        "default-src",
        "base-uri",
        "frame-ancestors",
    }
    assert {source for sources in allowed.values() for source in sources} == {"'self'", "'none'"}


@pytest.mark.parametrize("path", PATHS)
def test_an_answer_is_neither_guessed_at_nor_shared(server: Server, path: str) -> None:
    headers = httpx.get(server.root + path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_a_guest_is_kept_to_https_where_the_public_address_is(tmp_path: Path) -> None:
    settings = Settings(url="https://durak.example")
    with served(a_client(tmp_path / "static"), settings) as server:
        answer = httpx.get(f"{server.root}/api/me")
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Secure", "Path=/"} <= set(cookie.split("; "))
    assert "Domain" not in cookie
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_nobody_is_kept_to_https_where_there_is_none(server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(server.root).headers
