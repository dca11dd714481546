"""`kozyr arena`: bots against bots."""

import sys
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from kozyr.cli.command import app
from kozyr.lab.arena import as_json, compete_aloud, verdict
from kozyr.lab.match import arrange


@app.command
def arena(  # noqa: PLR0913 - a command has many options
    hero: str,
    field: str,
    *,
    rules: Annotated[str, Parameter(name="--preset")] = "service_podkidnoy",
    players: int | None = None,
    deck: int | None = None,
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 500,
    workers: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let one bot of a level play at a table of bots of another, and count who is the durak.

    Parameters
    ----------
    hero
        The level of the one bot, such as medium.
    field
        The level of all others, such as easy.
    rules
        The named set of rules.
    players
        How many play, else as many as the set says.
    deck
        The cards of the deck, else what the set says.
    deals
        How many shuffles to deal; each is played once with the hero in every seat.
    workers
        How many processes share the work; the result does not depend on it.
    json
        Print JSON for programs.
    """
    try:
        match = arrange(hero, field, rules, players=players, deck=deck)
    except ValueError as problem:
        sys.exit(f"kozyr: {problem}")
    tally = compete_aloud(match, deals, workers=workers)
    print(as_json(match, tally).decode() if json else verdict(match, tally))  # noqa: T201
