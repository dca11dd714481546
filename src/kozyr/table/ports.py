"""What a table needs from outside: a journal, the time, chance, delays and an alarm clock."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from kozyr.table.log import Entry


class Conflict(Exception):  # noqa: N818 - losing a race is an answer, not an error
    """Another entry has taken that place in the log: reload and decide anew."""


class Journal(Protocol):
    """The append-only logs of all tables, keyed by table and seq. The key is the lock."""

    async def append(self, entries: Sequence[Entry]) -> None:
        """Append consecutive entries of one table, all or none; durable on return.

        Raises Conflict if the first one's place is taken, ValueError if it would leave a gap
        or if the entries are not consecutive entries of one table.
        """

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """Give the table's entries with a seq above `after`, in order; empty if unknown."""


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
