"""Matches of many shuffles, on one process or several, and how they are told."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from kozyr.lab.match import Match
from kozyr.lab.tally import Round, Tally, tally

BATCH: Final = 25
"""Shuffles that a process plays between two reports of progress."""


def compete(
    match: Match,
    shuffles: int,
    *,
    first: int = 0,
    workers: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> Tally:
    """Play so many shuffles from number `first` on, each from every seat, and count them.

    `progress` is told how many shuffles were played since it was told last. The tally does not
    depend on the number of workers (processes).
    """
    played: list[Round] = []
    for batch in _batches(match, range(first, first + shuffles), workers):
        played += batch
        progress(len(batch))
    return tally(match.sides, played)


def _batches(match: Match, numbers: range, workers: int) -> Iterator[list[Round]]:
    starts = numbers[::BATCH]
    counts = [min(BATCH, numbers.stop - start) for start in starts]
    if workers == 1:
        yield from map(match.rounds, starts, counts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(match.rounds, starts, counts)


def compete_aloud(match: Match, shuffles: int, *, workers: int = 1) -> Tally:
    """Do the same with a progress bar on the standard error."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{match.hero} against {match.field}", total=shuffles)
        return compete(
            match,
            shuffles,
            workers=workers,
            progress=lambda played: bar.advance(task, played),
        )


def verdict(match: Match, tally: Tally) -> str:
    """Tell a tally in a sentence for people."""
    ends = "matches" if match.counts == "champion" else "deals"
    return (
        f"{match.hero} among {tally.sides - 1} x {match.field}: the {match.counts} in "
        f"{tally.rate:.2%} of {tally.decided} decided {ends} (95 % interval {tally.low:.2%} to "
        f"{tally.high:.2%}; an equal would be in {tally.fair:.2%}), {tally.draws} draws"
    )


def as_json(match: Match, tally: Tally) -> bytes:
    """Tell a tally to programs."""
    told = {
        "hero": match.hero,
        "field": match.field,
        "rules": match.rules,
        "counts": match.counts,
        "tally": tally,
    }
    return msgspec.json.encode(told)
