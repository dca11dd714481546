"""The socket of a quick match (S6)."""

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import anyio
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from kozyr.table.answers import FaultCode
from kozyr.table.matchmaking import ALONE, Paired, Waiting
from kozyr.web.meeting_protocol import (
    MyTables,
    QuickBotGame,
    QuickNews,
    QuickPaired,
    QuickWaiting,
)
from kozyr.web.protocol import Done, Fault
from kozyr.web.quick import Quick
from kozyr.web.settings import SettingError, from_environment
from tests.table.world import ManualClock, World, still
from tests.web.serving import (
    GENEROUS,
    PATIENCE,
    Guest,
    Server,
    a_client,
    answer_to,
    closed_with,
    dumped,
    newest,
    served,
)
from tests.web.test_accounts import registered, sign_in

news_of = msgspec.json.Decoder(QuickNews)


@contextmanager
def searching(*guests: Guest) -> Iterator[list[ClientConnection]]:
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(guest.connect("/ws/quick")) for guest in guests]


def heard(socket: ClientConnection) -> QuickNews:
    return news_of.decode(socket.recv(timeout=PATIENCE))


def until(socket: ClientConnection, kind: type[QuickNews]) -> QuickNews:
    while not isinstance(news := heard(socket), kind):
        pass
    return news


def test_s6_two_strangers_come_to_one_table_of_throw_in_durak(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    with searching(ann, bob) as (one, other):
        paired = until(one, QuickPaired)
        assert until(other, QuickPaired) == paired
        assert closed_with(one) == closed_with(other) == 1000
    assert isinstance(paired, QuickPaired)
    assert paired.path == f"/t/{paired.table}"
    seen = bob.http.get(f"/api/tables/{paired.table}").json()
    assert (seen["preset"], seen["home"], seen["phase"]) == ("service_podkidnoy", False, "playing")
    assert sorted(seat["kind"] for seat in seen["seats"]) == ["person", "person"]
    with searching(ann) as (again,):
        assert heard(again) == paired


def test_s6_who_waits_may_play_a_bot_meanwhile_and_resume_it_later(server: Server) -> None:
    cat = server.guest()
    with searching(cat) as (socket,):
        assert heard(socket) == QuickWaiting(1, offer_bot=False)
        clock = server.services.clock
        assert isinstance(clock, ManualClock)
        clock.time += ALONE
        with searching(cat):
            assert heard(socket) == QuickWaiting(1, offer_bot=True)
        socket.send(dumped({"type": "bot", "level": "medium"}))
        game = until(socket, QuickBotGame)
        assert isinstance(game, QuickBotGame)
        socket.send(dumped({"type": "bot", "level": "easy"}))
        assert until(socket, QuickBotGame) == game
        with searching(server.guest()):
            until(socket, QuickPaired)
    with cat.socket(game.table) as table:
        view = newest(table)
        assert (view.phase, view.paused is not None and view.paused.on) == ("playing", True)
        go_on = {"type": "pause", "id": "go", "on": False}
        assert isinstance(answer_to(table, go_on), Done)
        assert newest(table).paused is None
    mine = cat.http.get("/api/me/tables").json()["tables"]
    assert game.table in {one["table"] for one in mine}


def test_s6_it_is_told_how_many_others_search(server: Server) -> None:
    ann, bob = server.guest(), server.guest()

    def seen(guest: Guest) -> int:
        mine = guest.http.get("/api/me/tables").content
        return msgspec.json.decode(mine, type=MyTables).searching

    with searching(ann) as (socket,):
        assert heard(socket) == QuickWaiting(1, offer_bot=False)
        assert (seen(ann), seen(bob)) == (0, 1)


def test_s6_who_left_his_quick_game_may_search_again(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    with searching(ann, bob) as (one, _):
        paired = until(one, QuickPaired)
    assert isinstance(paired, QuickPaired)
    with ann.socket(paired.table) as table:
        table.send(dumped({"type": "leave", "id": "bye"}))
        closed_with(table)
    with searching(ann) as (again,):
        assert heard(again) == QuickWaiting(1, offer_bot=False)


def test_s6_who_blocked_another_is_not_paired_with_him(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    bob.join(table)
    seat = {"table": table, "seat": 1, "how": "block"}
    assert ann.http.post("/api/blocks", json=seat).status_code in {200, 201, 204}
    with searching(ann, bob) as (one, other):
        assert heard(one) == QuickWaiting(1, offer_bot=False)
        assert heard(other) == QuickWaiting(2, offer_bot=False)
        assert heard(one) == QuickWaiting(2, offer_bot=False)


def test_s6_nobody_is_paired_with_the_guest_he_was_once_he_was(server: Server) -> None:
    registered(server, "Вера Быстрая")
    guest = server.guest()
    with searching(guest) as (one,):
        assert heard(one) == QuickWaiting(1, offer_bot=False)
        assert sign_in(guest, "Вера Быстрая").status_code == 200
        with searching(guest) as (other,):
            assert heard(other) == QuickWaiting(2, offer_bot=False)


def test_s6_a_search_is_given_up(server: Server) -> None:
    ann = server.guest()
    with searching(ann) as (socket,):
        heard(socket)
        socket.send(dumped({"type": "cancel"}))
        assert closed_with(socket) == 1000
    assert ann.id not in server.services.quick.match.searching


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"type":"bot","level":"godlike"}', FaultCode.UNKNOWN_LEVEL),
        ('{"type":"bot","level":"exec:./bot.py"}', FaultCode.UNKNOWN_LEVEL),
        ('{"type":"stake"}', FaultCode.UNKNOWN_MESSAGE),
        ("{", FaultCode.BAD_MESSAGE),
        (b"{}", FaultCode.BAD_MESSAGE),
    ],
)
def test_what_a_seeker_cannot_ask_is_a_fault(
    server: Server, message: str | bytes, code: FaultCode
) -> None:
    with searching(server.guest()) as (socket,):
        socket.send(message)
        fault = until(socket, Fault)
        assert isinstance(fault, Fault)
        assert fault.code == code


