"""When the server itself fails the client learns the code only, and the log the rest."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from kozyr.table.answers import FaultCode
from kozyr.table.folding import Diverged
from kozyr.web.protocol import Fault
from tests.web.serving import Guest, Server, a_client, answer_to, closed_with, receive, served


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    with served(a_client(tmp_path / "static")) as running:
        yield running


def fail(server: Server, problem: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host fail whenever a table is looked up."""

    async def room(_table: str) -> None:
        raise problem

    monkeypatch.setattr(server.services.host, "room", room)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Fault).code


WEB = "kozyr.web.sessions"
SERVER_ERROR = (500, FaultCode.SERVER_ERROR)
STOPPED = (409, FaultCode.TABLE_STOPPED)


def test_a_failing_request_is_a_fault_without_a_traceback(
    frail: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = frail.guest()
    fail(frail, RuntimeError("secret inside"), monkeypatch)
    answer = guest.http.get("/api/tables/t")
    assert code_of(answer) == SERVER_ERROR
    assert "secret" not in answer.text
    assert [record.getMessage() for record in caplog.records] == ["a request failed"]


def test_s38_a_stopped_table_is_a_fault(frail: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = frail.guest()
    table = guest.make()
    fail(frail, Diverged("entry 7"), monkeypatch)
    assert code_of(guest.http.get(f"/api/tables/{table}")) == STOPPED
    assert code_of(guest.join(table)) == STOPPED
    with guest.socket(table) as socket:
        assert receive(socket) == Fault(None, FaultCode.TABLE_STOPPED)
        assert closed_with(socket) == 1008


def test_a_failing_socket_is_closed_and_logged(
    frail: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest: Guest = frail.guest()
    table = guest.make(people=2, bots=[])
    with caplog.at_level(logging.WARNING), guest.socket(table) as socket:
        receive(socket)
        fail(frail, RuntimeError("secret inside"), monkeypatch)
        socket.send('{"type":"resync"}')
        assert closed_with(socket) == 1011
    assert [record.getMessage() for record in caplog.records] == ["a socket failed"]


def test_who_goes_away_while_he_is_sent_something_is_no_fault(
    frail: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest = frail.guest()
    table = guest.make(people=2, bots=[])
    with caplog.at_level(logging.WARNING), guest.socket(table) as socket:
        receive(socket)
        fail(frail, ConnectionResetError(), monkeypatch)
        socket.send('{"type":"resync"}')
        closed_with(socket)
    assert [record.getMessage() for record in caplog.records if record.name == WEB] == []


def test_s38_a_command_on_a_stopped_table_is_a_fault(
    frail: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = frail.guest()
    table = guest.make(people=2, bots=[])
    with guest.socket(table) as socket:
        receive(socket)
        fail(frail, Diverged("entry 7"), monkeypatch)
        take = {"type": "act", "id": "1", "action": {"kind": "take"}, "seen": 0}
        assert answer_to(socket, take) == Fault("1", FaultCode.TABLE_STOPPED)
