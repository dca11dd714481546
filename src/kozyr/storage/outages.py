"""When the server was away: it leaves a sign of life, and looks for the last one at its start."""

import asyncio
from typing import Final

from sqlalchemy import Connection, select

from kozyr.storage import schema
from kozyr.storage.database import Database
from kozyr.storage.driver import driver
from kozyr.table.ports import Clock

BEAT: Final = 1_000
"""Milliseconds between two signs of life."""

GAP: Final = 3_000
"""A silence longer than this is an outage: nobody could act meanwhile."""

KEPT: Final = 31 * 24 * 3600 * 1_000
"""So long an outage matters: no clock of a table runs longer."""

_BEAT: Final = "INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)"
_AWAY: Final = "INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)"


class SqliteOutages:
    """The outages of a server with a database; a process stopped for a while was away as well.

    `away` are those of earlier, `last` is the last sign of life of the server before this one: from
    then on it was away.
    """

    def __init__(
        self, database: Database, clock: Clock, away: list[tuple[int, int]], last: int | None
    ) -> None:
        self._database, self._clock = database, clock
        self._away, self._last = away, last
        self._note(clock.now(), longest=0)

    def lost(self, since: int) -> int:
        """See `kozyr.table.ports.Outages`."""
        now = self._clock.now()
        if self._last is not None and now - self._last > GAP:
            self.beat()
        return sum(max(0, ended - max(began, since)) for began, ended in self._away)

    def beat(self) -> None:
        """Leave a sign of life; a long silence before it is an outage."""
        self._note(self._clock.now(), longest=GAP)

    def _note(self, now: int, *, longest: int) -> None:
        away = None
        if self._last is not None and now - self._last > longest:
            away = self._last, now
            self._away.append(away)
        self._last = now

        def write(connection: Connection) -> None:
            raw = driver(connection)
            raw.execute(_BEAT, (now,))
            if away is not None:
                raw.execute(_AWAY, away)

        self._database.post("", write)

    async def keep_beating(self) -> None:
        """Leave signs of life for ever."""
        never = asyncio.Event()
        while True:
            await self._clock.wait(self._clock.now() + BEAT, never)
            self.beat()


def outages_left(connection: Connection, now: int) -> list[tuple[int, int]]:
    """Read the outages that still matter."""
    away = schema.outages.c
    found = connection.execute(select(away.began, away.ended).where(away.ended > now - KEPT))
    return [(began, ended) for began, ended in found]


def last_beat(connection: Connection) -> int | None:
    """Read when the server was last seen at work, None if never."""
    return connection.execute(select(schema.pulse.c.at)).scalar()
