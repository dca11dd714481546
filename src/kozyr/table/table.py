"""The state of a table: what its log comes to (`kozyr.table.folding`)."""

import hashlib
from collections.abc import Sequence
from typing import Literal

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind
from kozyr.table.absence import PRESENT, Absence
from kozyr.table.clocks import Clocks
from kozyr.table.log import Closed, Committed
from kozyr.table.proposals import Proposal
from kozyr.table.seating import Seat

Phase = Literal["waiting", "playing", "over"]


class Table(msgspec.Struct, frozen=True):
    """The state of a table after its entry number `version`.

    `told` counts the entries everybody may know of: a sealed answer (§17.12) and a switch of one
    player's own are not among them. `since` is when, in the server's milliseconds, the deal came to
    what it waits for: a lead, the bout, calls or answers. `committed` is the server's last
    commitment; `deal` the deal on the table, over or not, None before the first; `series` the score
    so far. `opened` and `last_at` are the times of the first and the last entry, `paused` when time
    was stopped; `clocks` and `absences` have an item a seat. `wants` are the seats that players
    would change with, empty if nobody would; `closed` tells why nothing will happen any more;
    `start` is where every deal of a training table begins. A state is never changed, nor is its
    deal: every record makes another one.
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
    paused: int | None = None
    closed: Closed | None = None
    wants: tuple[int | None, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    start: Deal | None = None

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays a deal, or has played it."""
        if self.deal is None:
            return "waiting"
        return "playing" if self.deal.result is None else "over"

    @property
    def may_be_watched(self) -> bool:
        """Whether others may look on: not at a quick match, which two strangers have for them."""
        return self.kind != "quick"

    def _nothing_more(self) -> tuple[object, ...]:
        return ((PRESENT,) * len(self.absences), False, None)

    def seat_of(self, player: str) -> int | None:
        """Find the seat of a player who has not left it, None if he has none."""
        return next((at for at in self.people() if self.seats[at].player == player), None)

    def seated_as(self, ids: Sequence[str]) -> str:
        """Tell under which of his ids somebody sits; under the first one if he does not."""
        return next((one for one in ids if self.seat_of(one) is not None), ids[0])

    def limits(self) -> Limits:
        """Give what the options allow."""
        return bind(self.rules) if self.deal is None else self.deal.state.limits

    def people(self) -> tuple[int, ...]:
        """List the seats of the people who have not left for good."""
        seats = enumerate(zip(self.seats, self.absences, strict=True))
        return tuple(at for at, (seat, one) in seats if seat.player is not None and not one.gone)

    def free_seat(self) -> int | None:
        """Find the first seat a person may take, None if there is none.

        While a deal is on there is none: who left is played for to its end.
        """
        return next((at for at in range(len(self.seats)) if self.is_free(at)), None)

    def is_free(self, seat: int) -> bool:
        """Whether a person may take that seat."""
        if self.phase == "playing" or seat not in range(len(self.seats)):
            return False
        return self.seats[seat].free or self.absences[seat].gone

    def host_seat(self) -> int | None:
        """Find the seat of the host, or of the first of those who stayed if he left."""
        people = self.people()
        first = people[0] if people else None
        return next((at for at in people if self.seats[at].player == self.host), first)

    def hosted_by(self) -> str:
        """Name the player who is the host now; who opened the table if nobody is left at it."""
        seat = self.host_seat()
        return self.host if seat is None else self.seats[seat].player or self.host

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
        state: tuple[object, ...]
        state = (self.rules, self.host, self.seats, series, self.committed, deal)
        more = (self.absences, self.paused is not None, self.closed)
        if more != self._nothing_more():
            state = (*state, *more)
        if self.start is not None:
            state = (*state, self.start.digest())
        if self.wants:
            state = (*state, self.wants)
        if self.proposals:
            state = (*state, self.proposals)
        text = msgspec.msgpack.encode(state)
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
