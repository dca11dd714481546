"""BOT accounts over HTTP and sockets: made and revoked by people, let in by a token."""

from pathlib import Path

import anyio
import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kozyr.people.bots import MOST
from kozyr.people.rating import PROVISIONAL
from kozyr.table.answers import FaultCode
from kozyr.web.bots_protocol import BotLadder, BotsView, BotToken
from kozyr.web.meeting_protocol import Lobby, QuickNews, QuickPaired, QuickWaiting
from kozyr.web.people_protocol import Exported, HistoryView, Leaderboard, PointsView
from kozyr.web.protocol import Fault, Invitation, Joined, Me, TableMade, TableView
from kozyr.web.sessions import POLICY
from tests.people.deals import bot, deal, duel, person, won
from tests.web.crediting import application
from tests.web.serving import (
    GENEROUS,
    PATIENCE,
    Guest,
    Server,
    a_client,
    closed_with,
    dumped,
    newest,
    receive,
    served,
)
from tests.web.test_accounts import fault, registered
from tests.web.test_http import read

EVIL = {"origin": "https://evil.example"}


class Program:
    """Somebody's program, with the token of a BOT account."""

    def __init__(self, server: Server, token: str, **headers: str) -> None:
        self.server = server
        self.headers = {"authorization": f"Bearer {token}", **headers}
        self.http = httpx.Client(base_url=server.root, timeout=PATIENCE, headers=self.headers)
        server.guests.callback(self.http.close)

    def socket(self, path: str) -> ClientConnection:
        return connect(
            f"ws://{self.server.host}{path}",
            additional_headers=self.headers,
            open_timeout=PATIENCE,
        )

    def make(self, **fields: object) -> str:
        wish = {"preset": "service_podkidnoy", "options": {}, "people": 2, "bots": [], **fields}
        return read(self.http.post("/api/tables", json=wish), TableMade, 201).table


def made(owner: Guest, name: str) -> BotToken:
    return read(owner.http.post("/api/account/bots", json={"name": name}), BotToken, 201)


def program(server: Server, owner: str, name: str = "Штирлиц") -> Program:
    return Program(server, made(registered(server, owner), name).token)


def test_an_owner_makes_lists_and_revokes_bot_accounts(server: Server) -> None:
    owner = registered(server, "Хозяин 1")
    told = made(owner, "Штирлиц")
    assert told.token.startswith("kozyr_bot_")
    assert [one.name for one in told.view.bots] == ["BOT Штирлиц"]
    for number in range(1, MOST):
        made(owner, f"Бот {number}")
    fault(owner.http.post("/api/account/bots", json={"name": "Шестой"}), 409, FaultCode.BOT_QUOTA)
    listed = read(owner.http.get("/api/account/bots"), BotsView)
    assert (len(listed.bots), listed.most) == (MOST, MOST)
    assert read(owner.http.get("/api/account/export"), Exported).bots == listed.bots
    left = read(owner.http.delete(f"/api/account/bots/{told.id}"), BotsView)
    assert told.id not in {one.id for one in left.bots}
    again = owner.http.delete(f"/api/account/bots/{told.id}")
    fault(again, 404, FaultCode.UNKNOWN_PLAYER)


def test_a_bot_account_has_a_name_of_its_own(server: Server) -> None:
    owner = registered(server, "Хозяин 2")
    for name in ("", "BOT X", "ВОТ Х", "x" * 21):
        fault(owner.http.post("/api/account/bots", json={"name": name}), 400, FaultCode.BAD_NAME)


def test_guests_have_no_bot_accounts(server: Server) -> None:
    answer = server.guest().http.post("/api/account/bots", json={"name": "Штирлиц"})
    fault(answer, 403, FaultCode.ACCOUNT_NEEDED)


def test_only_the_owner_touches_a_bot_account(server: Server) -> None:
    told, eve = made(registered(server, "Хозяин 3"), "Штирлиц"), registered(server, "Ева 3")
    path = f"/api/account/bots/{told.id}"
    fault(eve.http.delete(path), 404, FaultCode.UNKNOWN_PLAYER)
    fault(eve.http.post(f"{path}/token"), 404, FaultCode.UNKNOWN_PLAYER)
    assert Program(server, told.token).http.get("/api/me").status_code == 200


def test_s10_nobody_else_s_name_begins_with_the_label(server: Server) -> None:
    guest = server.guest()
    for name in ("BOT Вера", "ВОТ Вера"):
        fault(guest.http.put("/api/me", json={"name": name}), 400, FaultCode.BAD_NAME)
        wish = {"name": name, "password": "шесть тузов"}
        fault(guest.http.post("/api/account", json=wish), 400, FaultCode.BAD_NAME)


