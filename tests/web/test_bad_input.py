"""Bad input to a real server: a coded refusal or a clean close, and nothing changes (issue D)."""

import json
import logging
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from kozyr.cards.card import is_card
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import Done, Fault, Refused, TableView
from tests.table.world import choices
from tests.web.serving import (
    Guest,
    Server,
    answer_to,
    closed_with,
    digest,
    dumped,
    newest,
)

TAKE = {"kind": "take"}


@pytest.fixture(autouse=True)
def no_traceback(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records] == []
    assert "Traceback" not in capfd.readouterr().err


def waiting_table(server: Server) -> tuple[Guest, str]:
    """Make a table at which nothing happens by itself: two people, both seated, a deal on."""
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    bob.join(table)
    return ann, table


def an_act(**fields: object) -> dict[str, object]:
    return {"type": "act", "id": "7", "action": TAKE, "seen": 0, **fields}


BROKEN: list[tuple[str | bytes | dict[str, object] | list[object], FaultCode, str | None]] = [
    ("", FaultCode.BAD_MESSAGE, None),
    ("{", FaultCode.BAD_MESSAGE, None),
    ("null", FaultCode.BAD_MESSAGE, None),
    ([], FaultCode.BAD_MESSAGE, None),
    ("\x00", FaultCode.BAD_MESSAGE, None),
    ('{"type":"act","id":"\\ud800"}', FaultCode.BAD_MESSAGE, None),
    ("[" * 8_000, FaultCode.BAD_MESSAGE, None),
    ('{"a":' * 3_000, FaultCode.BAD_MESSAGE, None),
    (b'{"type":"resync"}', FaultCode.BAD_MESSAGE, None),
    ({}, FaultCode.UNKNOWN_MESSAGE, None),
    ({"type": "cheat", "id": "7"}, FaultCode.UNKNOWN_MESSAGE, "7"),
    ({"type": 1, "id": "7"}, FaultCode.UNKNOWN_MESSAGE, "7"),
    ({"type": "cheat", "id": "7" * 37}, FaultCode.UNKNOWN_MESSAGE, None),
    ({"type": "resync", "table": "x"}, FaultCode.BAD_MESSAGE, None),
    (an_act(seat=1), FaultCode.BAD_MESSAGE, "7"),
    (an_act(id=""), FaultCode.BAD_MESSAGE, ""),
    (an_act(id="7" * 37), FaultCode.BAD_MESSAGE, None),
    (an_act(id=7), FaultCode.BAD_MESSAGE, None),
    (an_act(seen=-1), FaultCode.BAD_MESSAGE, "7"),
    (an_act(seen=2**70), FaultCode.BAD_MESSAGE, "7"),
    (an_act(seen=1.5), FaultCode.BAD_MESSAGE, "7"),
    (an_act(seen=None), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "peek"}), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "take", "armed": True}), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "lead", "cards": "6"}), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "lead", "cards": [[6]]}), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "beat", "card": 6}), FaultCode.BAD_MESSAGE, "7"),
    (an_act(action={"kind": "beat", "card": 6, "target": None}), FaultCode.BAD_MESSAGE, "7"),
    ({"type": "again", "id": "7", "seed": "zz"}, FaultCode.BAD_MESSAGE, "7"),
    ({"type": "again", "id": "7", "seed": "00" * 33}, FaultCode.BAD_MESSAGE, "7"),
]


@pytest.mark.parametrize(("message", "code", "number"), BROKEN)
def test_a_broken_message_is_a_fault(
    server: Server, message: object, code: FaultCode, number: str | None
) -> None:
    ann, table = waiting_table(server)
    before = digest(server, table)
    with ann.socket(table) as socket:
        answer = answer_to(socket, message)
        assert isinstance(answer, Fault)
        assert (answer.code, answer.id) == (code, number)
        assert newest(socket).phase == "playing"
    assert digest(server, table) == before


NO_CARDS = [-1, 13, 15, 64, 61, 2**31, 2**63, -(2**70), 10**400]


