"""What the exact end of a deal costs, in positions that two medium bots came to.

`python -m bench.endgame` lets medium bots play until the talon is empty, and solves the deal from
the beginning of the next bout on, each with an empty table of the solver. Rows are by the cards in
both hands, odd numbers with the next even one; `--cards` names the only ones wanted.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.exact import value
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.levels import player
from kozyr.game import codes as kernel
from kozyr.game.bits import popcount
from kozyr.game.deal import Deal
from kozyr.game.state import State, talon_left
from kozyr.lab.playing import show, step
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset

SETS = (
    "service_podkidnoy",
    "service_perevodnoy",
    "gambiter_simple",
    "wiki_bingo_mid",
    "gambiter_proezdnoy",
)
SIZE = 1 << 24
"""Bytes of the table."""

NODES = 40_000_000
"""About a second."""

Measured = dict[str, float | str]
Cost = tuple[int, float, bool]
"""Nodes, seconds, and whether it was solved."""


def main() -> None:
    """Solve the positions and print a row for each number of cards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="deals a set of rules")
    parser.add_argument("--preset", nargs="*", default=SETS, help="the sets of rules")
    parser.add_argument("--cards", type=int, nargs="*", help="only positions of so many cards")
    parser.add_argument("--nodes", type=int, default=NODES, help="at most for a position")
    parser.add_argument("--json", action="store_true", help="print JSON, one row a line")
    options = parser.parse_args()
    rows = []
    for name in options.preset:
        costs = measure(preset(name).rules, options.deals, options.nodes, options.cards)
        for cards, found in sorted(costs.items()):
            rows.append({"rules": name, "cards": cards, **figures(found)})
            if options.json:
                print(json.dumps(rows[-1]), flush=True)
    if not options.json:
        Console().print(_table(rows))


def measure(
    rules: Rules, deals: int, nodes: int, cards: Sequence[int] | None
) -> dict[int, list[Cost]]:
    """What each position costs, by the cards in both hands, odd numbers with the next even one."""
    solver = Solver(bind(rules), SIZE)
    costs: dict[int, list[Cost]] = {}
    for state in positions(rules, deals):
        count = popcount(state.hands[0]) + popcount(state.hands[1])
        count += count % 2
        if cards is None or count in cards:
            costs.setdefault(count, []).append(_cost(solver, state, nodes))
    return costs


def positions(rules: Rules, deals: int) -> Iterator[State]:
    """The first beginning of a bout with an empty talon, of so many deals of medium bots."""
    for number in range(deals):
        deal = Deal.start(rules, seed=b"endgame %d" % number)
        bots = [player("medium", rules, seat) for seat in range(2)]
        show(deal, bots)
        while deal.result is None and not _is_end(deal.state):
            step(deal, bots)
            show(deal, bots)
        if deal.result is None:
            yield deal.state


def _is_end(state: State) -> bool:
    return talon_left(state) == 0 and state.phase == kernel.TO_LEAD


def _cost(solver: Solver, state: State, nodes: int) -> Cost:
    solver.forget()
    began = time.process_time()
    found = value(solver, state, nodes)
    return solver.nodes, time.process_time() - began, found != codes.UNKNOWN


def figures(costs: list[Cost]) -> Measured:
    """What half and nine in ten of the positions cost at most, the dearest, the share solved."""
    nodes = sorted(cost[0] for cost in costs)
    seconds = sorted(cost[1] for cost in costs)
    return {
        "positions": len(costs),
        "nodes p50": at(nodes, 0.5),
        "nodes p90": at(nodes, 0.9),
        "ms p50": round(1000 * at(seconds, 0.5), 3),
        "ms p90": round(1000 * at(seconds, 0.9), 3),
        "ms max": round(1000 * seconds[-1], 3),
        "solved": round(sum(cost[2] for cost in costs) / len(costs), 4),
        "M nodes/s": round(sum(nodes) / sum(seconds) / 1e6, 1),
    }


def at(ordered: Sequence[float], share: float) -> float:
    """The value below which this share lies."""
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def _table(rows: list[Measured]) -> Table:
    table = Table(*rows[0])
    for row in rows:
        table.add_row(*(f"{one:,}" if isinstance(one, int) else str(one) for one in row.values()))
    return table


if __name__ == "__main__":
    main()
