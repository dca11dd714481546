"""Open tables, passwords and quotas of open tables (S1, S61, S65)."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from kozyr.table.answers import FaultCode
from kozyr.web.meeting_protocol import Lobby, MyTables, OpenTable
from kozyr.web.protocol import Fault, Joined
from kozyr.web.settings import Settings
from tests.table.world import ManualClock
from tests.web.serving import GENEROUS, Guest, Server, a_client, served

WORD = "козырь"
GUESS = "туз"
STRANGERS: dict[str, Any] = {"people": 2, "bots": [], "kind": "rated"}


def lobby(guest: Guest, query: str = "") -> dict[str, OpenTable]:
    answer = guest.http.get(f"/api/tables{query}")
    assert answer.status_code == 200, answer.text
    found = msgspec.json.decode(answer.content, type=Lobby)
    return {table.table: table for table in found.tables}


def fault(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=Fault).code


def join(guest: Guest, table: str, **body: object) -> httpx.Response:
    return guest.http.post(f"/api/tables/{table}/join", json=body)


def test_s64_a_table_for_strangers_stands_in_the_lobby_until_it_is_full(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    friends = ann.make("classic", people=2, bots=[])
    table = ann.make("classic", options={"draw": "off"}, **STRANGERS)
    shown = lobby(bob)
    assert friends not in shown
    assert shown[table].path == f"/t/{table}"
    assert [d.option for d in shown[table].differences] == ["draw"]
    assert (shown[table].free, shown[table].bots, shown[table].password) == (1, (), False)
    assert shown[table].people == (shown[table].host,)
    assert msgspec.json.decode(bob.join(table).content, type=Joined).seat == 1
    assert table not in lobby(bob)


@pytest.mark.parametrize(
    ("query", "shown"),
    [
        ("?variant=perevodnoy&players=3&deck=24&throw_in=neighbours&mode=fair&speed=normal", True),
        ("?variant=podkidnoy", False),
        ("?players=2", False),
        ("?deck=36", False),
        ("?throw_in=all", False),
        ("?mode=cheating", False),
        ("?draw=off", False),
        ("?speed=fast", False),
    ],
)
def test_s61_the_lobby_is_filtered_by_what_a_table_is_like(
    server: Server, query: str, *, shown: bool
) -> None:
    guest = server.guest()
    options = {"players": 3, "deck": 24, "throw_in_who": "neighbours"}
    table = guest.make("classic_perevodnoy", options=options, people=3, bots=[], kind="rated")
    assert (table in lobby(guest, query)) == shown


def test_a_filter_that_is_none_is_a_fault(server: Server) -> None:
    answer = server.guest().http.get("/api/tables?variant=poker")
    assert fault(answer, 400) == FaultCode.BAD_MESSAGE


def test_who_asks_again_is_sent_only_what_is_new(server: Server) -> None:
    guest = server.guest()
    first = guest.http.get("/api/tables")
    headers = {"if-none-match": first.headers["etag"]}
    assert guest.http.get("/api/tables", headers=headers).status_code == 304
    guest.make(**STRANGERS)
    assert guest.http.get("/api/tables", headers=headers).status_code == 200


def test_strangers_need_a_clock(server: Server) -> None:
    wish = {"preset": "classic", "options": {"turn_time": 0}, **STRANGERS}
    answer = server.guest().http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert answer.json()["refusal"]["code"] == "clock_needed"


def test_a_password_lets_in_who_knows_it_and_is_never_told(server: Server) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    table = ann.make(password=WORD, **STRANGERS)
    assert lobby(bob)[table].password
    assert fault(join(bob, table), 403) == FaultCode.WRONG_PASSWORD
    assert fault(join(bob, table, password=GUESS), 403) == FaultCode.WRONG_PASSWORD
    admission = f"/api/tables/{table}/admission"
    assert fault(bob.http.post(admission, json={"password": "а"}), 403) == "wrong_password"
    assert bob.http.post(admission, json={"password": WORD}).status_code == 204
    assert bob.join(table).status_code == 200
    assert fault(join(eve, table, password=WORD), 409) == FaultCode.TABLE_FULL
    for path in (f"/api/tables/{table}", "/api/tables", "/api/me/tables"):
        assert "argon2" not in ann.http.get(path).text
        assert WORD not in ann.http.get(path).text
    with ann.socket(table) as socket:
        assert "argon2" not in str(socket.recv())


def test_guesses_at_once_are_slowed_down_like_those_one_by_one(tmp_path: Path) -> None:
    with served(a_client(tmp_path / "static")) as server:
        table = server.guest().make(password=WORD, **STRANGERS)
        guests = [server.guest() for _ in range(10)]
        with ThreadPoolExecutor(len(guests)) as tries:
            answers = list(tries.map(lambda guest: join(guest, table, password=GUESS), guests))
        statuses = Counter(answer.status_code for answer in answers)
        assert statuses == {403: 4, 429: 6}


def test_a_password_is_not_guessed_for_long(tmp_path: Path) -> None:
    with served(a_client(tmp_path / "static")) as server:
        table = server.guest().make(password=GUESS, **STRANGERS)
        eve = server.guest()
        answers = [join(eve, table, password=f"{guess}") for guess in range(5)]
        assert [answer.status_code for answer in answers] == [403] * 4 + [429]
        assert answers[-1].headers["retry-after"] == "1"
        clock = server.services.clock
        assert isinstance(clock, ManualClock)
        clock.time += 1_000
        assert join(eve, table, password=GUESS).status_code == 200


def test_a_seat_may_be_chosen_when_it_is_free(server: Server) -> None:
    ann, bob, cat = server.guest(), server.guest(), server.guest()
    table = ann.make("gambiter_2x2", options={"players": 4, "teams": "2x2"}, people=4, bots=[])
    assert msgspec.json.decode(join(bob, table, seat=2).content, type=Joined).seat == 2
    assert fault(join(cat, table, seat=2), 409) == FaultCode.SEAT_TAKEN
    assert fault(join(cat, table, seat=7), 409) == FaultCode.SEAT_TAKEN
    assert msgspec.json.decode(join(cat, table, seat=1).content, type=Joined).seat == 1


def test_s6_one_s_own_tables_are_listed_to_go_on_with(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    game = ann.make()
    waiting = ann.make(**STRANGERS)
    bob.join(waiting)
    mine = msgspec.json.decode(ann.http.get("/api/me/tables").content, type=MyTables).tables
    assert {(one.table, one.kind, one.phase) for one in mine} == {
        (game, "bots", "playing"),
        (waiting, "rated", "playing"),
    }
    theirs = msgspec.json.decode(bob.http.get("/api/me/tables").content, type=MyTables).tables
    assert [(one.table, len(one.people)) for one in theirs] == [(waiting, 1)]
    assert next(one for one in mine if one.table == game).bots == ("easy",)


def test_s65_a_visitor_and_an_address_keep_only_so_many_tables_open(tmp_path: Path) -> None:
    few = {"tables_by_visitor": 2, "tables_by_address": 3}
    settings: Settings = msgspec.structs.replace(GENEROUS, **few)
    with served(a_client(tmp_path / "static"), settings) as server:
        ann, bob = server.guest(), server.guest()
        wish = {"preset": "classic", **STRANGERS}
        for _ in range(2):
            ann.make(**STRANGERS)
        answer = ann.http.post("/api/tables", json=wish)
        assert fault(answer, 409) == FaultCode.OPEN_TABLES
        assert answer.json()["params"] == {"n": 2}
        bob.make(**STRANGERS)
        assert fault(bob.http.post("/api/tables", json=wish), 409) == FaultCode.OPEN_TABLES
