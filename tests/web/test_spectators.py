"""Looking on at a table: nobody's hand, nothing to do (§17.10)."""

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from kozyr.game.view import Buttons
from kozyr.table.answers import FaultCode
from kozyr.web.protocol import Fault, Invitation, TableView
from tests.web.serving import Guest, Server, answer_to, closed_with, newest, receive

WORD = "козырь"


def snapshot(socket: ClientConnection) -> TableView:
    view = receive(socket)
    assert isinstance(view, TableView)
    return view


def sat(server: Server, **fields: object) -> tuple[Guest, Guest, str]:
    """Let two friends sit down at a table."""
    ann, bob = server.guest(), server.guest()
    body = {"people": 2, "bots": [], "preset": "classic", "options": {}, **fields}
    table: str = ann.http.post("/api/tables", json=body).json()["table"]
    bob.http.post(f"/api/tables/{table}/join", json={"password": fields.get("password")})
    return ann, bob, table


def test_17_10_a_spectator_sees_nobody_s_hand_and_may_do_nothing(server: Server) -> None:
    ann, _, table = sat(server)
    with ann.socket(table) as playing, server.guest().socket(table) as looking:
        mine, seen = newest(playing), snapshot(looking)
        assert mine.deal is not None
        assert seen.deal is not None
        assert (seen.me, seen.host, seen.auto_pass, seen.deal.seat) == (None, False, False, -1)
        assert (seen.deal.hand, seen.deal.moves, seen.deal.armed, seen.deal.calls) == ((),) * 4
        assert seen.deal.role == "watcher"
        for name in Buttons.__struct_fields__:
            assert getattr(seen.deal.buttons, name).code == "not_in_deal"
        assert [seat.count for seat in seen.deal.seats] == [6, 6]
        own = {"seat", "role", "hand", "moves", "armed", "calls", "answered", "buttons"}
        for name in set(seen.deal.__struct_fields__) - own:
            assert getattr(seen.deal, name) == getattr(mine.deal, name)
        take = {"type": "act", "id": "1", "action": {"kind": "take"}, "seen": 0}
        answer = answer_to(looking, take)
        assert isinstance(answer, Fault)
        assert answer.code == FaultCode.NOT_SEATED
        said = answer_to(looking, {"type": "say", "id": "2", "text": "туз бубен"})
        assert isinstance(said, Fault)
        assert said.code == FaultCode.NOT_SEATED


def test_spectators_are_counted_once_however_many_tabs_they_have(server: Server) -> None:
    ann, bob, table = sat(server)
    eve = server.guest()
    with ann.socket(table) as playing, bob.socket(table), eve.socket(table), eve.socket(table):
        assert newest(playing).spectators == 1


def test_who_looks_on_and_then_sits_down_has_his_seat_by_the_same_socket(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    with bob.socket(table) as socket:
        assert snapshot(socket).me is None
        assert bob.join(table).status_code == 200
        view = newest(socket)
        assert (view.me, view.spectators) == (1, 0)
        assert view.deal is not None
        assert len(view.deal.hand) == 6


def test_a_table_with_a_password_is_watched_by_who_knows_it(server: Server) -> None:
    _, _, table = sat(server, password=WORD)
    eve = server.guest()
    with eve.socket(table) as socket:
        assert receive(socket) == Fault(None, FaultCode.WRONG_PASSWORD)
        assert closed_with(socket) == 1008
    invited = eve.http.get(f"/api/tables/{table}")
    seen = msgspec.json.decode(invited.content, type=Invitation)
    assert (seen.password, seen.spectators) == (True, False)
    eve.http.post(f"/api/tables/{table}/admission", json={"password": WORD})
    with eve.socket(table) as socket:
        assert snapshot(socket).me is None


@pytest.mark.parametrize("known", [True, False])
def test_a_stranger_does_not_look_on_at_a_quick_match(server: Server, *, known: bool) -> None:
    ann, bob, eve = server.guest(), server.guest(), server.guest()
    with ann.connect("/ws/quick"), bob.connect("/ws/quick") as socket:
        frame = ""
        while '"paired"' not in frame:
            frame = str(socket.recv())
    table = msgspec.json.decode(frame)["table"]
    if not known:
        eve.http.cookies.clear()
    with eve.socket(table) as looking:
        assert receive(looking) == Fault(None, FaultCode.NOT_SEATED)
        assert closed_with(looking) == 1008
