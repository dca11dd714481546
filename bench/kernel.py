"""The kernel at random play on one core: compiled, as plain Python, and their ratio.

Each figure is the median of several runs of CPU time; both kernels take turns in one run, since
a shared machine changes its speed. The checksums of both must agree.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from kozyr.game import playout
from kozyr.game.batch import playouts
from kozyr.game.deal import Deal
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally
from kozyr.game.state import State
from kozyr.rules.agreement import rules_of
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

ROOT = Path(__file__).parents[1]
CASES = {"service_podkidnoy": 2, "service_perevodnoy": 2, "classic_perevodnoy": 4}
DEALS = {"compiled": 20_000, "python": 200}
CHECKED = 100
REPEATS = 5

Figures = dict[str, dict[str, float]]


def main() -> None:
    """Measure both kernels in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the medians as JSON")
    options = parser.parse_args()
    kernels = {"compiled": str(ROOT / "build/compiled"), "python": str(ROOT / "src")}
    runs: dict[str, list[Figures]] = {kernel: [] for kernel in kernels}
    for _ in range(REPEATS):
        for kernel, path in kernels.items():
            runs[kernel].append(_measured_in(kernel, path))
    medians = {kernel: _medians(figures) for kernel, figures in runs.items()}
    print(json.dumps(medians, indent=1)) if options.json else _show(medians)


def measure() -> Figures:
    """The figures of the kernel that this process has loaded."""
    return {preset: _figures(_rules(preset, seats)) for preset, seats in CASES.items()}


def _figures(rules: Rules) -> dict[str, float]:
    state, moves, tally = State(bind(rules)), Moves(), Tally()
    playouts(state, moves, Dice(1), tally, CHECKED)
    checksum, tally = tally.checksum, Tally()
    deals = DEALS[kernel()]
    start = time.process_time()
    playouts(state, moves, Dice(2), tally, deals)
    seconds = time.process_time() - start
    return {
        "decisions/s": tally.decisions / seconds,
        "deals/s": deals / seconds,
        "decisions a deal": tally.decisions / deals,
        "server step, us": _server_step(rules) * 1e6,
        "checksum": checksum,
    }


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


def kernel() -> str:
    """Which kernel is loaded, by the file it came from."""
    return "python" if str(playout.__file__).endswith(".py") else "compiled"


def _measured_in(wanted: str, path: str) -> Figures:
    code = "import bench.kernel as b, json; print(json.dumps([b.kernel(), b.measure()]))"
    command = [sys.executable, "-c", code]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((path, str(ROOT)))}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    loaded, figures = json.loads(done.stdout)
    if loaded != wanted:
        sys.exit(f"bench: {path} holds the {loaded} kernel; `make build/compiled/made` compiles it")
    return dict(figures)


def _medians(runs: list[Figures]) -> Figures:
    return {
        preset: {name: statistics.median(run[preset][name] for run in runs) for name in figures}
        for preset, figures in runs[0].items()
    }


def _rules(preset: str, seats: int) -> Rules:
    rules = rules_of(preset, {"players": seats})
    if not isinstance(rules, Rules):
        raise TypeError(rules)
    return rules


def _show(medians: dict[str, Figures]) -> None:
    table = Table(title="Random play, one core")
    for column in ("rules", "figure", "compiled", "plain Python", "ratio"):
        table.add_column(column, justify="left" if column in {"rules", "figure"} else "right")
    for preset, figures in medians["compiled"].items():
        plain = medians["python"][preset]
        for name, value in figures.items():
            ratio = value / plain[name] if plain[name] else 0
            table.add_row(preset, name, f"{value:,.1f}", f"{plain[name]:,.1f}", f"{ratio:,.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
