"""The kernel at random play: decisions a second of one core, and of two threads in a batch.

Twelve rule sets that differ in what their bouts ask, with two, four and six seats where they seat
so many. Each figure is the median of several runs of CPU time; compiled and plain Python take
turns, and the checksums of both must agree.
"""

import argparse
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from rich.console import Console
from rich.table import Table

from bench import _both
from kozyr.game.batch import playouts
from kozyr.game.deal import Deal
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally
from kozyr.game.state import State
from kozyr.rules.agreement import rules_of
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset

PRESETS: Final = (
    *("service_podkidnoy", "service_perevodnoy", "classic", "classic_perevodnoy"),
    *("gambiter_simple", "gambiter_proezdnoy", "wiki_bingo_mid", "luckforfree"),
    *("book", "gambiter_2x2", "mailru_cheat", "gto_pogony_strict"),
)
SEATS: Final = (2, 4, 6)
SERVED: Final = (("service_podkidnoy", 2), ("service_perevodnoy", 2), ("classic_perevodnoy", 4))
"""The tables whose server step is measured."""

DECISIONS: Final = {"compiled": 3_000_000, "python": 30_000}
"""About so many decisions of a table are timed in a run."""

CHECKED: Final = 100
THREADS: Final = 2
"""Threads of a batch; a second on each is long enough to tell."""


def main() -> None:
    """Measure both kernels in turn and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the medians as JSON")
    options = parser.parse_args()
    found = _both.medians("bench.kernel")
    for case, figures in found["compiled"].items():
        if figures.get("checksum") != found["python"][case].get("checksum"):
            sys.exit(f"bench: {case}: the kernels play different deals")
    print(json.dumps(found, indent=1)) if options.json else _show(found)


def measure() -> _both.Figures:
    """The figures of the kernel that this process has loaded."""
    found: _both.Figures = {}
    for name in PRESETS:
        for seats in SEATS:
            rules = rules_of(name, {"players": seats})
            if isinstance(rules, Rules) and _seats(name, seats):
                found[f"{name} {seats}"] = _random_play(rules)
    for name, seats in SERVED:
        found[f"{name} {seats}"]["server step, us"] = _server_step(_rules(name, seats)) * 1e6
    found["batch"] = _batch(_rules(*SERVED[0]))
    return found


def _seats(name: str, seats: int) -> bool:
    return preset(name).players_min <= seats <= preset(name).players_max


def _rules(name: str, seats: int) -> Rules:
    rules = rules_of(name, {"players": seats})
    if not isinstance(rules, Rules):
        raise TypeError(rules)
    return rules


def _random_play(rules: Rules) -> dict[str, float]:
    state, moves, tally = State(bind(rules)), Moves(), Tally()
    playouts(state, moves, Dice(1), tally, CHECKED)
    checksum, deals = tally.checksum, _deals_for(tally)
    tally = Tally()
    start = time.process_time()
    playouts(state, moves, Dice(2), tally, deals)
    seconds = time.process_time() - start
    return {
        "decisions/s": tally.decisions / seconds,
        "decisions a deal": tally.decisions / deals,
        "checksum": checksum,
    }


def _deals_for(sample: Tally) -> int:
    return max(1, DECISIONS[_both.loaded()] * CHECKED // sample.decisions)


def _server_step(rules: Rules) -> float:
    """Seconds a step of the server: legal, why_not, apply, and a view for each seat."""
    start, steps = time.process_time(), 0
    for number in range(3):
        deal = Deal.start(rules, seed=number.to_bytes(32, "big"))
        while (seat := deal.next_actor()) is not None:
            action = deal.legal(seat)[steps % len(deal.legal(seat))]
            deal.act(seat, action)
            for viewer in range(rules.players):
                deal.view(viewer)
            steps += 1
    return (time.process_time() - start) / steps


def _batch(rules: Rules) -> dict[str, float]:
    """Decisions a second of the clock on the wall, on one thread and on several."""
    alone, together = _rate(rules, 1), _rate(rules, THREADS)
    return {"1 thread": alone, "2 threads": together, "gain": together / alone}


def _rate(rules: Rules, threads: int) -> float:
    tallies = [Tally() for _ in range(threads)]
    sample = Tally()
    playouts(State(bind(rules)), Moves(), Dice(1), sample, CHECKED)
    deals = _deals_for(sample)

    def play(tally: Tally) -> None:
        for _ in range(10):
            playouts(State(bind(rules)), Moves(), Dice(3), tally, deals // 5)

    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        list(pool.map(play, tallies))
        seconds = time.perf_counter() - start
    return sum(tally.decisions for tally in tallies) / seconds


def _show(found: dict[str, _both.Figures]) -> None:
    for kernel, figures in found.items():
        columns = ("rules", *(f"{seats} seats" for seats in SEATS))
        table = Table(*columns, title=f"{kernel}: million decisions a second, one core")
        for name in PRESETS:
            table.add_row(name, *(_rate_of(figures, f"{name} {seats}") for seats in SEATS))
        Console().print(table)
    _show_rest(found)


def _rate_of(figures: _both.Figures, case: str) -> str:
    return f"{figures[case]['decisions/s'] / 1e6:.2f}" if case in figures else ""


def _show_rest(found: dict[str, _both.Figures]) -> None:
    table = Table("figure", *found)
    for name, seats in SERVED:
        case = f"{name} {seats}"
        steps = [f"{figures[case]['server step, us']:.1f}" for figures in found.values()]
        table.add_row(f"server step, {name}, {seats} seats, us", *steps)
    for name in found["compiled"]["batch"]:
        table.add_row(f"batch, {name}", *(f"{one['batch'][name]:,.2f}" for one in found.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
