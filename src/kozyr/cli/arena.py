"""`kozyr arena`: bots against bots."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from kozyr.cli.command import app
from kozyr.cli.stopping import going_on
from kozyr.lab.arena import compete_aloud
from kozyr.lab.kept import Kept
from kozyr.lab.match import SEED, arrange
from kozyr.lab.outcome import as_json, verdict
from kozyr.lab.program import Bounds


@app.command
def arena(  # noqa: PLR0913 - a command has many options
    hero: str,
    field: str,
    *,
    rules: Annotated[str, Parameter(name="--preset")] = "service_podkidnoy",
    players: int | None = None,
    deck: int | None = None,
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 500,
    seed: str = SEED,
    workers: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    resume: Path | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = Bounds().seconds,
    memory: Annotated[int, Parameter(validator=Number(gte=16))] = Bounds().memory,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let one bot play at a table of bots of another kind, and count who is the durak.

    A bot is named by its level (easy, medium), by its step of the ladder (random, lowest,
    counting), or, if it is a program of yours, as exec:./mybot.py.

    Parameters
    ----------
    hero
        The one bot, such as medium.
    field
        All the others, such as easy.
    rules
        The named set of rules.
    players
        How many play, else as many as the set says.
    deck
        The cards of the deck, else what the set says.
    deals
        How many shuffles to deal; each is played once with the hero in every seat.
    seed
        Other words bring other shuffles.
    workers
        How many processes share the work; the result does not depend on it.
    resume
        A file that keeps what was played: stop at any time, and the same command goes on.
    seconds
        How long a program may take for an answer.
    memory
        MiB of memory that a program may have.
    json
        Print JSON for programs.
    """
    try:
        bounds = Bounds(seconds, memory)
        match = arrange(hero, field, rules, players=players, deck=deck, seed=seed, bounds=bounds)
        kept = None if resume is None else Kept(resume, match)
    except (ValueError, OSError) as problem:
        sys.exit(f"kozyr: {problem}")
    with going_on(resume):
        told = compete_aloud(match, deals, workers=workers, kept=kept)
    print(as_json(told).decode() if json else verdict(told))  # noqa: T201
