"""Commands: what somebody wants of a table, and what is answered or recorded."""

import msgspec

from kozyr.cards.card import is_card
from kozyr.game.actions import (
    Action,
    Beat,
    Call,
    Decline,
    Hang,
    Lead,
    Pass,
    Show,
    ThrowIn,
    Transfer,
    Waive,
)
from kozyr.game.deal import Deal
from kozyr.rules.refusal import Code, Refusal, refuse
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.deadlines import deadline, time_out
from kozyr.table.log import Again, Agreed, AnyRecord, AutoPass, Played, Seated, SeatSeed
from kozyr.table.seating import Asked, free_seat, seat_of
from kozyr.table.table import Table


class Join(msgspec.Struct, frozen=True):
    """A player sits down, which is his consent to the rules, and may bring a seed."""

    player: str
    seed: bytes | None = None


class Act(msgspec.Struct, frozen=True):
    """A player acts, having seen the first `seen` acts of the deal."""

    player: str
    id: str
    action: Action
    seen: int


class WantAnother(msgspec.Struct, frozen=True):
    """A player consents to the next deal, and may bring a seed for it."""

    player: str
    id: str
    seed: bytes | None = None


class SwitchAutoPass(msgspec.Struct, frozen=True):
    """A player lets the server pass for him, or no more (§17.6)."""

    player: str
    id: str
    on: bool


class AttendantActs(msgspec.Struct, frozen=True):
    """A bot or the server acts for a seat, having seen the first `seen` acts of the deal."""

    seat: int
    action: Action
    seen: int


class TimeIsOut(msgspec.Struct, frozen=True):
    """The question that ends at `until`, in the server's milliseconds, has ended (§17.8)."""

    until: int


Command = Join | Act | WantAnother | SwitchAutoPass | AttendantActs | TimeIsOut

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
        case TimeIsOut(until=until):
            return time_out(table) if deadline(table) == until else Accepted(table.told)
        case AttendantActs(seat=seat, action=action):
            against = _against(table, seat, action, command.seen)
            return against or (Played(seat, action),)


def _join(table: Table, command: Join) -> Decision:
    if seat_of(table.seats, command.player) is not None:
        return Accepted(table.told)
    seat = free_seat(table.seats)
    if seat is None:
        return Trouble(FaultCode.TABLE_FULL)
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
    return against or (Played(seat, command.action, command.id),)


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


def cards_named(action: Action) -> tuple[int, ...]:
    """List the cards an action names."""
    match action:
        case Lead(cards=cards):
            return cards
        case Beat(card=card, target=target):
            return (card, target)
        case ThrowIn(card=card) | Transfer(card=card) | Show(card=card):
            return (card,)
        case _:
            return ()


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
