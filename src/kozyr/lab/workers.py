"""Rounds shared out among processes."""

import os
import signal
import threading
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final

from kozyr.lab.match import Match
from kozyr.lab.rounds import Played, rounds

BATCH: Final = 5
"""Rounds that a process plays between two reports: so many are lost at most when it is killed."""


def played(match: Match, numbers: Sequence[int], workers: int) -> Generator[Played]:
    """Play the rounds of these numbers on so many processes, and give each as soon as it is known.

    Closing the iterator, or an interrupt, waits for the batches under way and begins no other.
    """
    if workers == 1:
        yield from rounds(match, numbers)
        return
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
    try:
        for batch in pool.map(_batch, [match] * len(batches), batches):
            yield from batch
    finally:
        pool.shutdown(cancel_futures=True)


def _batch(match: Match, numbers: Sequence[int]) -> list[Played]:
    return list(rounds(match, numbers))


def _begin() -> None:
    """Leave interrupts to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
