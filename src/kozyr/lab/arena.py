"""Matches of many shuffles, played to their end whatever stops them in between."""

from collections.abc import Callable
from contextlib import closing

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from kozyr.lab.kept import Kept
from kozyr.lab.match import Match
from kozyr.lab.outcome import Outcome, outcome
from kozyr.lab.workers import played


def compete(  # noqa: PLR0913 - how to play a match
    match: Match,
    shuffles: int,
    *,
    first: int = 0,
    workers: int = 1,
    kept: Kept | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Outcome:
    """Play so many shuffles from number `first` on, each from every seat, and count them.

    Rounds that are `kept` are not played again, and what is played is kept there. `progress` is
    told how many rounds are new to it. The outcome does not depend on the number of workers
    (processes), nor on how often it was stopped on the way.
    """
    numbers = range(first, first + shuffles)
    before = kept.rounds if kept else {}
    known = [before[number] for number in numbers if number in before]
    progress(len(known))
    missing = [number for number in numbers if number not in before]
    with closing(played(match, missing, workers)) as news:
        for one in news:
            if kept:
                kept.add(one)
            known.append(one)
            progress(1)
    return outcome(match, known)


def compete_aloud(
    match: Match, shuffles: int, *, workers: int = 1, kept: Kept | None = None
) -> Outcome:
    """Do the same with a progress bar on the standard error."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(escape(f"{match.hero} against {match.field}"), total=shuffles)
        return compete(
            match,
            shuffles,
            workers=workers,
            kept=kept,
            progress=lambda new: bar.advance(task, new),
        )
