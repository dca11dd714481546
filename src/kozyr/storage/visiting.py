"""Looking at the data of a server, and changing a little, while it runs or not."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from kozyr.storage.database import FILE, PATIENCE
from kozyr.storage.faults import DataError, unusable_file
from kozyr.storage.upgrading import is_up_to_date

NOTHING: Final = (
    "there is no data in {folder}. Name its folder in KOZYR_DATA, or serve from it first."
)
OLD: Final = "{file} is of another version of Kozyr. Start this version's server on it once."


@contextlib.contextmanager
def visited(folder: Path) -> Iterator[Connection]:
    """Give a connection to the data in a folder, in a transaction that ends with the block.

    Unlike `database.opened` it takes turns with a server that runs. Raises DataError if there is no
    data, if it is of another version, or if it cannot be read.
    """
    file = folder / FILE
    if not file.is_file():
        raise DataError(NOTHING.format(folder=folder))
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": PATIENCE},
        poolclass=NullPool,
    )
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA synchronous=FULL"))
    try:
        with engine.connect() as connection:
            if not is_up_to_date(connection):
                raise DataError(OLD.format(file=file))
            yield from _within(connection)
    except DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.Error):
            raise unusable_file(file, problem.orig) from None
        raise


def _within(connection: Connection) -> Iterator[Connection]:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.exec_driver_sql("ROLLBACK")
        raise
    connection.exec_driver_sql("COMMIT")
