"""Judging a command against the state of a table: what is answered or recorded."""

from msgspec import UNSET

from kozyr.cards.card import is_card
from kozyr.game.actions import Action, Call, Decline, Hang, Pass, Waive
from kozyr.game.deal import Deal
from kozyr.rules.refusal import Code, Refusal, refuse
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.arranging import move, seat_bot
from kozyr.table.attendance import come_back, leave, pause, returning
from kozyr.table.away import waits_since
from kozyr.table.commands import (
    Act,
    AnswerProposal,
    AttendantActs,
    ComeBack,
    Command,
    Join,
    Leave,
    Move,
    OfSeated,
    Pause,
    Propose,
    SeatBot,
    SwitchAutoPass,
    TimeIsOut,
    TooLongAway,
    WantAnother,
    cards_named,
)
from kozyr.table.deadlines import Deadline, deadlines, time_out
from kozyr.table.log import (
    Again,
    Agreed,
    AnyRecord,
    AutoPass,
    Played,
    Seated,
    SeatSeed,
)
from kozyr.table.presence import replacing
from kozyr.table.proposing import answer, propose
from kozyr.table.seating import Asked
from kozyr.table.table import Table

Decision = tuple[AnyRecord, ...] | Accepted | Refusal | Trouble
"""Records to append; or Accepted: nothing, since it was done before; or why not."""


def decide(table: Table, command: Command) -> Decision:
    """Judge a command against a state. Nothing changes."""
    match command:
        case Join():
            return _join(table, command)
        case Propose():
            return propose(table, command)
        case TimeIsOut(until=until, what=what):
            end = Deadline(what, until)
            return time_out(table, end) if end in deadlines(table) else Accepted(table.told)
        case AttendantActs():
            return _attendant(table, command)
        case TooLongAway(seat=seat, since=since):
            waits = waits_since(table, seat) == since
            return (replacing(table, seat),) if waits else Accepted(table.told)
        case _:
            return _of_seated(table, command)


def _join(table: Table, command: Join) -> Decision:
    if table.seat_of(command.player) is not None:
        return Accepted(table.told)
    if table.closed is not None:
        return Trouble(FaultCode.TABLE_CLOSED)
    seat = table.free_seat()
    if seat is None:
        return Trouble(FaultCode.TABLE_FULL)
    if command.seat is not None:
        if not table.is_free(command.seat):
            return Trouble(FaultCode.SEAT_TAKEN)
        seat = command.seat
    another = () if table.deal is None else (Again(seat),)
    brought = _brought(seat, command.seed)
    return (Seated(seat, command.player), Agreed(seat), *brought, *another)


def _brought(seat: int, seed: bytes | None) -> tuple[SeatSeed, ...]:
    return () if seed is None else (SeatSeed(seat, seed),)


def _attendant(table: Table, command: AttendantActs) -> Decision:
    seat, action = command.seat, command.action
    against = _against(table, seat, action, command.seen)
    if against is not None:
        return against
    if table.driver(seat) != command.level:
        return Accepted(table.told)
    return (Played(seat, action, effort=command.effort or UNSET),)


def _of_seated(table: Table, command: OfSeated) -> Decision:
    seat = table.seat_of(command.player)
    if seat is None:
        return Trouble(FaultCode.NOT_SEATED)
    known = table.seats[seat].recall(command.id)
    if known is not None:
        same = known.asked == _asked(command)
        return Accepted(known.version) if same else Trouble(FaultCode.DUPLICATE_ID)
    if table.closed is not None:
        return Trouble(FaultCode.TABLE_CLOSED)
    return _wish(table, seat, command)


def _asked(command: OfSeated) -> Asked:
    """Tell what a command asks, to know it again."""
    match command:
        case Act(action=action):
            return action
        case SwitchAutoPass(on=on):
            return on
        case ComeBack():
            return "come_back"
        case Leave(resigns=resigns):
            return "resign" if resigns else "leave"
        case Pause(on=on):
            return "pause" if on else "go_on"
        case Move(to=to):
            return f"move {to}"
        case SeatBot(seat=at, level=level):
            return f"bot {at} {level}"
        case AnswerProposal(proposal=number, moved_to=to):
            return f"proposal {number} {to is not None}"
        case WantAnother():
            return None


def _wish(table: Table, seat: int, command: OfSeated) -> Decision:
    match command:
        case Act():
            return _act(table, seat, command)
        case WantAnother():
            return _want_another(table, seat, command)
        case SwitchAutoPass(on=on):
            done = table.seats[seat].auto_pass == on
            return Accepted(table.told) if done else (AutoPass(seat, on, command.id),)
        case ComeBack():
            return come_back(table, seat, command)
        case Leave():
            return leave(table, seat, command)
        case Pause():
            return pause(table, seat, command)
        case Move():
            return move(table, seat, command)
        case SeatBot():
            return seat_bot(table, seat, command)
        case AnswerProposal():
            return answer(table, seat, command)


def _act(table: Table, seat: int, command: Act) -> Decision:
    if table.deal is not None and seat in table.deal.leavers:
        return Trouble(FaultCode.NOT_PLAYING)
    against = _against(table, seat, command.action, command.seen)
    return against or (*returning(table, seat), Played(seat, command.action, command.id))


def _against(table: Table, seat: int, action: Action, seen: int) -> Refusal | Trouble | None:
    if table.deal is None:
        return Trouble(FaultCode.NOT_PLAYING)
    if table.paused is not None:
        return Trouble(FaultCode.PAUSED)
    if not all(map(is_card, cards_named(action))):
        return Trouble(FaultCode.BAD_MESSAGE, {"detail": "no such card"})
    return table.deal.why_not(seat, action) or _stale(table.deal, action, seen)


def _stale(deal: Deal, action: Action, seen: int) -> Refusal | None:
    """Refuse an answer or a call of one who had not seen what matters to it (§14.10, §17.5)."""
    match action:
        case Pass() | Waive() | Hang() | Decline():
            unseen = deal.is_stale(seen)
        case Call():
            unseen = deal.is_void(seen)
        case _:
            return None
    return refuse(Code.STALE) if unseen or seen > deal.acts else None


def _want_another(table: Table, seat: int, command: WantAnother) -> Decision:
    if table.phase != "over":
        return Trouble(FaultCode.NOT_OVER)
    if table.seats[seat].again:
        return Accepted(table.told)
    return (*_brought(seat, command.seed), Again(seat, command.id))