def test_a_token_is_the_bot_account_whatever_cookies_come_with_it(server: Server) -> None:
    ann = server.guest()
    told = made(registered(server, "Хозяин 4"), "Штирлиц")
    cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    bot = Program(server, told.token, cookie=cookie)
    answer = bot.http.get("/api/me")
    assert read(answer, Me) == Me(told.id, "BOT Штирлиц", None)
    assert "set-cookie" not in answer.headers
    wrong = Program(server, "kozyr_bot_0", cookie=cookie)
    for path in ("/api/me", "/api/me/tables", "/api/tables", "/api/leaderboard"):
        fault(wrong.http.get(path), 401, FaultCode.WRONG_TOKEN)


def test_a_token_is_no_cookie_and_a_cookie_no_token(server: Server) -> None:
    ann, told = server.guest(), made(registered(server, "Хозяин 5"), "Штирлиц")
    as_cookie = httpx.get(
        f"{server.root}/api/me/tables", headers={"cookie": f"kozyr_guest={told.token}"}
    )
    fault(as_cookie, 403, FaultCode.NOT_SEATED)
    stolen = Program(server, ann.http.cookies["kozyr_guest"])
    fault(stolen.http.get("/api/me"), 401, FaultCode.WRONG_TOKEN)


def test_programs_need_no_origin_and_foreign_pages_stay_out(server: Server) -> None:
    token = made(registered(server, "Хозяин 6"), "Штирлиц").token
    table = Program(server, token, **EVIL).make()
    with Program(server, token, **EVIL).socket(f"/ws/tables/{table}") as socket:
        assert newest(socket).me == 0
    ann = server.guest()
    refused = ann.http.post("/api/tables", json={}, headers=EVIL)
    fault(refused, 400, FaultCode.BAD_MESSAGE)
    with pytest.raises(InvalidStatus):
        ann.socket(table, **EVIL)


def test_a_bot_account_has_no_account_name_or_link_of_its_own(server: Server) -> None:
    bot = program(server, "Хозяин 7")
    table = bot.make()
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Вера"}),
        ("POST", "/api/account", {"name": "Вера 7", "password": "шесть тузов"}),
        ("POST", "/api/account/sign-in", {"name": "Хозяин 7", "password": "шесть тузов"}),
        ("GET", "/api/account", None),
        ("GET", "/api/account/bots", None),
        ("POST", "/api/account/bots", {"name": "Ещё"}),
        ("POST", f"/api/tables/{table}/return-link", None),
    ):
        fault(bot.http.request(method, path, json=body), 403, FaultCode.BOT_ACCOUNT)


def test_s10_a_bot_account_is_labelled_at_the_table_in_lists_and_in_the_chat(
    server: Server,
) -> None:
    bot, ann = program(server, "Хозяин 8"), server.guest()
    table = bot.make(kind="rated")
    lobby = read(ann.http.get("/api/tables"), Lobby)
    (listed,) = [one for one in lobby.tables if one.table == table]
    assert (listed.host, listed.people) == ("BOT Штирлиц", ("BOT Штирлиц",))
    invitation = read(ann.http.get(f"/api/tables/{table}"), Invitation)
    assert (invitation.host, invitation.seats[0].name) == ("BOT Штирлиц", "BOT Штирлиц")
    assert read(ann.join(table), Joined).seat == 1
    with ann.socket(table) as socket:
        view = newest(socket)
        assert view.seats[0].name == "BOT Штирлиц"
        assert view.leaving.ends_deal
        assert not view.leaving.points, "there are none to lose"
        with bot.socket(f"/ws/tables/{table}") as other:
            other.send(dumped({"type": "say", "id": "1", "phrase": "hello"}))
            while isinstance(said := receive(socket), TableView):
                pass
            assert getattr(said, "name", None) == "BOT Штирлиц"


def test_s64_a_bot_account_does_not_sit_down_where_a_person_waits_for_strangers(
    server: Server,
) -> None:
    bot, ann = program(server, "Хозяин 9"), server.guest()
    strangers = ann.make("service_podkidnoy", people=2, bots=[], kind="rated")
    answer = bot.http.post(f"/api/tables/{strangers}/join")
    fault(answer, 403, FaultCode.BOT_ACCOUNT)
    friends = ann.make("service_podkidnoy", people=2, bots=[])
    assert read(bot.http.post(f"/api/tables/{friends}/join"), Joined).seat == 1


def waiting(socket: ClientConnection) -> QuickNews:
    return msgspec.json.decode(socket.recv(timeout=PATIENCE), type=QuickNews)


def test_s6_bot_accounts_meet_each_other_in_the_quick_match_and_no_people(server: Server) -> None:
    one, ann = program(server, "Хозяин 10", "Один"), server.guest()
    with one.socket("/ws/quick") as first, ann.connect("/ws/quick") as person:
        assert waiting(first) == QuickWaiting(1, offer_bot=False)
        assert waiting(person) == QuickWaiting(1, offer_bot=False)
        other = program(server, "Хозяин 11", "Два")
        with other.socket("/ws/quick") as second:
            news = waiting(second)
            while isinstance(news, QuickWaiting):
                news = waiting(second)
            assert isinstance(news, QuickPaired)
            assert closed_with(second) == 1000
        table = read(ann.http.get(f"/api/tables/{news.table}"), Invitation)
        assert {seat.name for seat in table.seats} == {"BOT Один", "BOT Два"}


