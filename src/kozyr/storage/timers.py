"""The timers of one process, the next at hand; they may be written down as they change."""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from kozyr.table.ports import Timer

_SLACK: Final = 1_000
"""So many entries of the queue may be of timers planned anew since, before it is swept."""


class _Kept(msgspec.Struct):
    timer: Timer
    leased: bool = False


class MemoryDue:
    """The timers of one process."""

    def __init__(self, timers: Iterable[Timer] = ()) -> None:
        self._tables: dict[str, dict[str, _Kept]] = {}
        self._queue: list[tuple[int, str, str]] = []
        self._waiting = 0
        for timer in timers:
            self._keep(_Kept(timer))

    async def plan(self, table: str, timers: Sequence[Timer]) -> None:
        """See `kozyr.table.ports.Due`."""
        old = self._tables.get(table, {})
        anew = [timer for timer in timers if not _stays(old.get(timer.what), timer)]
        gone = old.keys() - {timer.what for timer in timers}
        for what in gone:
            self._forget(table, what)
        for timer in anew:
            self._keep(_Kept(timer))
        if anew or gone:
            self.changed(table, anew, sorted(gone))

    async def lease(self, now: int, lease: int) -> tuple[Timer, ...]:
        """See `kozyr.table.ports.Due`."""
        due = []
        while (kept := self._first()) is not None and kept.timer.at <= now:
            heapq.heappop(self._queue)
            kept.timer = msgspec.structs.replace(kept.timer, at=now + lease)
            kept.leased = True
            due.append(kept)
        for kept in due:
            self._keep(kept)
        return tuple(kept.timer for kept in due)

    async def done(self, timer: Timer) -> None:
        """See `kozyr.table.ports.Due`."""
        kept = self._tables.get(timer.table, {}).get(timer.what)
        if kept is not None and kept.leased and kept.timer == timer:
            self._forget(timer.table, timer.what)
            self.changed(timer.table, [], [timer.what])

    async def next_at(self) -> int | None:
        """See `kozyr.table.ports.Due`."""
        kept = self._first()
        return None if kept is None else kept.timer.at

    def changed(self, table: str, anew: Sequence[Timer], gone: Sequence[str]) -> None:
        """Hear which timers of a table are new and which are gone, by name."""

    def _first(self) -> _Kept | None:
        """Find the next timer, and drop what was planned anew meanwhile from the queue's head."""
        while self._queue:
            at, table, what = self._queue[0]
            kept = self._tables.get(table, {}).get(what)
            if kept is not None and kept.timer.at == at:
                return kept
            heapq.heappop(self._queue)
        return None

    def _keep(self, kept: _Kept) -> None:
        timer = kept.timer
        timers = self._tables.setdefault(timer.table, {})
        self._waiting += timer.what not in timers
        timers[timer.what] = kept
        heapq.heappush(self._queue, _place(kept))
        if len(self._queue) > _SLACK + 2 * self._waiting:
            self._queue = sorted(_place(one) for one in self._all())

    def _forget(self, table: str, what: str) -> None:
        self._waiting -= 1
        del self._tables[table][what]
        if not self._tables[table]:
            del self._tables[table]

    def _all(self) -> Iterator[_Kept]:
        return (kept for timers in self._tables.values() for kept in timers.values())


def _place(kept: _Kept) -> tuple[int, str, str]:
    return kept.timer.at, kept.timer.table, kept.timer.what


def _stays(old: _Kept | None, timer: Timer) -> bool:
    return old is not None and not old.leased and old.timer.mark == timer.mark