@pytest.mark.parametrize("card", NO_CARDS)
@pytest.mark.parametrize("kind", ["lead", "beat", "throw_in", "transfer", "show"])
def test_a_forged_card_is_a_fault(server: Server, kind: str, card: int) -> None:
    assert not is_card(card)
    ann, table = waiting_table(server)
    before = digest(server, table)
    fields: dict[str, object] = {"cards": [card]} if kind == "lead" else {"card": card}
    if kind == "beat":
        fields["target"] = 6
    with ann.socket(table) as socket:
        answer = answer_to(socket, plain(an_act(action={"kind": kind, **fields})))
        assert isinstance(answer, Fault)
        assert (answer.code, answer.id) == (FaultCode.BAD_MESSAGE, "7")
    assert digest(server, table) == before


def plain(message: object) -> str:
    """Write JSON with ints of any size."""
    return json.dumps(message)


def test_a_card_of_another_hand_is_refused(server: Server) -> None:
    ann, table = waiting_table(server)
    before = digest(server, table)
    with ann.socket(table) as socket:
        view = newest(socket)
        assert view.deal is not None
        opener = view.deal.role == "opener"
        foreign = next(card for card in range(4, 13) if card not in view.deal.hand)
        answer = answer_to(socket, an_act(action={"kind": "lead", "cards": [foreign]}))
    assert isinstance(answer, Refused)
    assert answer.refusal.code == ("not_your_card" if opener else "not_opener")
    assert digest(server, table) == before


@pytest.mark.parametrize(("count", "kind"), [(36, Refused), (3_000, Fault)])
def test_many_cards_in_a_lead_are_refused(server: Server, count: int, kind: type) -> None:
    ann, table = waiting_table(server)
    before = digest(server, table)
    with ann.socket(table) as socket:
        answer = answer_to(socket, an_act(action={"kind": "lead", "cards": [4] * count}))
    assert isinstance(answer, kind)
    assert digest(server, table) == before


def test_who_is_not_asked_cannot_act_for_who_is(server: Server) -> None:
    """No message names a seat: it is always the sender's own."""
    ann, table = waiting_table(server)
    bob = server.guest()
    before = digest(server, table)
    with ann.socket(table) as socket:
        assert newest(socket).me == 0
    assert bob.join(table).json()["code"] == FaultCode.TABLE_FULL
    assert digest(server, table) == before


def test_another_seats_command_id_is_ones_own_too(server: Server) -> None:
    """An id is the player's: what the other did under it neither stops nor repeats anything."""
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    bob.join(table)
    with ann.socket(table) as hers, bob.socket(table) as his:
        view = newest(hers)
        opener, other = (hers, his) if view.deal and view.deal.role == "opener" else (his, hers)
        assert isinstance(answer_to(opener, first_choice(newest(opener), "1")), Done)
        before = newest(other)
        assert isinstance(answer_to(other, first_choice(before, "1")), Done)
        assert newest(other).version > before.version


def first_choice(view: TableView, number: str) -> dict[str, object]:
    assert view.deal is not None
    return an_act(id=number, action=choices(view.deal)[0], seen=view.deal.acts)


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1_000_000])
def test_a_frame_too_long_closes_the_socket_cleanly(server: Server, size: int) -> None:
    ann, table = waiting_table(server)
    before = digest(server, table)
    with ann.socket(table) as socket:
        socket.send("x" * size)
        assert closed_with(socket) == 1009
    with ann.socket(table) as socket:
        assert newest(socket).phase == "playing"
    assert digest(server, table) == before


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    ann, table = waiting_table(server)
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(table, Origin="https://evil.example")
    assert refused.value.response.status_code == 403


def test_a_page_of_this_server_gets_one(server: Server) -> None:
    ann, table = waiting_table(server)
    with ann.socket(table, Origin=server.root) as socket:
        assert newest(socket).table == table


@pytest.mark.parametrize("table", ["%00", "'", "..", "x" * 4_000])
def test_a_table_nobody_made_is_unknown(server: Server, table: str) -> None:
    ann = server.guest()
    with ann.socket(table) as socket:
        assert closed_with(socket) == 1008
    answer = ann.http.get(f"/api/tables/{table}")
    assert answer.status_code == 404


def test_dumped_is_what_is_sent() -> None:
    assert dumped(an_act()) == '{"type":"act","id":"7","action":{"kind":"take"},"seen":0}'
