import pytest
from websockets.sync.client import ClientConnection

from kozyr.table.answers import FaultCode
from kozyr.web.protocol import Done, Fault, Refused, TableView
from tests.table.world import RandomPlayer, choices
from tests.web.serving import Guest, Server, answer_to, closed_with, newest, receive


def act(view: TableView, number: str = "1", **fields: object) -> dict[str, object]:
    """Write down the first action that a snapshot offers."""
    assert view.deal is not None
    return {
        "type": "act",
        "id": number,
        "action": choices(view.deal)[0],
        "seen": view.deal.acts,
        **fields,
    }


def turn(guest: Guest, table: str) -> TableView:
    """Wait until the guest may act, and give that snapshot."""
    with guest.socket(table) as socket:
        view = receive(socket)
        while isinstance(view, TableView) and view.deal and not choices(view.deal):
            view = receive(socket)
    assert isinstance(view, TableView)
    return view


def test_a_connection_begins_with_a_snapshot(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    with guest.socket(table) as socket:
        view = receive(socket)
    assert isinstance(view, TableView)
    assert (view.table, view.me, view.phase) == (table, 0, "playing")
    assert [seat.kind for seat in view.seats] == ["person", "bot"]
    assert view.seats[0].online
    assert view.deal is not None
    assert len(view.deal.hand) == 6
    assert view.commitment is not None


def test_an_action_is_done_once_and_its_snapshot_comes_first(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    view = turn(guest, table)
    with guest.socket(table) as socket:
        message = act(view)
        done = answer_to(socket, message)
        assert isinstance(done, Done)
        assert done.version > view.version
        assert answer_to(socket, message) == done
        assert newest(socket).version >= done.version


def test_an_id_used_again_for_something_else_is_a_fault(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    view = turn(guest, table)
    with guest.socket(table) as socket:
        assert isinstance(answer_to(socket, act(view)), Done)
        other = {"type": "act", "id": "1", "action": {"kind": "waive"}, "seen": 0}
        assert answer_to(socket, other) == Fault("1", FaultCode.DUPLICATE_ID)


def test_what_the_rules_refuse_comes_back_as_a_refusal(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    view = turn(guest, table)
    assert view.deal is not None
    foreign = next(card for card in range(4, 13) if card not in view.deal.hand)
    with guest.socket(table) as socket:
        lead = {"kind": "lead", "cards": [foreign]}
        answer = answer_to(socket, {"type": "act", "id": "1", "action": lead, "seen": 0})
    assert isinstance(answer, Refused)
    assert answer.id == "1"


def test_every_socket_of_a_player_and_of_the_others_hears_of_a_change(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(people=2, bots=[])
    with ann.socket(table) as first, ann.socket(table) as second:
        assert newest(first).phase == "waiting"
        bob.join(table)
        with bob.socket(table) as third:
            for socket in (first, second, third):
                view = receive(socket)
                while isinstance(view, TableView) and not view.seats[1].online:
                    view = receive(socket)
                assert isinstance(view, TableView)
                assert view.phase == "playing"


def test_another_deal_needs_the_end_of_this_one(server: Server) -> None:
    guest = server.guest()
    with guest.socket(guest.make()) as socket:
        assert answer_to(socket, {"type": "again", "id": "1"}) == Fault("1", FaultCode.NOT_OVER)


def test_before_the_deal_nobody_plays(server: Server) -> None:
    guest = server.guest()
    with guest.socket(guest.make(people=2, bots=[])) as socket:
        take = {"type": "act", "id": "1", "action": {"kind": "take"}, "seen": 0}
        assert answer_to(socket, take) == Fault("1", FaultCode.NOT_PLAYING)


def test_who_comes_to_no_table_is_told_so_and_let_out(server: Server) -> None:
    with server.guest().socket("0123") as socket:
        assert receive(socket) == Fault(None, FaultCode.UNKNOWN_TABLE)
        assert closed_with(socket) == 1008


@pytest.mark.parametrize(
    ("preset", "bots", "number"),
    [
        ("service_podkidnoy", 1, 1),
        ("mailru_cheat", 1, 1),
        ("gambiter_2x2", 3, 1),
        ("gto_pogony", 1, 2),
    ],
)
def test_a_deal_is_played_out_and_another_one_is_dealt(
    server: Server, preset: str, bots: int, number: int
) -> None:
    """A rematch begins a series anew, but a match up the ladder goes on."""
    guest = server.guest()
    table = guest.make(preset, options={"players": bots + 1}, bots=["easy"] * bots)
    with guest.socket(table) as socket:
        play_out(socket)
        again = {"type": "again", "id": "again", "seed": "ab" * 16}
        done = answer_to(socket, again)
        assert isinstance(done, Done)
        assert answer_to(socket, again) == done
        view = newest(socket)
    assert view.deal is not None
    assert view.deal.deal == 2
    assert view.series.number == number


def play_out(socket: ClientConnection) -> None:
    """Act at random whenever there is something to do, until the deal is over."""
    player = RandomPlayer(7)
    while (view := newest(socket)).phase == "playing":
        assert view.deal is not None
        action = player.choose(view.deal)
        if action is not None:
            seen, number = view.deal.acts, f"v{view.version}"
            answer_to(socket, {"type": "act", "id": number, "action": action, "seen": seen})


@pytest.mark.parametrize(
    ("options", "kind", "n"),
    [
        ({}, "single", 1),
        ({"series": "fixed", "series_n": 3}, "fixed", 3),
        ({"series": "to_losses", "series_n": 2}, "to_losses", 2),
    ],
)
def test_a_snapshot_tells_the_series(
    server: Server, options: dict[str, object], kind: str, n: int
) -> None:
    guest = server.guest()
    with guest.socket(guest.make(options=options)) as socket:
        series = newest(socket).series
    assert (series.kind, series.n, series.number, series.losses) == (kind, n, 1, (0, 0))


def test_a_new_name_reaches_the_table(server: Server) -> None:
    guest = server.guest()
    with guest.socket(guest.make()) as socket:
        newest(socket)
        guest.http.put("/api/me", json={"name": "Vera"})
        assert newest(socket).seats[0].name == "Vera"
