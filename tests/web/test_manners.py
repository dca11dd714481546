"""Chat, blocks, mutes and reports (S62)."""

import asyncio
from collections.abc import Iterable
from typing import cast

import anyio
import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

from kozyr.people.manners import REPORTS_A_DAY
from kozyr.storage.manners import SqlManners
from kozyr.table.answers import FaultCode
from kozyr.web.chat import tidy_text
from kozyr.web.people_protocol import ShunnedView, SignedIn
from kozyr.web.protocol import Done, Fault, Joined, Said, TableView
from kozyr.web.sessions import POLICY, Session, Socket
from tests.table.scenes import people
from tests.table.world import World
from tests.web.listening import Listener, Listening
from tests.web.serving import (
    Guest,
    Server,
    answer_to,
    closed_with,
    dumped,
    from_server,
    receive,
)
from tests.web.test_accounts import PASSWORD, registered, sign_in
from tests.web.test_http import read


def pair(server: Server, **wish: object) -> tuple[Guest, Guest, str]:
    """Two guests at a table of theirs."""
    ann, bob = server.guest(), server.guest()
    table = ann.make(**{"people": 2, "bots": [], **wish})  # type: ignore[arg-type]
    assert bob.join(table).status_code == 200
    return ann, bob, table


def say(socket: ClientConnection, **what: str) -> Done | Fault:
    answer = answer_to(socket, {"type": "say", "id": "s", **what})
    while isinstance(answer, Said | TableView):
        answer = receive(socket)
    assert isinstance(answer, Done | Fault)
    return answer


def hears(socket: ClientConnection) -> list[Said]:
    """Read what was said so far, up to the answer to a mark."""
    socket.send('{"type":"and then?","id":"mark"}')
    heard = list[Said]()
    while not isinstance(frame := receive(socket), Fault):
        if isinstance(frame, Said):
            heard.append(frame)
    return heard


def told(heard: list[Said]) -> list[tuple[int | None, str | None]]:
    return [(one.seat, one.phrase or one.emoji or one.text) for one in heard]


def test_s62_phrases_and_emoji_are_heard_everywhere_and_text_among_friends(server: Server) -> None:
    ann, bob, table = pair(server)
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        assert isinstance(say(mine, phrase="hello"), Done)
        assert isinstance(say(mine, emoji="wow"), Done)
        assert isinstance(say(mine, text="  ваш\u202e ход\n"), Done)
        assert told(hears(theirs)) == [(0, "hello"), (0, "wow"), (0, "ваш ход")]
    with bob.socket(table) as again:
        assert told(hears(again)) == [(0, "hello"), (0, "wow"), (0, "ваш ход")]


def test_s62_strangers_write_no_text(server: Server) -> None:
    ann, _, table = pair(server, kind="rated")
    with ann.socket(table) as socket:
        answer = say(socket, text="пароль?")
        assert isinstance(answer, Fault)
        assert answer.code == FaultCode.NO_FREE_TEXT
        assert isinstance(say(socket, phrase="luck"), Done)


@pytest.mark.parametrize(
    "what", [{}, {"text": "\u200f "}, {"phrase": "hello", "emoji": "wow"}, {"phrase": "damn"}]
)
def test_s62_one_thing_is_said_at_a_time(server: Server, what: dict[str, str]) -> None:
    ann, _, table = pair(server)
    with ann.socket(table) as socket:
        answer = say(socket, **what)
        assert isinstance(answer, Fault)
        assert answer.code == FaultCode.BAD_MESSAGE


def test_s62_nobody_says_more_than_five_things_in_ten_seconds(server: Server) -> None:
    ann, _, table = pair(server)
    with ann.socket(table) as socket:
        answers = [say(socket, emoji="smile") for _ in range(6)]
    assert [isinstance(answer, Done) for answer in answers] == [True] * 5 + [False]
    assert isinstance(answers[-1], Fault)
    assert answers[-1].code == FaultCode.RATE_LIMITED


