"""Tables whose time has come while they were not in memory, which after a start may be all."""

import asyncio
import logging
from typing import Final

from kozyr.table.folding import Diverged
from kozyr.table.host import Host
from kozyr.table.ports import Clock, Due

PAUSE: Final = 5
"""Milliseconds between two tables, in which those at play get their turn."""

_log = logging.getLogger(__name__)


class Waker:
    """Reads tables one after the other; a table that is read has its timers planned anew."""

    def __init__(self, host: Host, due: Due, clock: Clock) -> None:
        self._host, self._due, self._clock = host, due, clock
        self._waiting: dict[str, None] = {}
        self._wanted = asyncio.Event()

    def want(self, table: str) -> None:
        """Let a table be read soon."""
        self._waiting[table] = None
        self._wanted.set()

    async def run(self) -> None:
        """Read for ever, asleep while nothing is wanted."""
        never = asyncio.Event()
        while True:
            self._wanted.clear()
            if not await self.wake():
                await self._wanted.wait()
            await self._clock.wait(self._clock.now() + PAUSE, never)

    async def wake(self) -> bool:
        """Read the table that has waited longest; False if none has."""
        table = next(iter(self._waiting), None)
        if table is None:
            return False
        await self._read(table)
        del self._waiting[table]
        return True

    async def _read(self, table: str) -> None:
        try:
            if await self._host.room(table) is None:
                await self._due.plan(table, ())
        except Diverged:
            await self._due.plan(table, ())
        except Exception:  # noqa: BLE001 - one table's fault must not stop the others
            _log.exception("a table could not be read", extra={"table": table})
