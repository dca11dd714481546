"""Where people are kept: a database that takes work, in a file or only in memory."""

from threading import Lock
from typing import Final, Protocol, TypeVar

from sqlalchemy import StaticPool, create_engine

from kozyr.storage.people_schema import players
from kozyr.storage.writer import Work

T = TypeVar("T")


class Data(Protocol):
    """Does work in transactions, as `kozyr.storage.database.Database` does."""

    async def write(self, key: str, work: Work[T]) -> T:
        """Do the work, and give its result once it is kept."""

    async def read(self, work: Work[T]) -> T:
        """Read what has been kept."""


_URL: Final = "sqlite://"


class MemoryData:
    """A database in the memory of one process, that ends with it."""

    def __init__(self) -> None:
        engine = create_engine(
            _URL,
            hide_parameters=True,
            isolation_level="AUTOCOMMIT",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
        )
        players.metadata.create_all(engine)
        self._connection, self._lock = engine.connect(), Lock()

    async def write(self, key: str, work: Work[T]) -> T:
        """See `Data`; nothing is left of work that raises."""
        del key
        with self._lock:
            self._say("BEGIN")
            try:
                done = work(self._connection)
            except BaseException:
                self._say("ROLLBACK")
                raise
            self._say("COMMIT")
            return done

    async def read(self, work: Work[T]) -> T:
        """See `Data`."""
        with self._lock:
            return work(self._connection)

    def _say(self, statement: str) -> None:
        self._connection.exec_driver_sql(statement)
