"""What ends by the clock: turns (§17.7), the call window (§14.6), the hang question (§17.12)."""

from typing import Final

import msgspec

from kozyr.game.actions import Action, Decline, Waive
from kozyr.game.view import Phase
from kozyr.rules.timing import call_window, third_span
from kozyr.table.absence import MOST_MISSES
from kozyr.table.clocks import runs_out
from kozyr.table.lifetimes import death, life_ends
from kozyr.table.log import AnyRecord, Closed, Played, TimedOut
from kozyr.table.mildest import mildest
from kozyr.table.presence import replacing
from kozyr.table.table import Table

ANSWER_DUE: Final = "answer"
"""The name of the moment at which an open question ends."""

LIFE_DUE: Final = "life"
"""The name of the moment at which a table is closed (S65)."""

CLOCK_DUE: Final = "clock:"
"""How the name of the moment begins at which the time of a seat is out; the seat follows."""

_SILENCE: Final[dict[Phase, Action]] = {"calling": Waive(), "hanging": Decline()}
"""What the server answers for who has not when an open question ends (§17.8)."""


class Deadline(msgspec.Struct, frozen=True):
    """Something ends at a moment, in the server's milliseconds; `what` names it in the table."""

    what: str
    at: int


def deadlines(table: Table) -> tuple[Deadline, ...]:
    """List all that ends by the clock as the table stands. It depends on public facts alone."""
    life = (Deadline(LIFE_DUE, end) for end in (life_ends(table),) if end is not None)
    return (*_of_deal(table), *life)


def _of_deal(table: Table) -> tuple[Deadline, ...]:
    """List what ends in the deal: the open question, or else the turns."""
    if table.paused is not None or table.closed is not None:
        return ()
    until = question_ends(table)
    if until is not None:
        return (Deadline(ANSWER_DUE, until),)
    ends = [(seat, runs_out(clock, table.rules)) for seat, clock in enumerate(table.clocks)]
    return tuple(Deadline(f"{CLOCK_DUE}{seat}", end) for seat, end in ends if end is not None)


def question_ends(table: Table) -> int | None:
    """When the open question ends, None if none is open, or if it has no clock."""
    phase = None if table.deal is None else table.deal.phase
    if phase == "calling":
        return table.since + call_window(table.rules)
    span = third_span(table.rules) if phase == "hanging" else None
    return None if span is None else table.since + span


def overdue(table: Table, now: int) -> Deadline | None:
    """Tell what should have ended first by now, None if nothing."""
    late = [one for one in deadlines(table) if one.at <= now]
    return min(late, key=lambda one: one.at, default=None)


def time_out(table: Table, deadline: Deadline) -> tuple[AnyRecord, ...]:
    """Give what is recorded when that time is out."""
    if deadline.what == LIFE_DUE:
        return (Closed(death(table)),)
    if deadline.what == ANSWER_DUE:
        return _silence(table)
    return _missed(table, int(deadline.what.removeprefix(CLOCK_DUE)))


def _silence(table: Table) -> tuple[Played, ...]:
    """Give the answers that are missing: to say nothing is an answer, and no absence."""
    deal = table.deal
    answer = None if deal is None else _SILENCE.get(deal.phase)
    if deal is None or answer is None:
        return ()
    seats = range(len(table.seats))
    return tuple(Played(seat, answer) for seat in seats if deal.why_not(seat, answer) is None)


def _missed(table: Table, seat: int) -> tuple[AnyRecord, ...]:
    """Act for a seat as mildly as can be; the second time in a row he is absent."""
    if table.deal is None:
        return ()
    missed = TimedOut(seat, mildest(table.deal, seat))
    after = table.deal.copy()
    after.act(seat, missed.action)
    again = table.absences[seat].misses + 1 >= MOST_MISSES
    if again and after.result is None and table.driver(seat) is None:
        return (missed, replacing(table, seat))
    return (missed,)
