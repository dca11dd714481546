"""The timers of a server with a database: at hand in memory, written down as they change."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select

from kozyr.storage import schema
from kozyr.storage.database import Database
from kozyr.storage.driver import driver
from kozyr.storage.timers import MemoryDue
from kozyr.table.ports import WAKE, Timer

PACE: Final = 10
"""Milliseconds between two tables woken after a start."""

_SET: Final = "INSERT OR REPLACE INTO due (table_id, what, at, mark) VALUES (?, ?, ?, ?)"
_DROP: Final = "DELETE FROM due WHERE table_id = ? AND what = ?"


class SqliteDue(MemoryDue):
    """Timers that a server finds again after a restart; those it had leased are due at once.

    Nobody waits for the disk: a table without its newest timers is planned anew when it is read,
    and a table without any is read when the server starts.
    """

    def __init__(self, database: Database, timers: Sequence[Timer]) -> None:
        super().__init__(timers)
        self._database = database

    def changed(self, table: str, anew: Sequence[Timer], gone: Sequence[str]) -> None:
        """Write down which timers of a table are new and which are gone."""
        kept = [(table, timer.what, timer.at, timer.mark) for timer in anew]
        dropped = [(table, what) for what in gone]

        def write(connection: Connection) -> None:
            raw = driver(connection)
            raw.executemany(_DROP, dropped)
            raw.executemany(_SET, kept)

        self._database.post(table, write)


def timers_left(connection: Connection, now: int) -> tuple[Timer, ...]:
    """Read what was due when the server ended.

    Open tables that have no timer get one, one table after the other from `now` on, so that
    somebody looks at each.
    """
    due, tables = schema.due.c, schema.tables.c
    kept = connection.execute(select(due.table_id, due.what, due.at, due.mark)).all()
    lone = select(tables.id).where(tables.open, tables.id.not_in(select(due.table_id)))
    found = enumerate(connection.execute(lone.order_by(tables.created)).scalars())
    wakes = (Timer(table, WAKE, now + at * PACE, 0) for at, table in found)
    return (*(Timer(*row) for row in kept), *wakes)
