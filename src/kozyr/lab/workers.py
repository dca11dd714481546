"""Rounds shared out among processes."""

import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final

from kozyr.lab.match import Match
from kozyr.lab.rounds import Played, rounds

BATCH: Final = 5
"""Rounds that a process plays between two reports: so many are lost at most when it is killed."""


class LostWorkerError(RuntimeError):
    """One of the processes that play is gone; the message says what may have happened."""


def played(match: Match, numbers: Sequence[int], workers: int) -> Generator[Played]:
    """Play the rounds of these numbers on so many processes, and give each as soon as it is known.

    Closing the iterator, or an interrupt, waits for the batches under way and begins no other.

    Raises:
        LostWorkerError: one of the processes was ended.

    """
    if workers == 1:
        yield from rounds(match, numbers)
        return
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    try:
        with _uninterrupted():
            news = pool.map(_batch, [match] * len(batches), batches)
        for batch in news:
            yield from batch
    except BrokenProcessPool:
        message = "a process that played was ended from outside, perhaps for want of memory"
        raise LostWorkerError(message) from None
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that hear no interrupt, from their first moment on; it comes afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _batch(match: Match, numbers: Sequence[int]) -> list[Played]:
    return list(rounds(match, numbers))


def _begin() -> None:
    """Do not outlive the parent; interrupts are left to it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
