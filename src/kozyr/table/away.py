"""Who is away from a table without a clock while it waits for him (S36)."""

from typing import Final

from kozyr.rules.timing import turn_span
from kozyr.table.ports import Presence, Timer
from kozyr.table.presence import playing_people
from kozyr.table.table import Table

AWAY: Final = 90_000
"""After so many milliseconds a substitute takes over."""

AWAY_DUE: Final = "away:"
"""How the name of a timer begins at which a seat is to be looked at; the seat follows."""


def waits_since(table: Table, seat: int) -> int | None:
    """Since when a table without a clock has waited for the player of a seat, None if not."""
    deal = table.deal
    if deal is None or turn_span(table.rules) is not None or table.paused is not None:
        return None
    if seat not in playing_people(table):
        return None
    if deal.phase == "hanging":
        return table.since if seat in deal.may_act() else None
    clock = table.clocks[seat]
    return None if clock.duty is None else clock.started


def is_waiting(table: Table) -> bool:
    """Whether it matters who is away."""
    return any(waits_since(table, seat) is not None for seat in range(len(table.seats)))


def away_timers(table: Table, presence: Presence) -> tuple[Timer, ...]:
    """Plan when to look whether those who are waited for are still away."""
    if not is_waiting(table):
        return ()
    ends = ((seat, away_ends(table, seat, presence)) for seat in range(len(table.seats)))
    return tuple(
        Timer(table.id, f"{AWAY_DUE}{seat}", end, end) for seat, end in ends if end is not None
    )


def away_ends(table: Table, seat: int, presence: Presence) -> int | None:
    """When the player of a seat has been away for too long; None if he is there."""
    since, player = waits_since(table, seat), table.seats[seat].player
    away = None if player is None else presence.away_since(table.id, player)
    return None if since is None or away is None else max(since, away) + AWAY
