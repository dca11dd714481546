"""What a table needs from outside: a journal, the time, chance, delays and an alarm clock."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from kozyr.table.facts import FinishedDeal
from kozyr.table.lobby import Listing
from kozyr.table.log import Entry


class Conflict(Exception):  # noqa: N818 - losing a race is an answer, not an error
    """Another entry has taken that place in the log: reload and decide anew."""


class StoreFault(Exception):  # noqa: N818 - a fault, as the service calls it
    """The store failed. What it was to keep may be there or not: read before going on."""


class Kept(msgspec.Struct, frozen=True):
    """A deal that is over, and its place in the order in which deals were over, from 1."""

    place: int
    deal: FinishedDeal


class Journal(Protocol):
    """The append-only logs of all tables, keyed by table and seq. The key is the lock.

    Beside them it keeps the facts of every deal that is over, and how each table is listed; `over`
    is set whenever there is one more.
    """

    over: asyncio.Event

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        """Append consecutive entries of one table, all or none; durable on return.

        `finished` are the facts of the deal they end, kept with them or not at all; `listing` takes
        the place of what was listed of the table before, likewise.

        Raises Conflict if the first one's place is taken, ValueError if it would leave a gap
        or if the entries are not consecutive entries of one table, StoreFault if the store fails.
        """

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """Give the table's entries with a seq above `after`, in order; empty if unknown."""

    async def open_tables(self) -> tuple[str, ...]:
        """List the tables whose logs are not closed, the oldest first."""

    async def lobby(self) -> tuple[Listing, ...]:
        """List the joinable tables, the newest first."""

    async def listed(self, table: str) -> Listing | None:
        """Tell how a table is listed, None if it is not."""

    async def tables_of(self, player: str) -> tuple[Listing, ...]:
        """List the running tables that a player hosts or sits at, the newest first."""

    async def finished_after(self, place: int, most: int = 100) -> tuple[Kept, ...]:
        """Give the next deals that were over after that place, in order; 0 is the beginning."""

    async def finished(self, table: str, deal: int) -> FinishedDeal | None:
        """Give the facts of a deal of a table, None if it is not over."""


class Clock(Protocol):
    """The server's time."""

    def now(self) -> int:
        """Give the time in milliseconds since 1970."""

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        """Return at `until` (None: never) or as soon as `woken` is set, whatever comes first."""


class Entropy(Protocol):
    """Chance that nobody can foresee."""

    def draw(self, size: int) -> bytes:
        """Draw so many random bytes."""


class Delays(Protocol):
    """How long an attendant thinks. It is asked without a word about the hand (§17.6)."""

    def thinking(self) -> int:
        """Draw a delay in milliseconds."""


class Timer(msgspec.Struct, frozen=True):
    """Something due at a table: `what` names it within the table, `at` is when, in milliseconds.

    `mark` tells for which moment of the table it was set: a timer set again with the same mark
    keeps its time, one with another mark starts anew.
    """

    table: str
    what: str
    at: int
    mark: int


WAKE: Final = "wake"
"""The name of a timer that only makes somebody read the table, which plans its timers anew."""


class Due(Protocol):
    """The timers of all tables. One that is never `done` falls due again after its lease."""

    async def plan(self, table: str, timers: Sequence[Timer]) -> None:
        """Let these be the timers of the table, and no others.

        A waiting timer with the same `what` and `mark` keeps its time; a leased one never does.
        """

    async def lease(self, now: int, lease: int) -> tuple[Timer, ...]:
        """Take all that is due, and put it off by `lease` milliseconds; earliest first.

        The timers come as they are kept from now on, that is with `at` = now + lease.
        """

    async def done(self, timer: Timer) -> None:
        """Forget a leased timer, unless it has been set anew meanwhile."""

    async def next_at(self) -> int | None:
        """Tell when the next timer falls due, None if there is none."""


class Presence(Protocol):
    """Who looks at a table."""

    def away_since(self, table: str, player: str) -> int | None:
        """Tell since when a player has had no way of seeing a table, None if he sees it."""


class Outages(Protocol):
    """When the server was away, so that no clock runs meanwhile."""

    def lost(self, since: int) -> int:
        """Tell how many milliseconds after `since` the server was away."""
