"""Where entries go in a log: what every journal asks before it keeps them."""

from collections.abc import Sequence

from kozyr.table.log import Entry
from kozyr.table.ports import Conflict


def place_of(entries: Sequence[Entry]) -> tuple[str, int]:
    """Give the table and the seq of the first of entries to be appended together.

    Raises ValueError if they are not consecutive entries of one table.
    """
    first = entries[0]
    places = [(first.table, first.seq + step) for step in range(len(entries))]
    if [(entry.table, entry.seq) for entry in entries] != places:
        message = "entries appended together must be consecutive entries of one table"
        raise ValueError(message)
    return places[0]


def check_place(seq: int, last: int) -> None:
    """Refuse a seq that does not follow the last one: Conflict if it is taken, else ValueError."""
    if seq <= last:
        raise Conflict
    if seq > last + 1:
        message = f"entry {seq} would leave a gap after entry {last}"
        raise ValueError(message)