def test_s62_text_is_kept_short_and_plain() -> None:
    assert tidy_text("<b>да</b>") == "<b>да</b>", "escaped where it is shown, as all text is"
    assert tidy_text("a\u202eb\x00c\u2066") == "abc"
    assert tidy_text("\u200b \n") is None
    assert tidy_text("\ufe0f\u034f \u0301") is None
    assert tidy_text("ж" * 300) == "ж" * 200


def shun(guest: Guest, table: str, seat: int, how: str) -> httpx.Response:
    return guest.http.post("/api/blocks", json={"table": table, "seat": seat, "how": how})


def test_what_is_said_while_somebody_comes_is_heard_once_it_broke_his_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = SqlManners.deaf_to

    async def slowly(self: SqlManners, speaker: str, ids: Iterable[str]) -> frozenset[str]:
        await asyncio.sleep(0)
        return await asked(self, speaker, ids)

    monkeypatch.setattr(SqlManners, "deaf_to", slowly)

    async def story() -> None:
        listening = Listening(World())
        table = await people(listening.world, "classic", 2)
        async with listening.at(table, 1) as (ann,), anyio.create_task_group() as group:
            await ann.say({"type": "say", "id": "1", "phrase": "hello"})
            for turns in range(8):
                bob = Listener()
                socket = cast("Socket", bob)
                group.start_soon(Session(socket, listening.parts, table, "bob").serve)
                for _ in range(turns):
                    await asyncio.sleep(0)
                listening.world.clock.time += 10_000
                await ann.say({"type": "say", "id": str(turns), "phrase": "luck"})
                assert said(bob) == ["hello", *["luck"] * (turns + 1)]
            group.cancel_scope.cancel()

    anyio.run(story)


def said(listener: Listener) -> list[str | None]:
    frames = map(from_server.decode, listener.heard)
    return [frame.phrase for frame in frames if isinstance(frame, Said)]


@pytest.mark.parametrize("how", ["mute", "block"])
def test_s62_who_is_muted_is_not_heard(server: Server, how: str) -> None:
    ann, bob, table = pair(server)
    (muted,) = read(shun(bob, table, 0, how), ShunnedView).people
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        assert isinstance(say(mine, phrase="hello"), Done)
        assert hears(theirs) == []
        assert told(hears(mine)) == []
    with bob.socket(table) as again:
        assert hears(again) == []
    left = bob.http.delete(f"/api/blocks/{how}/{muted.id}")
    assert read(left, ShunnedView).people == ()
    with bob.socket(table) as again:
        assert told(hears(again)) == [(0, "hello")]


def test_s62_partners_hear_nothing_of_each_other_during_a_deal(server: Server) -> None:
    four = [server.guest() for _ in range(4)]
    table = four[0].make("gambiter_2x2", people=4, bots=[])
    with four[0].socket(table) as speaker:
        assert isinstance(say(speaker, phrase="luck"), Done)
    for guest in four[1:]:
        assert guest.join(table).status_code == 200
    with four[0].socket(table) as speaker, four[2].socket(table) as partner:
        assert told(hears(partner)) == [(0, "luck")], "before the deal"
        assert isinstance(say(speaker, phrase="nice"), Done)
        assert hears(partner) == []
        with four[1].socket(table) as opponent:
            assert told(hears(opponent)) == [(0, "luck"), (0, "nice")]


def test_who_is_blocked_cannot_sit_down_where_one_sits(server: Server) -> None:
    ann, bob, table = pair(server)
    read(shun(ann, table, 1, "block"), ShunnedView)
    another = ann.make(people=2, bots=[])
    assert read(bob.join(another), Fault, 403).code == FaultCode.TURNED_AWAY
    assert read(bob.join(table), Joined).seat == 1, "his seat stays his"
    eve = server.guest()
    assert read(eve.join(another), Joined).seat == 1


