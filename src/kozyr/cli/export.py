"""`kozyr export`: decisions of bots as data."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from kozyr.cli.command import app
from kozyr.cli.leaving import leave
from kozyr.cli.stopping import stoppable
from kozyr.lab.envs.making import named_rules
from kozyr.lab.export.plan import Plan
from kozyr.lab.export.writing import Exported, Form, Order
from kozyr.lab.export.writing import export as write
from kozyr.lab.wording import readable

_LAST: Final = 10**15
"""Numbers of deals are written as 64 bits, and read as floats by some."""


@app.command
def export(  # noqa: PLR0913 - a command has many options
    folder: Path,
    *bots: str,
    rules: Annotated[str, Parameter(name="--preset")] = "service_podkidnoy",
    players: int | None = None,
    deck: int | None = None,
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    first: Annotated[int, Parameter(validator=Number(gte=0, lte=_LAST))] = 0,
    seed: str = "1",
    form: Annotated[tuple[Form, ...], Parameter(consume_multiple=True, negative="")] = ("jsonl",),
    observations: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play, and write every decision down: what was seen, allowed, done and won.

    Parameters
    ----------
    folder
        A new folder for the files; it appears when all of them are written.
    bots
        Who plays, by level (easy, medium) or step of the ladder; fewer than seats are repeated,
        and they move on one seat with every deal. Without any, medium.
    rules
        The named set of rules.
    players
        How many play, else as many as the set says.
    deck
        The cards of the deck, else what the set says.
    deals
        How many deals to play.
    first
        The number of the first deal: parts with other numbers can be made at the same time.
    seed
        Other words bring other shuffles.
    form
        jsonl, parquet or both; parquet needs the extra kozyr[lab].
    observations
        Add the vectors of docs/environments.md.
    json
        Print JSON for programs.
    """
    try:
        readable(folder=str(folder))
        agreed = named_rules(rules, players=players, deck=deck)
        plan = Plan(agreed, bots or ("medium",), seed, observations)
        with stoppable("nothing was written"):
            told = _aloud(Order(plan, rules, first, deals, tuple(dict.fromkeys(form))), folder)
    except (ValueError, OSError, ImportError) as problem:
        leave(problem)
    print(msgspec.json.encode(told).decode() if json else _sentence(told))  # noqa: T201


def _aloud(order: Order, folder: Path) -> Exported:
    """Export with a progress bar on the standard error."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("deals", total=order.deals)
        return write(order, folder, lambda new: bar.advance(task, new))


def _sentence(told: Exported) -> str:
    size = sum(told.files.values()) / 1e6
    return f"{told.folder}: {told.decisions:,} decisions of {told.deals:,} deals, {size:.1f} MB"
