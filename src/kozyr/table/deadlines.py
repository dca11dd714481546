"""Questions that end by the clock: the call window (§14.6) and the hang question (§17.12)."""

from typing import Final

from kozyr.game.actions import Action, Decline, Waive
from kozyr.game.view import Phase
from kozyr.rules.timing import call_window, hang_question
from kozyr.table.log import Played
from kozyr.table.table import Table

_MILDEST: Final[dict[Phase, Action]] = {"calling": Waive(), "hanging": Decline()}
"""What the server answers for who has not when the time is out (§17.8)."""


def deadline(table: Table) -> int | None:
    """When the open question ends, in the server's milliseconds.

    None if none is open, or if it has no clock. It depends on public facts alone.
    """
    phase = None if table.deal is None else table.deal.phase
    if phase == "calling":
        return table.since + call_window(table.rules)
    span = hang_question(table.rules) if phase == "hanging" else None
    return None if span is None else table.since + span


def time_out(table: Table) -> tuple[Played, ...]:
    """Give what is recorded when the time of the open question is out: the answers missing."""
    deal = table.deal
    answer = None if deal is None else _MILDEST.get(deal.phase)
    if deal is None or answer is None:
        return ()
    seats = range(len(table.seats))
    return tuple(Played(seat, answer) for seat in seats if deal.why_not(seat, answer) is None)
