"""What follows by itself: the next commitment, and the next deal once everybody consents."""

from typing import Final

from kozyr.cards.shuffle import VERSION, commitment
from kozyr.rules.validity import TableKind
from kozyr.table.log import Closed, Committed, Dealt
from kozyr.table.table import Table

_OF_STRANGERS: Final[frozenset[TableKind]] = frozenset({"rated", "quick"})


def everybody_consents(table: Table) -> bool:
    """Whether all people are there and want the next deal; bots always do (§12.5)."""
    people = [seat for seat in table.seats if seat.level is None]
    if table.phase == "waiting":
        return all(seat.agreed for seat in people)
    return table.free_seat() is None and all(seat.again for seat in people)


def is_abandoned(table: Table) -> bool:
    """Whether a table has nobody left to go on once its deal is over.

    Among strangers nobody takes the seat of who left, so one is enough.
    """
    if table.phase != "over":
        return False
    return not table.people() or (table.kind in _OF_STRANGERS and table.free_seat() is not None)


def follow_up(table: Table, fresh_seed: bytes) -> Committed | Dealt | Closed | None:
    """Tell which record comes next without anybody asking, None if there is none.

    While no deal is on, the server is bound to the seed of the next one; as soon as every
    person has consented, it is dealt. `fresh_seed` is used if a commitment is due.
    """
    if table.phase == "playing" or table.closed is not None:
        return None
    if is_abandoned(table):
        return Closed("abandoned")
    number = table.series.number
    if table.committed is None or table.committed.deal != number:
        return Committed(number, commitment(fresh_seed), fresh_seed)
    if not everybody_consents(table):
        return None
    return Dealt(number, tuple(seat.seed for seat in table.seats), VERSION)