@pytest.mark.parametrize("path", ["/ws/quick", "/ws/tables/0"])
def test_a_wrong_token_is_told_on_a_socket_too(server: Server, path: str) -> None:
    with Program(server, "kozyr_bot_0").socket(path) as socket:
        told = msgspec.json.decode(socket.recv(timeout=PATIENCE), type=Fault)
        assert told.code == FaultCode.WRONG_TOKEN
        assert closed_with(socket) == POLICY


@pytest.mark.parametrize("way", ["renew", "revoke", "farewell"])
def test_a_token_that_is_void_closes_its_sockets_and_no_others(server: Server, way: str) -> None:
    owner = registered(server, f"Хозяин {way}")
    told, other = made(owner, "Штирлиц"), program(server, f"Другой {way}")
    bot = Program(server, told.token)
    tables = [one.make() for one in (bot, other)]
    path = f"/api/account/bots/{told.id}"
    with (
        bot.socket(f"/ws/tables/{tables[0]}") as here,
        other.socket(f"/ws/tables/{tables[1]}") as there,
        bot.socket("/ws/quick") as quick,
    ):
        assert newest(here).me == newest(there).me == 0
        if way == "farewell":
            name = {"name": f"хозяин {way}"}
            assert owner.http.post("/api/account/delete", json=name).status_code == 200
        elif way == "renew":
            anew = Program(server, read(owner.http.post(f"{path}/token"), BotToken).token)
            assert read(anew.http.get("/api/me"), Me).id == told.id
        else:
            read(owner.http.delete(path), BotsView)
        assert closed_with(here) == POLICY
        assert closed_with(quick) == POLICY
        assert newest(there).me == 0
    fault(bot.http.get("/api/me"), 401, FaultCode.WRONG_TOKEN)


def test_s65_a_bot_account_has_the_limits_of_any_visitor(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(
        GENEROUS, tables_by_visitor=1, sockets_by_visitor=1, frames=3, requests=8
    )
    with served(a_client(tmp_path / "static"), limits) as server:
        bot = program(server, "Хозяин 13")
        table = bot.make()
        wish = {"preset": "service_podkidnoy", "options": {}, "people": 2, "bots": []}
        fault(bot.http.post("/api/tables", json=wish), 409, FaultCode.OPEN_TABLES)
        with bot.socket(f"/ws/tables/{table}") as socket:
            with bot.socket("/ws/quick") as another:
                told = msgspec.json.decode(another.recv(timeout=PATIENCE), type=Fault)
                assert told.code == FaultCode.RATE_LIMITED
            for _ in range(4):
                socket.send(dumped({"type": "resync"}))
            while isinstance(frame := receive(socket), TableView):
                pass
            assert frame == Fault(None, FaultCode.RATE_LIMITED)
        answers = [bot.http.get("/api/me").status_code for _ in range(8)]
        assert answers[-1] == 429


def test_only_the_hash_of_a_token_is_kept(server: Server) -> None:
    told = made(registered(server, "Хозяин 12"), "Штирлиц")
    connection = vars(vars(server.services.people.bots)["_data"])["_connection"]
    kept = connection.exec_driver_sql("SELECT * FROM bots").fetchall()
    assert told.id in str(kept)
    assert told.token.removeprefix("kozyr_bot_") not in str(kept)


def test_s42_s64_games_with_bot_accounts_are_on_no_leaderboard_but_their_own(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with application(tmp_path) as app:
            ann, bob = await app.visitor("Анна"), await app.visitor("Боб")
            body = await ann.post("/api/account/bots", {"name": "Штирлиц"}, 201)
            mine = msgspec.json.decode(body, type=BotToken)
            with_ann = duel(bob.id, mine.id, kind="rated")
            with_easy = deal((person(0, mine.id), bot(1)), won(0, 1), kind="bots")
            await app.over(*[with_ann] * PROVISIONAL, *[with_easy] * PROVISIONAL)
            for path in ("/api/leaderboard", "/api/leaderboard?family=simple"):
                board = msgspec.json.decode(await ann.get(path), type=Leaderboard)
                assert board.leaders == ()
            points = msgspec.json.decode(await bob.get("/api/me/points"), type=PointsView)
            assert points.balance == 0
            assert {entry.reason for entry in points.entries} == {"bot_account"}
            games = msgspec.json.decode(await bob.get("/api/me/history"), type=HistoryView).games
            assert {(one.rated, *one.others) for one in games} == {(False, "BOT Штирлиц")}
            path = "/api/leaderboard/bots?family=podkidnoy"
            ladder = msgspec.json.decode(await ann.get(path), type=BotLadder).leaders
            assert [(one.name, one.level, one.mine) for one in ladder] == [
                ("BOT Штирлиц", None, True),
                ("", "easy", False),
            ]
            seen = msgspec.json.decode(await bob.get(path), type=BotLadder).leaders
            assert not any(one.mine for one in seen)

    anyio.run(story)
