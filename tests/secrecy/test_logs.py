"""Logs hold no card, no seed, no token and nobody's name, whatever happens at a table."""

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import anyio
import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from kozyr.storage.data import MemoryData
from kozyr.storage.database import opened
from kozyr.table.answers import FaultCode
from kozyr.table.ports import StoreFault
from kozyr.web.bots_protocol import BotToken
from kozyr.web.logs import JsonLines
from tests.secrecy.knowledge import written_cards
from tests.secrecy.recording import Person, hall
from tests.secrecy.test_recorder import Game, Watch, sizes
from tests.table.world import World
from tests.web.crediting import application
from tests.web.serving import a_client

OURS = ("kozyr", "litestar", "uvicorn")
CARDS = re.compile(r"\b(?:cards?|hands?|target|talon|seeds?|token)\b\W{0,4}[=:]")


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, down to the remarks for developers, as it would be written."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    loggers = [logging.getLogger(name) for name in OURS]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield stream
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


async def broken(watch: Watch, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything fail in turn that can: the log, an attendant, a request, a state."""
    opened_hall, table = watch.hall, watch.table

    async def fails(*_: object, **__: object) -> None:
        message = "the disk is full"
        raise RuntimeError(message)

    with monkeypatch.context() as patch:
        patch.setattr(opened_hall.world.journal, "append", fails)
        await ann.say({"type": "again", "id": "when nothing can be kept"})
        await opened_hall.world.go_on()
    with monkeypatch.context() as patch:
        patch.setattr(opened_hall.parts.host, "room", fails)
        answer: httpx.Response = await ann.ask("GET", f"/api/tables/{table}")
        assert answer.json()["code"] == FaultCode.SERVER_ERROR


@pytest.mark.parametrize("preset", ["service_perevodnoy", "mailru_cheat", "gto_pogony"])
def test_nothing_secret_is_logged(
    preset: str, tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> set[bytes]:
        async with hall(World(900), a_client(tmp_path / "static")) as one:
            game = Game(one, 5)
            watch = await game.begin(preset, sizes(preset))
            await game.play(watch)
            ann = next(iter(watch.seats))
            name = (await ann.ask("GET", "/api/me")).json()["name"]
            await broken(watch, ann, monkeypatch)
            persons = {text for who in watch.seats for text in (who.id, who.token)}
            return watch.secrets | {text.encode() for text in (*persons, name)}

    secrets = anyio.run(story)
    lines = logged.getvalue()
    assert lines.count("the disk is full") > 1
    assert [secret for secret in secrets if secret in lines.encode()] == []
    assert written_cards(lines) == set()
    assert CARDS.findall(lines) == []


def test_the_token_of_a_bot_account_is_not_logged(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        message = "the disk is full"
        raise RuntimeError(message)

    async def story() -> tuple[str, str]:
        async with application(tmp_path) as app:
            ann, stranger = await app.visitor("Анна"), await app.visitor()
            body = await ann.post("/api/account/bots", {"name": "Штирлиц"}, 201)
            good = msgspec.json.decode(body, type=BotToken).token
            wrong = good.replace("a", "b")
            for token in (good, wrong):
                stranger.http.headers["authorization"] = f"Bearer {token}"
                await stranger.http.get("/api/me")
                monkeypatch.setattr(app.services.people.bots, "find", fails)
                failed = await stranger.http.get("/api/me/tables")
                assert failed.json()["code"] == FaultCode.SERVER_ERROR
                monkeypatch.undo()
            return good, wrong

    tokens = anyio.run(story)
    lines = logged.getvalue()
    assert lines.count("the disk is full") > 1
    assert [token for token in tokens if token.removeprefix("kozyr_bot_") in lines] == []


def spoilt(connection: Connection) -> None:
    connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "5ec2e7"})


def test_an_error_of_a_database_does_not_repeat_what_was_to_be_kept(tmp_path: Path) -> None:
    with opened(tmp_path) as kept:
        for data in (MemoryData(), kept):
            with pytest.raises((DBAPIError, StoreFault)) as told:
                anyio.run(data.write, "key", spoilt)
            assert "nowhere" in str(told.value)
            assert "5ec2e7" not in str(told.value)
