"""What a move of the strong bot costs, and how fast it searches.

For each set of rules: how many moves of strong bots were timed and the share of them that was
searched, milliseconds of processor time a move over all of them (mean, 99th percentile, most), and
how many iterations a second a search does at the first lead of a deal.
"""

import argparse
import json
import time
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from kozyr.bots.batch import searches
from kozyr.bots.strong import USUAL, Strong
from kozyr.bots.thought import Effort, Thought
from kozyr.game.deal import Deal
from kozyr.game.view import View
from kozyr.lab.playing import play
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset

SETS: Final = {
    "service_podkidnoy": 2,
    "service_perevodnoy": 2,
    "classic_perevodnoy": 4,
    "gambiter_3x3": 6,
}
"""The sets that are measured, each with its seats."""

RUN: Final = 4 * USUAL.iterations
"""Iterations of the search that is timed by itself."""


class Timed(Strong):
    """A strong bot that notes what its moves took and which of them were searched."""

    def __init__(self, rules: Rules, effort: Effort) -> None:
        super().__init__(rules, effort=effort)
        self.times: list[float] = []
        self.searched = 0

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        """Think with a clock running."""
        start = time.thread_time()
        thought = super().think(view, effort)
        self.times.append(time.thread_time() - start)
        self.searched += bool(thought.chances) and not thought.chances[0].exact
        return thought


def main() -> None:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="deals a set of rules")
    parser.add_argument("--iterations", type=int, default=USUAL.iterations, help="a move")
    parser.add_argument("--nodes", type=int, default=USUAL.nodes, help="of the solver, a move")
    parser.add_argument("--json", action="store_true", help="print JSON, one set a line")
    options = parser.parse_args()
    table = Table("rules", "moves", "searched", "mean", "p99", "most", "iterations/s")
    for name in SETS:
        told = _measure(name, options.deals, Effort(options.iterations, options.nodes))
        table.add_row(name, *(f"{figure:,.4g}" for figure in told.values()))
        if options.json:
            print(json.dumps({"rules": name, **told}), flush=True)
    if not options.json:
        Console().print(table)


def _measure(name: str, deals: int, effort: Effort) -> dict[str, float]:
    rules = replace(preset(name).rules, players=SETS[name])
    players: list[Timed] = []
    for number in range(deals):
        seated = [Timed(rules, effort) for _ in range(rules.players)]
        play(Deal.start(rules, seed=b"search %d" % number), seated)
        players += seated
    times = sorted(1000 * seconds for one in players for seconds in one.times)
    return {
        "moves": len(times),
        "searched": sum(one.searched for one in players) / len(times),
        "mean_ms": sum(times) / len(times),
        "p99_ms": times[int(0.99 * len(times))],
        "most_ms": times[-1],
        "iterations_s": _speed(rules),
    }


def _speed(rules: Rules) -> float:
    """Iterations a second from the first lead of a deal on."""
    deal = Deal.start(rules, seed=b"speed")
    seat = deal.may_act()[0]
    bot = Strong(rules)
    bot.see(deal.view(seat))
    one = bot.begin(deal.view(seat), RUN)
    if one is None:
        return 0.0
    start = time.thread_time()
    searches(one, RUN)
    return RUN / (time.thread_time() - start)


if __name__ == "__main__":
    main()
