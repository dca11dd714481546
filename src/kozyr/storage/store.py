"""A folder of data, open: the journal, the timers and the outages a server works with."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from kozyr.storage.database import Database, opened
from kozyr.storage.due import SqliteDue, timers_left
from kozyr.storage.journal import SqliteJournal
from kozyr.storage.outages import SqliteOutages, last_beat, outages_left
from kozyr.table.ports import Clock, Timer


class Store(msgspec.Struct, frozen=True):
    """Everything kept in one database."""

    database: Database
    journal: SqliteJournal
    due: SqliteDue
    outages: SqliteOutages


class _Left(msgspec.Struct, frozen=True):
    """What the server before this one has left."""

    timers: tuple[Timer, ...]
    away: list[tuple[int, int]]
    beat: int | None


@contextlib.contextmanager
def kept_in(folder: Path, clock: Clock) -> Iterator[Store]:
    """Open the data in a folder; DataError if it cannot be used.

    From the last sign of life to now the server counts as away.
    """
    with opened(folder) as database:
        now = clock.now()
        left = database.look(lambda connection: _left(connection, now))
        outages = SqliteOutages(database, clock, left.away, left.beat)
        yield Store(database, SqliteJournal(database), SqliteDue(database, left.timers), outages)


def _left(connection: Connection, now: int) -> _Left:
    beat = last_beat(connection)
    return _Left(timers_left(connection, now), outages_left(connection, now), beat)
