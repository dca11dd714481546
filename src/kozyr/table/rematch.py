"""What follows by itself: the next commitment, and the next deal once everybody consents."""

from kozyr.cards.shuffle import VERSION, commitment
from kozyr.table.log import Committed, Dealt
from kozyr.table.table import Table


def everybody_consents(table: Table) -> bool:
    """Whether all people are there and want the next deal; bots always do (§12.5)."""
    people = [seat for seat in table.seats if seat.level is None]
    if table.phase == "waiting":
        return all(seat.agreed for seat in people)
    return all(seat.again for seat in people)


def follow_up(table: Table, fresh_seed: bytes) -> Committed | Dealt | None:
    """Tell which record comes next without anybody asking, None if there is none.

    While no deal is on, the server is bound to the seed of the next one; as soon as every
    person has consented, it is dealt. `fresh_seed` is used if a commitment is due.
    """
    if table.phase == "playing":
        return None
    number = table.series.number
    if table.committed is None or table.committed.deal != number:
        return Committed(number, commitment(fresh_seed), fresh_seed)
    if not everybody_consents(table):
        return None
    return Dealt(number, tuple(seat.seed for seat in table.seats), VERSION)
