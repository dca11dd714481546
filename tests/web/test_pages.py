from pathlib import Path

import httpx
import pytest

from kozyr.web.app import create_app
from kozyr.web.headers import SECURITY_HEADERS
from kozyr.web.pages import ClientMissingError
from tests.web.serving import Server


@pytest.mark.parametrize("path", ["/", "/rules", "/t/0123", "/whatever/else", "/index.html"])
def test_every_address_a_person_may_open_is_the_one_page(server: Server, path: str) -> None:
    answer = httpx.get(server.root + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Kozyr</title>" in answer.text


def test_a_file_named_after_its_content_is_kept_for_ever_and_sent_packed(server: Server) -> None:
    answer = httpx.get(f"{server.root}/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == "//" + "x" * 5_000
    plain = httpx.get(f"{server.root}/assets/main-1a2b.js", headers={"accept-encoding": ""})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


def test_a_page_the_browser_has_is_not_sent_again(server: Server) -> None:
    etag = httpx.get(server.root).headers["etag"]
    answer = httpx.get(server.root, headers={"if-none-match": etag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/assets/main-1a2b.js"])
def test_every_answer_forbids_foreign_scripts_and_frames(server: Server, path: str) -> None:
    headers = httpx.get(server.root + path).headers
    assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]


@pytest.mark.parametrize("path", ["/../pages.py", "/%2e%2e/pages.py", "/assets/../../pages.py"])
def test_no_other_file_can_be_named(server: Server, path: str) -> None:
    with httpx.Client(base_url=server.root) as client:
        answer = client.send(client.build_request("GET", httpx.URL(server.root + path)))
    assert "ClientMissingError" not in answer.text


def test_without_a_client_the_error_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(ClientMissingError, match="make client"):
        create_app(tmp_path)


def test_answers_are_never_kept_by_the_browser(server: Server) -> None:
    assert httpx.get(f"{server.root}/api/me").headers["cache-control"] == "no-store"


def test_the_rules_travel_packed(server: Server) -> None:
    answer = httpx.get(f"{server.root}/api/rules", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
