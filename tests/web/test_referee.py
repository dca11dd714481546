"""The referee over HTTP: the same bytes as the command, and the same words."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kozyr.cli.referee import referee
from kozyr.records.line import write_line
from kozyr.records.telling import tell
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import DOCUMENT_LIMIT, Fault, RefereeAnswer
from tests.cases.test_cases import CASES, asked
from tests.records.documents import TAKE, bout
from tests.web.serving import GENEROUS, Server, a_client, served

ASKED: dict[str, Any] = {"position": bout(), "actions": [TAKE]}
MALFORMED: list[Any] = [7, None, {}, {"position": bout(opener=9), "actions": []}]


def ask(server: Server, body: object, path: str = "/api/referee") -> httpx.Response:
    return httpx.post(server.root + path, content=msgspec.json.encode(body), headers=JSON)


def in_words(server: Server, asked: object, lang: str = "ru") -> RefereeAnswer:
    response = ask(server, {"asked": asked, "lang": lang}, "/api/referee/words")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=RefereeAnswer)


JSON = {"content-type": "application/json"}


def test_the_answers_are_those_of_the_command_byte_for_byte(
    server: Server, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "document"
    for document in (*map(asked, CASES.values()), *MALFORMED):
        file.write_bytes(msgspec.json.encode(document))
        referee(str(file), json=True)
        answer = ask(server, document)
        assert answer.status_code == 200
        assert answer.content + b"\n" == capsysbinary.readouterr().out


def test_over_http_it_is_one_document_at_a_time(server: Server) -> None:
    assert ask(server, [ASKED]).json() == {"error": {"field": "", "reason": "type"}}


@pytest.mark.parametrize("path", ["/api/referee", "/api/referee/words"])
@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"asked":1e999}', b"[" * 9_000])
def test_what_is_no_json_is_a_fault(server: Server, path: str, body: bytes) -> None:
    answer = httpx.post(server.root + path, content=body, headers=JSON)
    assert (answer.status_code, fault(answer).code) == (400, FaultCode.BAD_MESSAGE)


def test_a_media_type_may_be_written_in_capitals(server: Server) -> None:
    for kind in ("APPLICATION/JSON", "Application/Json; charset=UTF-8"):
        answer = httpx.post(
            f"{server.root}/api/referee", content=b"{}", headers={"content-type": kind}
        )
        assert answer.json() == {"error": {"field": "position", "reason": "missing"}}


@pytest.mark.parametrize("path", ["/api/referee", "/api/referee/words"])
def test_a_document_may_be_32_kib_and_no_more(server: Server, path: str) -> None:
    body = json.dumps({"asked": "kozyr1"} if path.endswith("words") else ASKED).encode()
    fits = httpx.post(server.root + path, content=body.ljust(DOCUMENT_LIMIT), headers=JSON)
    assert fits.status_code == 200
    long = httpx.post(server.root + path, content=body.ljust(DOCUMENT_LIMIT + 1), headers=JSON)
    assert (long.status_code, fault(long).code) == (413, FaultCode.TOO_LARGE)


def test_a_page_of_another_site_asks_nothing(server: Server) -> None:
    headers = {**JSON, "origin": "https://evil.example"}
    answer = httpx.post(f"{server.root}/api/referee", json=ASKED, headers=headers)
    assert (answer.status_code, fault(answer).code) == (400, FaultCode.BAD_MESSAGE)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_words_come_with_document_and_line(server: Server, lang: Any) -> None:  # noqa: ANN401
    told = in_words(server, ASKED, lang)
    assert told == RefereeAnswer(ASKED, write_line(ASKED), tell(ASKED, lang))
    assert in_words(server, write_line(ASKED), lang) == told


def test_a_document_that_has_no_line_has_its_fault(server: Server) -> None:
    told = in_words(server, {"positoin": 7})
    assert (told.document, told.line) == ({"positoin": 7}, None)
    assert told.telling.fault is not None
    assert (told.telling.fault.field, told.telling.fault.reason) == ("position", "missing")


@pytest.mark.parametrize(
    ("line", "reason"), [("", "version"), ("kozyr9", "version"), ("kozyr1 bout=1 bout=1", "twice")]
)
def test_what_is_no_line_is_told(server: Server, line: str, reason: str) -> None:
    told = in_words(server, line)
    assert (told.document, told.line) == (None, None)
    assert told.telling.fault is not None
    assert (told.telling.fault.field, told.telling.fault.reason) == ("line", reason)


@pytest.mark.parametrize(
    "body", [{}, {"asked": 7}, {"asked": "", "lang": "de"}, {"asked": {}, "x": 1}]
)
def test_a_wish_for_words_is_read_strictly(server: Server, body: object) -> None:
    answer = ask(server, body, "/api/referee/words")
    assert (answer.status_code, fault(answer).code) == (400, FaultCode.BAD_MESSAGE)


def test_an_address_asks_about_no_more_positions_than_it_may(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, positions=2)
    with served(a_client(tmp_path / "static"), settings) as server:
        assert ask(server, ASKED).status_code == 200
        in_words(server, ASKED)
        refused = ask(server, ASKED)
        assert (refused.status_code, fault(refused).code) == (429, FaultCode.RATE_LIMITED)
        assert 0 < int(refused.headers["retry-after"]) <= 30
        words = ask(server, {"asked": "kozyr1"}, "/api/referee/words")
        assert (words.status_code, fault(words).code) == (429, FaultCode.RATE_LIMITED)


def fault(answer: httpx.Response) -> Fault:
    return msgspec.json.decode(answer.content, type=Fault)
