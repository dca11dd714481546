"""A seat elsewhere is held through lost connections, and given up when it has to be."""

from collections.abc import Iterator

import pytest
from msgspec import structs

from kozyr.game.view import Result
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import FaultCode
from kozyr.web.elsewhere.finding import LinkError, invited, opening, quickly, table_of
from kozyr.web.elsewhere.seat import Ending, Seat
from kozyr.web.elsewhere.server import (
    AddressError,
    Backoff,
    Server,
    TurnedDownError,
    UnreachableError,
)
from kozyr.web.meeting_protocol import QuickPaired, QuickWaiting
from kozyr.web.protocol import (
    ClosedView,
    Done,
    Fault,
    Joined,
    Me,
    Refused,
    TableMade,
    TableRequest,
    Wire,
)
from tests.web.elsewhere.scripted import HELLO, LEAD, Owner, Scene, Scripted, Socket, lost, snapshot

ME = Me("b1", "BOT Штирлиц")
CLOSED = snapshot(closed=ClosedView("abandoned", None))
UNREACHABLE = UnreachableError("refused")


class Play:
    """A seat at a scene, and how long it has waited."""

    def __init__(self, *sockets: Socket | Exception, answer: object = ME) -> None:
        self.scene, self.waited = Scene(*sockets, answer=answer), list[float]()
        self.owner = Owner(*(Scripted(HELLO, LEAD, LEAD, LEAD, LEAD) for _ in sockets))
        self.backoff = Backoff(self.waited.append)

    def end(self) -> Ending:
        return Seat(self.scene, "t1", self.owner.delegate, self.backoff).play()


def test_a_seat_is_played_until_the_table_is_closed() -> None:
    socket = Socket(snapshot(), Done("1", 7), CLOSED)
    play = Play(socket)
    assert play.end() == "closed"
    assert [said["type"] for said in socket.said] == ["act"]
    assert play.scene.asked == ["/ws/tables/t1"]
    assert play.waited == []


def test_a_bug_the_end_of_a_deal_that_came_with_the_end_of_the_table_counts() -> None:
    assert CLOSED.deal is not None
    result = Result("durak", 1, ((0,), (1,)))
    last = structs.replace(CLOSED, deal=structs.replace(CLOSED.deal, result=result))
    play = Play(Socket(snapshot(), last))
    assert play.end() == "closed"
    assert play.owner.delegate.played == 1


def test_nothing_is_said_until_what_was_said_is_answered() -> None:
    later = snapshot(spectators=1, phase="over")
    socket = Socket(snapshot(), later, Done("1", 7), CLOSED)
    assert Play(socket).end() == "closed"
    assert [said["id"] for said in socket.said] == ["1", "2"]


@pytest.mark.parametrize("code", [None, 1001, 1011, 1012])
def test_a_lost_connection_is_made_anew_ever_later(code: int | None) -> None:
    again = Socket(snapshot(), Done("2", 7), CLOSED)
    play = Play(Socket(snapshot(), lost(code)), *[UNREACHABLE] * 6, again)
    assert play.end() == "closed"
    assert play.waited == [1, 2, 4, 8, 16, 30, 30]
    assert again.said[0]["type"] == "act", "what was lost is said again"


def test_who_has_lost_his_seat_is_gone() -> None:
    play = Play(Socket(snapshot(), Fault(None, FaultCode.NOT_SEATED), lost(1008)))
    assert play.end() == "gone"
    assert play.scene.asked[-1] == "GET /api/me"


def test_who_has_lost_his_seat_with_his_token_is_told_so() -> None:
    dead = TurnedDownError(FaultCode.WRONG_TOKEN, "revoked")
    play = Play(Socket(snapshot(), Fault(None, FaultCode.NOT_SEATED), lost(1008)), answer=dead)
    with pytest.raises(TurnedDownError, match="revoked"):
        play.end()


def test_a_token_that_was_never_good_is_told_so() -> None:
    play = Play(Socket(Fault(None, FaultCode.WRONG_TOKEN), lost(1008)))
    with pytest.raises(TurnedDownError, match="There is no such token, or it is revoked"):
        play.end()


