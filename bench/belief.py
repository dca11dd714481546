"""How fast deals are drawn that fit what a seat has seen, and how much likelier the real ones are.

Draws a second at the beginning of a deal, on one core, for 2 to 8 seats, and how long it takes to
make a sampler. The gain is the logarithm of how much likelier a weighted sampler deals all hands as
they really are than a uniform one, on average, in deals that the ratios were not measured from:
among bots, among bots that do any legal thing in one act of eight, and among players who do any
legal thing always.
"""

import argparse
import json
import math
import time
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from kozyr.bots.belief.believe import believe, root
from kozyr.bots.belief.sampler import Sampler
from kozyr.bots.memory import Memory
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.game.view import View
from kozyr.lab.training.evidence import TABLES, Moment, moments, table

SEATS: Final = (2, 3, 4, 5, 6, 8)
MOST_WITH_36: Final = 6
DRAWS: Final = 100_000
MADE: Final = 100
SEED: Final = 99
PLAYERS: Final = {"bots": (0,), "careless": (8,), "at random": (1,)}
"""Kinds of players by how often they act at random, as in `moments`."""

FEW: Final = 12
PARTS: Final = ("12 or more in the talon", "1 to 11", "no talon")

Gains = Mapping[str, Mapping[str, tuple[float, int]]]
"""Mean gains and counts of moments, by players and part of the deal."""


def main() -> None:
    """Measure and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100, help="deals of each rule set")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    speeds = {seats: speed(seats) for seats in SEATS}
    found = {name: gains(name, options.deals) for name in TABLES}
    if options.json:
        print(json.dumps({"draws": speeds, "gains": found}))
    else:
        _show(speeds, found)


def speed(seats: int) -> dict[str, float]:
    """Draws a second, uniform and weighted, and microseconds to make a weighted sampler."""
    rules = replace(table("classic", seats), deck=52 if seats > MOST_WITH_36 else 36)
    deal, memory = Deal.start(rules, seed=b"belief"), Memory(rules)
    view = deal.view(0)
    memory.see(view)
    s = root(view, memory, rules)
    drawn = {"uniform": _draws(believe(view, memory, weighted=False), s)}
    drawn["weighted"] = _draws(believe(view, memory), s)
    start = time.process_time()
    for _ in range(MADE):
        believe(view, memory)
    made = (time.process_time() - start) / MADE
    return {**drawn, "us to make": made * 1e6}


def _draws(sampler: Sampler, s: State) -> float:
    dice, start = Dice(1), time.process_time()
    for _ in range(DRAWS):
        sampler.draw(s, dice)
    return DRAWS / (time.process_time() - start)


def gains(name: str, deals: int) -> dict[str, dict[str, tuple[float, int]]]:
    """For each kind of players and part of a deal the mean gain, and from how many moments."""
    return {
        who: _mean_gains(moments(table(name, TABLES[name]), SEED, deals, careless))
        for who, careless in PLAYERS.items()
    }


def _mean_gains(seen: Iterable[Moment]) -> dict[str, tuple[float, int]]:
    found: dict[str, list[float]] = {part: [] for part in PARTS}
    for deal, seat, memory in seen:
        view = deal.view(seat)
        sampler = believe(view, memory)
        if sampler.total > 0 and deals_of(sampler) > 1:
            found[_part(view)].append(gain(sampler, deal.state))
    return {part: (sum(of) / max(len(of), 1), len(of)) for part, of in found.items()}


def _part(view: View) -> str:
    return PARTS[2 if view.talon == 0 else view.talon < FEW]


def deals_of(sampler: Sampler) -> int:
    """In how many ways the hidden hands can be filled up."""
    ways, left = 1, sampler.n_cards
    for wanted in sampler.wanted[: sampler.hands]:
        ways *= math.comb(left, wanted)
        left -= wanted
    return ways


def gain(sampler: Sampler, real: State) -> float:
    """The logarithm of how much likelier than others the real hands are believed to be."""
    return math.log(sampler.weight_of(real) / sampler.total * deals_of(sampler))


def _show(speeds: Mapping[int, Mapping[str, float]], found: Mapping[str, Gains]) -> None:
    drawn = Table("seats", "uniform, draws/s", "weighted, draws/s", "to make, µs")
    for seats, figures in speeds.items():
        drawn.add_row(str(seats), *(f"{figure:,.0f}" for figure in figures.values()))
    gained = Table("rules", "players", *PARTS)
    for name, by_players in found.items():
        for who, parts in by_players.items():
            gained.add_row(name, who, *(f"{mean:+.2f} of {n:,}" for mean, n in parts.values()))
    Console().print(drawn, gained)


if __name__ == "__main__":
    main()