@pytest.mark.parametrize("how", ["mute", "block"])
def test_a_guest_who_signs_in_is_shunned_as_before_once_he_was_not(
    server: Server, how: str
) -> None:
    owner = registered(server, f"Вера {how}")
    ann, bob, table = pair(server)
    read(shun(ann, table, 1, how), ShunnedView)
    read(sign_in(bob, f"Вера {how}"), SignedIn)
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        assert isinstance(say(theirs, phrase="hello"), Done)
        assert hears(mine) == []
    status = owner.join(ann.make(people=2, bots=[])).status_code
    assert status == (403 if how == "block" else 200)


def test_who_has_shunned_a_guest_of_his_own_is_let_in_to_his_tables(server: Server) -> None:
    owner = registered(server, "Вера Своя")
    guest = server.guest()
    table = owner.make(people=2, bots=[])
    guest.join(table)
    read(shun(owner, table, 1, "block"), ShunnedView)
    read(sign_in(guest, "Вера Своя"), SignedIn)
    assert read(owner.http.get("/api/blocks"), ShunnedView).people == ()


def test_s65_what_the_forgotten_have_said_is_forgotten_once_it_was_told_on(server: Server) -> None:
    ann, bob, table = pair(server)
    wish = {"name": "Вера Ушедшая", "password": PASSWORD}
    read(bob.http.post("/api/account", json=wish), SignedIn)
    with ann.socket(table) as mine, bob.socket(table) as theirs:
        assert isinstance(say(mine, phrase="hello"), Done)
        assert isinstance(say(theirs, text="я Вера"), Done)
    bob.http.post("/api/account/delete", json={"name": "Вера Ушедшая"})
    with ann.socket(table) as again:
        assert told(hears(again)) == [(0, "hello")]


def test_who_left_and_is_blocked_does_not_sit_down_again_as_he_once_did(server: Server) -> None:
    ann, bob, table = pair(server)
    with bob.socket(table) as socket:
        socket.send(dumped({"type": "leave", "id": "bye"}))
        assert closed_with(socket) == POLICY
    read(shun(ann, table, 1, "block"), ShunnedView)
    assert read(bob.join(table), Fault, 403).code == FaultCode.TURNED_AWAY


def test_s62_whom_one_has_blocked_is_found_in_his_seat(server: Server) -> None:
    ann, bob, table = pair(server)
    read(shun(ann, table, 1, "block"), ShunnedView)
    (shown,) = read(ann.http.get(f"/api/blocks?table={table}"), ShunnedView).people
    assert (shown.how, shown.seat) == ("block", 1)
    (anywhere,) = read(ann.http.get("/api/blocks"), ShunnedView).people
    assert anywhere.seat is None
    assert read(bob.http.get(f"/api/blocks?table={table}"), ShunnedView).people == ()
    eve = server.guest()
    asked = eve.http.get(f"/api/blocks?table={table}")
    assert read(asked, Fault, 403).code == FaultCode.NOT_SEATED


def test_who_is_not_at_the_table_blocks_and_reports_nobody(server: Server) -> None:
    ann, _, table = pair(server)
    eve = server.guest()
    assert read(shun(eve, table, 0, "block"), Fault, 403).code == FaultCode.NOT_SEATED
    for seat in (0, 7):
        code = read(shun(ann, table, seat, "mute"), Fault, 404).code
        assert code == FaultCode.UNKNOWN_PLAYER
    gone = ann.http.delete("/api/blocks/mute/nobody")
    assert read(gone, Fault, 404).code == FaultCode.UNKNOWN_PLAYER


def test_ten_reports_a_day_are_taken(server: Server) -> None:
    ann, _, table = pair(server)
    body = {"table": table, "seat": 1, "reason": "stalling"}
    for _ in range(REPORTS_A_DAY):
        assert ann.http.post("/api/reports", json=body).status_code == 200
    answer = ann.http.post("/api/reports", json=body)
    assert read(answer, Fault, 429).code == FaultCode.RATE_LIMITED
    wrong = msgspec.json.encode({**body, "reason": "he wins"})
    refused = ann.http.post(
        "/api/reports", content=wrong, headers={"content-type": "application/json"}
    )
    assert read(refused, Fault, 400).code == FaultCode.BAD_MESSAGE
