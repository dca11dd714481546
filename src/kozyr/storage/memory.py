"""Logs and timers in the memory of one process: they end with it."""

from collections.abc import Sequence

import msgspec

from kozyr.table.log import Entry, decode, encode
from kozyr.table.ports import Conflict, Timer


class MemoryJournal:
    """A journal that keeps what a disk would: bytes."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}

    async def append(self, entries: Sequence[Entry]) -> None:
        """See `kozyr.table.ports.Journal`."""
        first = entries[0]
        places = [(first.table, first.seq + step) for step in range(len(entries))]
        if [(entry.table, entry.seq) for entry in entries] != places:
            message = "entries appended together must be consecutive entries of one table"
            raise ValueError(message)
        log = self._logs.setdefault(first.table, [])
        if first.seq <= len(log):
            raise Conflict
        if first.seq > len(log) + 1:
            message = f"entry {first.seq} would leave a gap after entry {len(log)}"
            raise ValueError(message)
        log.extend(map(encode, entries))

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """See `kozyr.table.ports.Journal`."""
        return tuple(map(decode, self._logs.get(table, [])[after:]))


class _Kept(msgspec.Struct):
    timer: Timer
    leased: bool = False


class MemoryDue:
    """The timers of one process."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, _Kept]] = {}

    async def plan(self, table: str, timers: Sequence[Timer]) -> None:
        """See `kozyr.table.ports.Due`."""
        old = self._tables.pop(table, {})
        new = {timer.what: _kept(old.get(timer.what), timer) for timer in timers}
        if new:
            self._tables[table] = new

    async def lease(self, now: int, lease: int) -> tuple[Timer, ...]:
        """See `kozyr.table.ports.Due`."""
        due = [kept for kept in self._all() if kept.timer.at <= now]
        due.sort(key=lambda kept: kept.timer.at)
        for kept in due:
            kept.timer = msgspec.structs.replace(kept.timer, at=now + lease)
            kept.leased = True
        return tuple(kept.timer for kept in due)

    async def done(self, timer: Timer) -> None:
        """See `kozyr.table.ports.Due`."""
        timers = self._tables.get(timer.table, {})
        kept = timers.get(timer.what)
        if kept is not None and kept.leased and kept.timer == timer:
            del timers[timer.what]

    async def next_at(self) -> int | None:
        """See `kozyr.table.ports.Due`."""
        return min((kept.timer.at for kept in self._all()), default=None)

    def _all(self) -> list[_Kept]:
        return [kept for timers in self._tables.values() for kept in timers.values()]


def _kept(old: _Kept | None, timer: Timer) -> _Kept:
    if old is not None and not old.leased and old.timer.mark == timer.mark:
        return old
    return _Kept(timer)
