"""The state of a table: what its log comes to (`kozyr.table.folding`)."""

import hashlib
from typing import Literal

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind
from kozyr.table.absence import PRESENT, Absence
from kozyr.table.clocks import Clocks
from kozyr.table.log import Committed
from kozyr.table.seating import Seat

Phase = Literal["waiting", "playing", "over"]


class Table(msgspec.Struct, frozen=True):
    """The state of a table after its entry number `version`.

    `told` counts the entries everybody may know of: a sealed answer (§17.12) and a switch of one
    player's own are not among them. `since` is when, in the server's milliseconds, the deal came to
    what it waits for: a lead, the bout, calls or answers. `committed` is the server's last
    commitment; `deal` the deal on the table, over or not, None before the first; `series` the score
    so far. `opened` and `last_at` are the times of the first and the last entry; `clocks` and
    `absences` have an item a seat. A state is never changed, nor is its deal: every record makes
    another one.
    """

    id: str
    version: int
    told: int
    rules: Rules
    preset: str | None
    home: bool
    host: str
    seats: tuple[Seat, ...]
    series: Series
    kind: TableKind
    training: bool
    password: str | None
    absences: tuple[Absence, ...]
    committed: Committed | None = None
    deal: Deal | None = None
    since: int = 0
    clocks: Clocks = ()
    opened: int = 0
    last_at: int = 0

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays a deal, or has played it."""
        if self.deal is None:
            return "waiting"
        return "playing" if self.deal.result is None else "over"

    def driver(self, seat: int) -> str | None:
        """Tell the level of the bot that plays for a seat, None if its player does."""
        return self.seats[seat].level or self.absences[seat].substitute

    def digest(self) -> int:
        """Give 64 bits that equal states share and others do not.

        Logs written by earlier versions hold these words: they must never become others. So what
        came later is added only once it is there.
        """
        series = msgspec.structs.asdict(self.series)
        del series["hung"]  # it came later, and tells only how the rungs came about
        deal = None if self.deal is None else (self.deal.number, self.deal.digest())
        state = (self.rules, self.host, self.seats, series, self.committed, deal)
        more = () if all(one == PRESENT for one in self.absences) else (self.absences,)
        text = msgspec.msgpack.encode((*state, *more))
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
