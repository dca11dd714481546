"""Judging a command against the state of a table: what is answered or recorded."""

from kozyr.cards.card import is_card
from kozyr.game.actions import Action, Call, Decline, Hang, Pass, Waive
from kozyr.game.deal import Deal
from kozyr.rules.refusal import Code, Refusal, refuse
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import (
    Act,
    AttendantActs,
    ComeBack,
    Command,
    Join,
    SwitchAutoPass,
    TimeIsOut,
    WantAnother,
    cards_named,
)
from kozyr.table.deadlines import Deadline, deadlines, time_out
from kozyr.table.log import Again, Agreed, AnyRecord, AutoPass, Played, Returned, Seated, SeatSeed
from kozyr.table.seating import Asked, free_seat, seat_of
from kozyr.table.table import Table

Decision = tuple[AnyRecord, ...] | Accepted | Refusal | Trouble
"""Records to append; or Accepted: nothing, since it was done before; or why not."""


def decide(table: Table, command: Command) -> Decision:
    """Judge a command against a state. Nothing changes."""
    match command:
        case Join():
            return _join(table, command)
        case Act():
            return _act(table, command)
        case WantAnother():
            return _want_another(table, command)
        case SwitchAutoPass():
            return _switch(table, command)
        case ComeBack():
            return _come_back(table, command)
        case TimeIsOut(until=until, what=what):
            end = Deadline(what, until)
            return time_out(table, end) if end in deadlines(table) else Accepted(table.told)
        case AttendantActs():
            return _attendant(table, command)


def _join(table: Table, command: Join) -> Decision:
    if seat_of(table.seats, command.player) is not None:
        return Accepted(table.told)
    seat = free_seat(table.seats)
    if seat is None:
        return Trouble(FaultCode.TABLE_FULL)
    if command.seat is not None:
        seat = command.seat
        if seat >= len(table.seats) or not table.seats[seat].free:
            return Trouble(FaultCode.SEAT_TAKEN)
    return (Seated(seat, command.player), Agreed(seat), *_brought(seat, command.seed))


def _brought(seat: int, seed: bytes | None) -> tuple[SeatSeed, ...]:
    return () if seed is None else (SeatSeed(seat, seed),)


def _act(table: Table, command: Act) -> Decision:
    seat = seat_of(table.seats, command.player)
    if seat is None:
        return Trouble(FaultCode.NOT_SEATED)
    again = _answered(table, seat, command.id, command.action)
    if again is not None:
        return again
    against = _against(table, seat, command.action, command.seen)
    return against or (*_back(table, seat), Played(seat, command.action, command.id))


def _back(table: Table, seat: int) -> tuple[Returned, ...]:
    """Whoever acts is there: his substitute, if there is one, leaves the seat to him."""
    return () if table.absences[seat].substitute is None else (Returned(seat),)


def _come_back(table: Table, command: ComeBack) -> Decision:
    seat = seat_of(table.seats, command.player)
    if seat is None:
        return Trouble(FaultCode.NOT_SEATED)
    again = _answered(table, seat, command.id, "come_back")
    if again is not None:
        return again
    if table.absences[seat].substitute is None:
        return Accepted(table.told)
    return (Returned(seat, command.id),)


def _attendant(table: Table, command: AttendantActs) -> Decision:
    seat, action = command.seat, command.action
    against = _against(table, seat, action, command.seen)
    if against is not None:
        return against
    return (Played(seat, action),) if table.driver(seat) == command.level else Accepted(table.told)


def _answered(table: Table, seat: int, command: str, asked: Asked) -> Accepted | Trouble | None:
    """Answer an id that was used before: the same is done, another thing is a fault."""
    known = table.seats[seat].recall(command)
    if known is None:
        return None
    same = known.asked == asked
    return Accepted(known.version) if same else Trouble(FaultCode.DUPLICATE_ID)


def _against(table: Table, seat: int, action: Action, seen: int) -> Refusal | Trouble | None:
    if table.deal is None:
        return Trouble(FaultCode.NOT_PLAYING)
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


def _want_another(table: Table, command: WantAnother) -> Decision:
    seat = seat_of(table.seats, command.player)
    if seat is None:
        return Trouble(FaultCode.NOT_SEATED)
    again = _answered(table, seat, command.id, None)
    if again is not None:
        return again
    if table.phase != "over":
        return Trouble(FaultCode.NOT_OVER)
    if table.seats[seat].again:
        return Accepted(table.told)
    return (*_brought(seat, command.seed), Again(seat, command.id))


def _switch(table: Table, command: SwitchAutoPass) -> Decision:
    seat = seat_of(table.seats, command.player)
    if seat is None:
        return Trouble(FaultCode.NOT_SEATED)
    again = _answered(table, seat, command.id, command.on)
    if again is not None:
        return again
    if table.seats[seat].auto_pass == command.on:
        return Accepted(table.told)
    return (AutoPass(seat, command.on, command.id),)
