"""How many decisions a second the environments for learners play on one core, with both kernels.

Actions of a batch are drawn outside the time that is told, those of agents in turn within it.
"""

import argparse
import json
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table

from bench import _both
from kozyr.lab.envs.aec import DurakEnv
from kozyr.lab.envs.batch import Batch
from kozyr.lab.envs.making import named_rules
from kozyr.rules.options import Rules

TABLES = (
    ("service_podkidnoy", 2),
    ("service_perevodnoy", 2),
    ("classic_perevodnoy", 4),
    ("gambiter_3x3", 6),
    ("mailru_cheat", 2),
    ("gto_pogony_strict", 2),
)
DEALS = 1024
"""Rows of a batch."""

STEPS = {"compiled": 1000, "python": 3}
TURNS = {"compiled": 4000, "python": 1000}
"""Steps of a batch, and decisions of agents in turn."""

FORMS = ("masks", "with observations", "agents in turn")


def main() -> None:
    """Measure both kernels in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the medians as JSON")
    options = parser.parse_args()
    found = _both.medians("bench.envs", repeats=3)
    print(json.dumps(found, indent=1)) if options.json else Console().print(_table(found))


def measure() -> _both.Figures:
    """Decisions a second of every table and form, of the kernel that this process has loaded."""
    return {f"{name}, {players}": _figures(name, players) for name, players in TABLES}


def _figures(name: str, players: int) -> dict[str, float]:
    rules = named_rules(name, players=players)
    batches = [_batch_rate(Batch(rules, DEALS, observe=observe)) for observe in (False, True)]
    return dict(zip(FORMS, (*batches, _turn_rate(rules)), strict=True))


def _batch_rate(batch: Batch) -> float:
    spent, steps = 0.0, STEPS[_both.loaded()]
    for _ in range(steps):
        actions = batch.sample()
        start = time.process_time()
        batch.step(actions)
        spent += time.process_time() - start
    return steps * DEALS / spent


def _turn_rate(rules: Rules) -> float:
    env, chance = DurakEnv(rules), np.random.default_rng(1)
    env.reset(seed=1)
    start, done = time.process_time(), 0
    for _ in range(TURNS[_both.loaded()]):
        if env.agents and not env.terminations[env.agent_selection]:
            told = env.observe(env.agent_selection)
            env.step(int(chance.choice(np.flatnonzero(told["action_mask"]))))
            done += 1
        else:
            env.reset()
    return done / (time.process_time() - start)


def _table(found: dict[str, _both.Figures]) -> Table:
    title = "decisions a second on one core: compiled, in brackets times plain Python"
    table = Table("rules, players", *FORMS, title=title)
    for case in found["compiled"]:
        table.add_row(case, *_cells(found["compiled"][case], found["python"][case]))
    return table


def _cells(compiled: dict[str, float], plain: dict[str, float]) -> Iterator[str]:
    for form in FORMS:
        yield f"{compiled[form]:,.0f} ({compiled[form] / plain[form]:.1f})"


if __name__ == "__main__":
    main()
