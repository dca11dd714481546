"""Whatever a socket is sent, in whatever order: no traceback, and the table goes on."""

import contextlib
import json
import logging
import random
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kozyr.web.protocol import MESSAGE_LIMIT, ClientMessage
from tests.secrecy.trying import anything
from tests.walks.sizes import LONG
from tests.web.serving import Guest, Server, dumped, newest

ROUNDS = 200 if LONG else 6
FRAMES = 120

KINDS = get_args(ClientMessage)
VALUES: list[Any] = [
    None, True, 0, -1, 1e308, 2**63, -(2**70), "", "x" * 5_000, "\ud83c\udca1", "\u202e", [], {},
    [[[]]], {"kind": "take"}, {"kind": ""}, [1] * 500, "../../etc", "<script>", "' or 1=1 --",
]  # fmt: skip


@pytest.fixture(autouse=True)
def no_traceback(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records] == []
    assert "Traceback" not in capfd.readouterr().err


def valid(dice: random.Random, seen: int) -> dict[str, Any]:
    """A message of any kind, as a client could send it; it may still be refused."""
    kind = dice.choice(KINDS)
    fields = {field.name: value_of(field, dice, seen) for field in msgspec.structs.fields(kind)}
    return {"type": kind.__struct_config__.tag, **fields}


def value_of(field: msgspec.structs.FieldInfo, dice: random.Random, seen: int) -> object:
    if field.type is bool:
        return dice.randrange(2) == 1
    match field.name:
        case "id":
            return f"{dice.randrange(40)}"
        case "action":
            return anything_raw(dice)
        case "seen":
            return seen
        case _:
            return dice.choice([dice.randrange(8), *VALUES])


def mutated(dice: random.Random, message: dict[str, Any]) -> object:
    """The message with something wrong about it."""
    field = dice.choice(list(message))
    match dice.randrange(5):
        case 0:
            return {**message, field: dice.choice(VALUES)}
        case 1:
            return {name: value for name, value in message.items() if name != field}
        case 2:
            return {**message, f"{field}s": dice.choice(VALUES)}
        case 3:
            return [message]
        case _:
            return {**message, "action": {**anything_raw(dice), "card": dice.choice(VALUES)}}


def anything_raw(dice: random.Random) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(dumped(anything(dice)))
    return raw


def garbage(dice: random.Random, text: str) -> str | bytes:
    """The text cut, spoilt, repeated, or no text at all."""
    at = dice.randrange(len(text) + 1)
    spoilt: list[str | bytes] = [
        text[:at],
        text[:at] + dice.choice('{}[]",:\\\x00\u2028') + text[at:],
        text * 2,
        "[" * dice.randrange(1, 4_000),
        dice.randbytes(dice.randrange(200)),
        "\ufeff" + text,
        "x" * (MESSAGE_LIMIT - 1),
    ]
    return dice.choice(spoilt)


def flood(socket: ClientConnection, dice: random.Random, seen: int) -> None:
    """Send frames without waiting for answers; the server may close the socket, cleanly."""
    for _ in range(FRAMES):
        message = valid(dice, seen)
        text = json.dumps(message if dice.randrange(3) else mutated(dice, message))
        socket.send(text if dice.randrange(4) else garbage(dice, text))


@pytest.mark.parametrize("number", range(ROUNDS))
def test_whatever_is_sent_the_table_goes_on(server: Server, number: int) -> None:
    dice = random.Random(number)  # noqa: S311 - repeatable on purpose
    ann, bob = server.guest(), server.guest()
    preset = dice.choice(["service_perevodnoy", "mailru_cheat", "gto_pogony"])
    table = ann.make(preset, people=2, bots=[], options={"players": 2})
    bob.join(table)
    for guest in (ann, bob, ann):
        flooded(guest, table, dice)
    for guest in (ann, bob):
        with guest.socket(table) as socket:
            assert newest(socket).table == table
    assert server.guest().http.get("/api/rules").status_code == 200


def flooded(guest: Guest, table: str, dice: random.Random) -> None:
    """Let a guest flood a table until he has had enough or is shown out."""
    with guest.socket(table) as socket:
        view = newest(socket)
        with contextlib.suppress(ConnectionClosed):
            flood(socket, dice, view.deal.acts if view.deal else 0)
            newest(socket)
    assert socket.close_code in {1000, 1007, 1008, 1009}
