"""How long a table lives on when nothing happens at it (S34, S65)."""

from typing import Final

from kozyr.table.log import ClosedReason
from kozyr.table.table import Table

_MINUTE: Final = 60_000

WAITING: Final = 120 * _MINUTE
"""How long a table waits for somebody to do anything, in milliseconds."""

REMATCH: Final = 3 * _MINUTE
"""How long after the last deal of a series its people may agree to another."""

PAUSED: Final = 24 * 60 * _MINUTE
"""How long a pause lasts at most."""


def life_ends(table: Table) -> int | None:
    """When the table will be closed if nothing happens; None while it is played or closed."""
    if table.closed is not None:
        return None
    if table.paused is not None:
        return table.paused + PAUSED
    if table.phase == "playing":
        return None
    return rematch_ends(table) or table.last_at + WAITING


def rematch_ends(table: Table) -> int | None:
    """When the offer of a rematch ends; None if none is open.

    Within a series, alone with bots, and while somebody else may still take a free seat, nobody has
    offered anything, and the table only waits.
    """
    open_to = table.phase == "over" and table.series.over and table.free_seat() is None
    several = len(table.people()) > 1
    return table.since + REMATCH if open_to and several and table.closed is None else None


def death(table: Table) -> ClosedReason:
    """Tell why the table is closed when its time is out."""
    if table.paused is not None:
        return "paused_too_long"
    return "idle" if rematch_ends(table) is None else "rematch_expired"
