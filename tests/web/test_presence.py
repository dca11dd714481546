"""Since when somebody is away, told by his sockets; a page in the background is no absence."""

from kozyr.web.hub import Hub
from kozyr.web.outbox import Outbox
from kozyr.web.presence import Departures
from kozyr.web.protocol import TableView
from kozyr.web.serving import options
from tests.table.world import ManualClock
from tests.web.serving import Server, newest, receive

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