def test_who_never_came_in_cannot_search(server: Server) -> None:
    stranger = server.guest()
    stranger.http.cookies.clear()
    with searching(stranger) as (socket,):
        assert heard(socket) == Fault(None, FaultCode.NOT_SEATED)
        assert closed_with(socket) == 1008


def test_s6_which_rules_a_quick_match_has_is_one_setting() -> None:
    assert from_environment({}).quick_preset == "service_podkidnoy"
    named = {"KOZYR_QUICK": "service_perevodnoy"}
    assert from_environment(named).quick_preset == "service_perevodnoy"
    for wrong in ("durak", "gambiter_2x2"):
        with pytest.raises(SettingError, match="for two, such as service_podkidnoy"):
            from_environment({"KOZYR_QUICK": wrong})


def test_s6_a_crash_between_seating_and_telling_loses_nobody() -> None:
    async def story() -> None:
        world = World()
        before = Quick("service_podkidnoy", world.host, world.ports(), nobody)
        told = list[Waiting | Paired | None]()
        for player in ("ann", "bob"):
            before.match.enter(player, lambda _: None)
        await still()
        world.restart()
        after = Quick("service_podkidnoy", world.host, world.ports(), nobody)
        for player in ("ann", "bob", "cat"):
            after.match.enter(player, told.append)
        await still()
        (listed,) = await world.journal.tables_of("ann")
        assert listed.players == ("ann", "bob")
        assert told == [Paired(listed.table), Paired(listed.table), Waiting(1, offer_bot=False)]

    anyio.run(story)


def test_a_visitor_with_too_many_tables_is_given_no_more(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(GENEROUS, tables_by_visitor=1)
    with served(a_client(tmp_path / "static"), settings) as few:
        ann = few.guest()
        ann.make()
        with searching(ann) as (socket,):
            socket.send(dumped({"type": "bot", "level": "easy"}))
            fault = until(socket, Fault)
            assert isinstance(fault, Fault)
            assert (fault.code, fault.params) == (FaultCode.OPEN_TABLES, {"n": 1})


async def nobody(player: str) -> frozenset[str]:
    del player
    return frozenset()
