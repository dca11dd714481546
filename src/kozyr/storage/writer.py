"""The one thread that writes: what gathers while it writes becomes one transaction."""

import asyncio
import contextlib
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from kozyr.storage.driver import driver
from kozyr.table.ports import StoreFault

MOST_AT_ONCE: Final = 1_000
"""So many jobs at most share a transaction."""

LINGER: Final = 0.05
"""Seconds that jobs which nobody waits for wait for one that somebody does."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in the transaction. It may raise: then it alone leaves no trace."""

_log = logging.getLogger(__name__)


class _Job(msgspec.Struct):
    key: str
    work: Work[Any]
    done: "asyncio.Future[Any] | None"


class _Failed(msgspec.Struct):
    problem: Exception


def as_told(problem: Exception) -> Exception:
    """Give what is raised to who asked: a StoreFault for a fault of the database, else as it is."""
    kept_apart = isinstance(problem, sqlite3.IntegrityError | IntegrityError)
    if isinstance(problem, sqlite3.Error | DBAPIError) and not kept_apart:
        return StoreFault(str(problem))
    return problem


class Writer:
    """Takes jobs from the event loop and answers once they are on the disk.

    The jobs of a batch are sorted by their keys; those of one key keep their order. If the batch
    cannot be committed, all who wait for it get StoreFault, and the writer goes on.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._run, name="kozyr-writer", daemon=True)
        self._thread.start()

    async def write(self, key: str, work: Work[T]) -> T:
        """Do the work and give its result once it is durable.

        Raises what the work raises, StoreFault if it could not be kept.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(_Job(key, work, done))
        return await done

    def post(self, key: str, work: Work[object]) -> None:
        """Do the work some time soon; that it failed is only logged."""
        self._put(_Job(key, work, None))

    def close(self) -> None:
        """Do what is still to be done, and end."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            self._thread.join()

    def _put(self, job: _Job) -> None:
        if not self._open:
            message = "the database is closed"
            raise StoreFault(message)
        self._jobs.put(job)

    def _run(self) -> None:
        ending = False
        while not ending:
            batch = self._gathered()
            ending = batch[-1] is None
            jobs = sorted((job for job in batch if job is not None), key=attrgetter("key"))
            _settle(jobs, self._commit(jobs) if jobs else [])

    def _gathered(self) -> list[_Job | None]:
        """Wait for a job and take those that wait behind it; None comes last of all.

        Jobs that nobody waits for let others come first, to share their transaction.
        """
        batch = [self._jobs.get()]
        with contextlib.suppress(Empty):
            while batch[-1] is not None and len(batch) < MOST_AT_ONCE:
                lingers = all(job is not None and job.done is None for job in batch)
                batch.append(self._jobs.get(timeout=LINGER if lingers else 0))
        return batch

    def _commit(self, jobs: list[_Job]) -> list[object]:
        try:
            self._say("BEGIN IMMEDIATE")
            outcomes = [self._done(job) for job in jobs]
            self._say("COMMIT")
        except Exception as problem:  # noqa: BLE001 - whatever it was, the next batch is another
            _log.exception("what was to be kept could not be written")
            with contextlib.suppress(Exception):
                self._say("ROLLBACK")
            return [_Failed(StoreFault(str(problem))) for _ in jobs]
        return outcomes

    def _done(self, job: _Job) -> object:
        self._say("SAVEPOINT job")
        try:
            outcome = job.work(self._connection)
        except Exception as problem:
            if not driver(self._connection).in_transaction:  # a full disk ends it for all
                raise
            self._say("ROLLBACK TO job")
            outcome = _Failed(as_told(problem))
        self._say("RELEASE job")
        return outcome

    def _say(self, statement: str) -> None:
        driver(self._connection).execute(statement)


def _settle(jobs: list[_Job], outcomes: list[object]) -> None:
    """Hand every outcome to the event loop where it is waited for."""
    waited: defaultdict[asyncio.AbstractEventLoop, list[tuple[_Job, object]]] = defaultdict(list)
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done is not None:
            waited[job.done.get_loop()].append((job, outcome))
        elif isinstance(outcome, _Failed):
            _log.error("a write nobody waited for failed", exc_info=outcome.problem)
    for loop, told in waited.items():
        with contextlib.suppress(RuntimeError):  # the loop has ended, and who waited with it
            loop.call_soon_threadsafe(_tell, told)


def _tell(told: list[tuple[_Job, Any]]) -> None:
    for job, outcome in told:
        if job.done is None or job.done.done():
            continue
        if isinstance(outcome, _Failed):
            job.done.set_exception(outcome.problem)
        else:
            job.done.set_result(outcome)