def test_a_flood_is_waited_out() -> None:
    crowded = Socket(Fault(None, FaultCode.RATE_LIMITED), lost(1008))
    play = Play(crowded, Socket(CLOSED))
    assert play.end() == "closed"
    assert play.waited == [1]


def test_a_command_that_came_too_fast_is_repeated_after_a_while() -> None:
    socket = Socket(snapshot(), Fault(None, FaultCode.RATE_LIMITED), Done("2", 7), CLOSED)
    play = Play(socket)
    assert play.end() == "closed"
    assert [said["id"] for said in socket.said] == ["1", "2"]
    assert play.waited == [1]


def test_a_refused_command_is_the_program_s_fault() -> None:
    socket = Socket(snapshot(), Refused("1", Refusal("no_room")), CLOSED)
    play = Play(socket)
    assert play.end() == "closed"
    assert [said["type"] for said in socket.said] == ["act", "resign"]


def test_another_fault_waits_for_what_comes_next() -> None:
    socket = Socket(snapshot(), Fault("1", FaultCode.PAUSED), snapshot(spectators=1), CLOSED)
    assert Play(socket).end() == "closed"
    assert [said["type"] for said in socket.said] == ["act", "act"]


@pytest.mark.parametrize("last", [Done("2", 8), lost(1008), TimeoutError()])
def test_who_is_interrupted_leaves_first(last: Wire | Exception) -> None:
    socket = Socket(snapshot(), Done("1", 7), KeyboardInterrupt(), last)
    with pytest.raises(KeyboardInterrupt):
        Play(socket).end()
    assert [said["type"] for said in socket.said] == ["act", "leave"]


@pytest.mark.parametrize(
    "link", ["https://durak.example/t/0a1b", "http://[::1]:8000/t/0a1b/", "/t/0a1b", "0a1b"]
)
def test_a_table_is_known_by_its_link(link: str) -> None:
    assert table_of(link) == "0a1b"


@pytest.mark.parametrize("link", ["", "https://durak.example/", "t/..", "0a1b?x"])
def test_other_links_lead_nowhere(link: str) -> None:
    with pytest.raises(LinkError, match="give its link"):
        table_of(link)


def test_an_invitation_is_taken_once_the_server_is_there() -> None:
    answers: Iterator[object] = iter([UNREACHABLE, UNREACHABLE, Joined(1)])
    play = Play(answer=answers)
    assert invited(play.scene, "0a1b", None, play.backoff)() == "0a1b"
    assert play.scene.asked == ["POST /api/tables/0a1b/join"] * 3
    assert play.waited == [1, 2]


def test_an_opened_table_is_told_with_its_link() -> None:
    play, heard = Play(answer=TableMade("0a1b", "/t/0a1b")), list[str]()
    find = opening(play.scene, TableRequest(2), play.backoff, heard.append)
    assert find() == "0a1b"
    assert heard == ["the table is at http://durak.example/t/0a1b"]


def test_s6_a_search_goes_on_through_lost_connections() -> None:
    sockets = (
        Socket(QuickWaiting(1, offer_bot=False), lost(None)),
        UNREACHABLE,
        Socket(QuickWaiting(1, offer_bot=True), QuickPaired("0a1b", "/t/0a1b")),
    )
    play = Play(*sockets)
    assert quickly(play.scene, play.backoff)() == "0a1b"
    assert play.waited == [1, 2]


def test_s6_a_search_that_is_not_wanted_ends() -> None:
    play = Play(Socket(Fault(None, FaultCode.WRONG_TOKEN)))
    with pytest.raises(TurnedDownError, match="no such token"):
        quickly(play.scene, play.backoff)()


@pytest.mark.parametrize("address", ["durak.example", "ftp://durak.example", "http://", ""])
def test_an_address_has_a_scheme_and_a_host(address: str) -> None:
    with pytest.raises(AddressError, match="write scheme and host"):
        Server(address, "token")
