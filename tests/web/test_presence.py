"""Since when somebody is away, told by his sockets; a page in the background is no absence."""

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kozyr.table.answers import FaultCode
from kozyr.web.hub import Hub
from kozyr.web.outbox import Outbox
from kozyr.web.presence import Departures
from kozyr.web.protocol import Done, Fault, TableView
from kozyr.web.serving import options
from kozyr.web.sessions import POLICY
from tests.table.world import ManualClock
from tests.web.serving import Server, answer_to, newest, receive

HOUR = 3_600_000


async def nothing() -> bytes:
    return b""


def test_s36_who_has_a_socket_open_is_there_and_the_last_one_closed_tells_since_when() -> None:
    clock, hub = ManualClock(), Hub()
    departures = Departures(hub, clock)
    phone, desktop = Outbox(nothing), Outbox(nothing)
    hub.enter("t", "ann", phone)
    hub.enter("t", "ann", desktop)
    clock.time += 1_000
    hub.leave("t", phone)
    departures.went("t", "ann")
    assert departures.away_since("t", "ann") is None
    clock.time += 1_000
    hub.leave("t", desktop)
    departures.went("t", "ann")
    assert departures.away_since("t", "ann") == clock.time
    assert departures.away_since("other", "ann") == 1_000


def test_s36_a_departure_long_ago_is_as_good_as_any() -> None:
    clock, hub = ManualClock(), Hub()
    departures = Departures(hub, clock)
    departures.went("t", "ann")
    clock.time += HOUR
    departures.went("t", "bob")
    assert departures.away_since("t", "ann") == 1_000
    assert departures.away_since("t", "bob") == clock.time


def test_s37_several_sockets_of_a_player_are_sent_the_same(server: Server) -> None:
    guest = server.guest()
    table = guest.make(preset="classic", people=2, bots=[], options={"players": 2})
    with guest.socket(table) as phone, guest.socket(table) as desktop:
        first, second = newest(phone), newest(desktop)
        assert isinstance(first, TableView)
        assert (first.me, first.version) == (second.me, second.version)
        assert first.seats[0].online
        phone.close()
        view = receive(desktop)
        assert isinstance(view, TableView)
        assert view.seats[0].online


def test_a_page_in_the_background_keeps_its_socket(server: Server) -> None:
    """A browser answers pings though its page sleeps: only a dead peer is hung up on."""
    config = options(server.app)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20.0, 20.0)


def test_s36_who_leaves_is_told_so_and_has_no_socket_any_more(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.make(preset="service_podkidnoy", people=2, bots=[])
    bob.join(table)
    with ann.socket(table) as stays, bob.socket(table) as goes, bob.socket(table) as other:
        view = newest(goes)
        assert view.leaving.ends_deal
        assert answer_to(goes, {"type": "leave", "id": "1"}) == Done("1", view.version + 1)
        for socket in (goes, other):
            assert last_fault(socket).code == FaultCode.NOT_SEATED
        after = newest(stays)
        assert after.deal is not None
        assert after.deal.result is not None
        assert (after.deal.result.end, after.deal.result.durak) == ("left", 1)
        assert after.seats[1].left


def last_fault(socket: ClientConnection) -> Fault:
    """Read on to the fault with which the server closes."""
    while not isinstance(frame := receive(socket), Fault):
        pass
    with pytest.raises(ConnectionClosed) as closed:
        receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == POLICY
    return frame


def test_a_pause_is_shown_and_ended_over_the_socket(server: Server) -> None:
    guest = server.guest()
    table = guest.make()
    with guest.socket(table) as socket:
        assert isinstance(answer_to(socket, {"type": "pause", "id": "1", "on": True}), Done)
        paused = newest(socket).paused
        assert paused is not None
        assert (paused.on, paused.wanted) == (True, (0,))
        assert isinstance(answer_to(socket, {"type": "pause", "id": "2", "on": False}), Done)
        assert newest(socket).paused is None
