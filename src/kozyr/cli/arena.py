"""`kozyr arena` and `kozyr round-robin`: bots against bots."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.console import Console

from kozyr.cli.command import app
from kozyr.cli.leaving import leave
from kozyr.cli.setting import USUAL, Setting
from kozyr.cli.stopping import going_on
from kozyr.lab import plots
from kozyr.lab.arena import compete_aloud
from kozyr.lab.kept import Kept
from kozyr.lab.outcome import record, verdict
from kozyr.lab.round_robin import Standings, as_matrix, as_record, as_table, pairings, standings
from kozyr.lab.workers import LostWorkerError

_WIDEST: Final = 10_000
"""Columns of a table that goes to no terminal."""


@app.command
def arena(
    hero: str,
    field: str,
    *,
    setting: Setting = USUAL,
    resume: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let one bot play at a table of bots of another kind, and count who is the durak.

    A bot is named by its level, such as medium, by its step of the ladder, such as random, or, if
    it is a program of yours, as exec:./mybot.py. Any other name is answered with those there are.

    Parameters
    ----------
    hero
        The one bot, such as medium.
    field
        All the others, such as easy.
    resume
        A file that keeps what was played: stop at any time, and the same command goes on.
    json
        Print JSON for programs.
    """
    try:
        match = setting.match(hero, field)
        kept = None if resume is None else Kept(resume, match)
        with going_on(resume):
            told = compete_aloud(match, setting.deals, workers=setting.workers, kept=kept)
    except (ValueError, OSError, LostWorkerError) as problem:
        leave(problem)
    print(_json(record(told)) if json else verdict(told))  # noqa: T201


@app.command
def round_robin(
    *bots: str,
    setting: Setting = USUAL,
    resume: Path | None = None,
    plot: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let every bot play against every other, and rate them.

    Parameters
    ----------
    bots
        Two bots or more, named as for the arena.
    resume
        A folder that keeps what was played: stop at any time, and the same command goes on.
    plot
        A picture to draw, .svg or .png; it needs the extra kozyr[lab].
    json
        Print JSON for programs.
    """
    try:
        if plot is not None:
            plots.check(plot)
        told = _play(bots, setting, resume)
    except (ValueError, OSError, ImportError, LostWorkerError) as problem:
        leave(problem)
    print(_json(as_record(told))) if json else _print(told)  # noqa: T201
    if plot is not None:
        _draw(told, plot, f"{setting.rules}: {setting.deals} shuffles a pair")


def _play(bots: tuple[str, ...], setting: Setting, resume: Path | None) -> Standings:
    matches = pairings(bots, setting.match)
    if resume is not None:
        resume.mkdir(parents=True, exist_ok=True)
    outcomes = []
    with going_on(resume):
        for number, match in enumerate(matches, start=1):
            kept = None if resume is None else Kept(resume / f"{number}.jsonl", match)
            outcomes.append(compete_aloud(match, setting.deals, workers=setting.workers, kept=kept))
    return standings(bots, outcomes)


def _print(told: Standings) -> None:
    """Print two tables; who reads them from a file or a pipe has lines as long as it takes."""
    console = Console()
    for table in (as_table(told), as_matrix(told)):
        needed = console.measure(table, options=console.options.update(width=_WIDEST)).maximum
        console.print(table, width=console.width if console.is_terminal else needed)


def _draw(told: Standings, path: Path, title: str) -> None:
    try:
        plots.plot(told, path, title)
    except (ValueError, OSError) as problem:
        leave(problem)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
