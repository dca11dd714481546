"""What is known of a table without folding its log: for the lobby, one's own tables and quotas."""

from typing import Literal

import msgspec

from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind
from kozyr.table.table import Phase, Table


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a list, kept by a journal with the entry that changed it.

    `players` and `levels` have an item a seat, with None where nobody or no bot sits; they are ids,
    never names. `password` tells whether one is asked, not which. `opened` is when the table was
    made, in the server's milliseconds.
    """

    table: str
    kind: TableKind
    phase: Phase | Literal["closed"]
    preset: str | None
    home: bool
    rules: Rules
    host: str
    players: tuple[str | None, ...]
    levels: tuple[str | None, ...]
    password: bool
    opened: int

    @property
    def free(self) -> int:
        """Count the seats that a person may still take."""
        seats = zip(self.players, self.levels, strict=True)
        return sum(player is None and level is None for player, level in seats)

    @property
    def joinable(self) -> bool:
        """Whether the table stands in the lobby: made for strangers, and with a free seat."""
        return self.kind == "rated" and self.phase == "waiting" and self.free > 0

    @property
    def running(self) -> bool:
        """Whether the table waits for players or is played at."""
        return self.phase in ("waiting", "playing")


def listing_of(table: Table) -> Listing:
    """List a table: its host is whoever is that now, and who left it is no player of it."""
    people = table.people()
    return Listing(
        table=table.id,
        kind=table.kind,
        phase="closed" if table.closed is not None else table.phase,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        host=table.hosted_by(),
        players=tuple(seat.player if at in people else None for at, seat in enumerate(table.seats)),
        levels=tuple(seat.level for seat in table.seats),
        password=table.password is not None,
        opened=table.opened,
    )
