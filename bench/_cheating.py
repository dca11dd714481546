"""Whether cheating or calling always, or never, beats the habits of a level.

One bot with a changed habit plays among bots of its level. The habit wins if its bot is the durak
less often than an equal would be, and loses if more often; in between the deals do not tell.
"""

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kozyr.bots.habits import HABITS
from kozyr.lab.arena import compete
from kozyr.lab.match import Match
from kozyr.lab.styles import styles
from kozyr.lab.tally import Tally
from kozyr.rules.effect import stored
from kozyr.rules.options import OPTIONS
from kozyr.rules.presets import preset

SETS = ("mailru_cheat", "classic")
"""The sets that are played: in one beats and transfers may be armed, in the other throw-ins."""

Figures = dict[str, Any]


def measure(deals: int, *, every: bool) -> Iterator[Figures]:
    """Play so many shuffles a contest, and tell the figures of each."""
    contests = list(_contests(every=every))
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("cheating and calling", total=deals * len(contests))
        for told, match in contests:
            progress = partial(bar.advance, task)
            tally = compete(match, deals, progress=progress).tally
            yield {**told, "verdict": _verdict(tally), **msgspec.structs.asdict(tally)}


def _contests(*, every: bool) -> Iterator[tuple[dict[str, str], Match]]:
    """Every style with every penalty; `every`: every set, level and price of a false call too."""
    penalties = OPTIONS["cheat_penalty"].values
    prices = OPTIONS["cheat_false_call"].values
    ways = itertools.product(
        SETS if every else SETS[:1],
        penalties,
        prices if every else prices[:1],
        HABITS if every else ["medium"],
    )
    for name, penalty, price, level in ways:
        wishes = {"cheating": "on", "cheat_penalty": penalty, "cheat_false_call": price}
        rules = stored(msgspec.structs.replace(preset(name).rules, **wishes))
        for style, habits in styles(HABITS[level]).items():
            told = {"rules": name, "penalty": str(penalty), "false call": str(price)}
            yield {**told, "level": level, "style": style}, Match(level, level, rules, habits)


def _verdict(tally: Tally) -> str:
    if tally.low > tally.fair:
        return "loses"
    return "wins" if tally.high < tally.fair else "open"


def table(figures: Iterator[Figures]) -> Table:
    """Put the figures into a table for people."""
    heads = ("rules", "penalty", "false call", "level", "style")
    shown = Table(*heads, "deals", "durak", "95 % interval", "equal", "it")
    for one in figures:
        shown.add_row(
            *(one[head] for head in heads),
            f"{one['deals']:,}",
            f"{one['rate']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}",
            f"{one['fair']:.1%}",
            one["verdict"],
        )
    return shown
