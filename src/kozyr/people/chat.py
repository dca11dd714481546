"""What may be said at a table, and who hears it (S62, §13.8)."""

from typing import Final, Literal

from kozyr.rules.limits import bind
from kozyr.table.table import Table

Phrase = Literal[
    "hello", "luck", "thanks", "nice", "played", "sorry", "oops", "think", "again", "bye"
]
"""What everybody may say anywhere; worded in the catalogue under `chat`."""

Emoji = Literal["smile", "laugh", "wink", "cool", "think", "wow", "sad", "cry", "clap", "heart"]
"""What everybody may show anywhere; drawn as in the catalogue under `emoji`."""

LONGEST: Final = 200
"""Characters of a free text."""

SAYINGS: Final = 5
SAYINGS_PERIOD: Final = 10_000
"""So much may somebody say at a table in so many milliseconds."""


def may_write(table: Table) -> bool:
    """Whether free text may be said: only among those who were invited by a friend."""
    return table.kind == "private"


def hushed(table: Table, seat: int) -> frozenset[int]:
    """Name the seats that do not hear a seat: its partners, while a deal is on (§13.8)."""
    limits = bind(table.rules)
    if table.phase != "playing" or not limits.teams:
        return frozenset()
    return frozenset(
        other
        for other in range(len(table.seats))
        if other != seat and limits.mates[seat] >> other & 1
    )
