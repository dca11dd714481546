"""The SQLite file in which everything is kept: opened, brought up to date, written and read."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from kozyr.storage.faults import in_use, unusable_file, unusable_folder
from kozyr.storage.upgrading import bring_up_to_date
from kozyr.storage.writer import Work, Writer, as_told

FILE: Final = "kozyr.sqlite"
LOCK: Final = "kozyr.lock"
PATIENCE: Final = 5.0
"""So many seconds a statement waits while another process, such as a backup, has the file."""

_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

T = TypeVar("T")


class Database:
    """An open database. All writes go through one thread, all reads through another.

    What is handed in as work gets a connection inside a transaction that is not its own: it
    neither commits nor rolls back.
    """

    def __init__(self, engine: Engine) -> None:
        self._writing, self._reading = engine.connect(), engine.connect()
        self._reading.exec_driver_sql("PRAGMA query_only=ON")
        self._writer = Writer(self._writing)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="kozyr-reader")

    async def write(self, key: str, work: Work[T]) -> T:
        """Do the work, and give its result once it is durable.

        Works of one `key`, such as a table's id, are done in the order asked for. Raises what the
        work raises, StoreFault if the database could not keep it.
        """
        return await self._writer.write(key, work)

    def post(self, key: str, work: Work[object]) -> None:
        """Do the work soon, without anybody waiting for it."""
        self._writer.post(key, work)

    async def read(self, work: Work[T]) -> T:
        """Read what has been committed; StoreFault if the database fails."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work, self._reading)
        except (sqlite3.Error, DBAPIError) as problem:
            raise as_told(problem) from problem

    def look(self, work: Work[T]) -> T:
        """Read like `read`, where there is no event loop yet."""
        return self._reader.submit(work, self._reading).result()

    def close(self) -> None:
        """Write what is still to be written, and let go of the file."""
        self._writer.close()
        self._reader.shutdown()
        self._reading.close()
        self._writing.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._writing.close()


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[Database]:
    """Open the database in a folder, which is made if it is not there; no other process may.

    Raises DataError if it cannot be used.
    """
    with _locked(folder):
        database = Database(_engine(folder / FILE))
        try:
            yield database
        finally:
            database.close()


@contextlib.contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Keep other processes out while the block runs; a process that is killed keeps nobody out."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # it will hold seeds and hashes of passwords
    except OSError as problem:
        raise unusable_folder(folder, problem) from None
    with contextlib.closing(_lock(folder)):
        yield


def _lock(folder: Path) -> sqlite3.Connection:
    """Lock a file of its own by SQLite's means, which exist wherever SQLite does."""
    try:
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as problem:
        if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise in_use(folder) from None
        raise unusable_file(folder / LOCK, problem) from None
    return lock


def _engine(file: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        hide_parameters=True,  # what is kept are hands and seeds: no error may repeat them
        isolation_level="AUTOCOMMIT",  # the writer says itself where a transaction begins
        connect_args={"timeout": PATIENCE},
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _prepare)
    try:
        with engine.connect() as connection:
            bring_up_to_date(connection, file)
    except DBAPIError as problem:
        if isinstance(problem.orig, sqlite3.Error):
            raise unusable_file(file, problem.orig) from None
        raise
    except sqlite3.Error as problem:
        raise unusable_file(file, problem) from None
    return engine


def _prepare(raw: sqlite3.Connection, _record: object) -> None:
    for pragma in _PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")
