"""Run every test suite, two beside each other where there are two processors.

`python -m scripts.suites`; what a suite says is shown when it is over. What this machine cannot run
(no compiler, no Chromium) is reported by name; with CI=true that is a failure.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from scripts.chromium import find_chromium

ROOT = Path(__file__).parents[1]
LANES = min(2, os.cpu_count() or 1)
"""So many suites run beside each other."""

COMPILER, CHROMIUM = "a C compiler", "Chromium"
BOT_TESTS = ("bots", "lab")
KERNEL_TESTS = ("cards", "rules", "rulebook", "game", "cases", "golden", "perft", "walks")


@dataclass(frozen=True)
class Suite:
    """A run of tests: its name, its command, the folder of the package it tests, its need.

    What is `alone` runs beside nothing else: it looks at what moves on a page.
    """

    name: str
    command: tuple[str, ...]
    package: str = "src"
    need: str | None = None
    alone: bool = False


def suites(lacks: set[str]) -> list[Suite]:
    """Return all suites, the longest first.

    The journeys have a process of their own: Playwright leaves its event loop running.
    """
    kernel = tuple(f"tests/{name}" for name in KERNEL_TESTS if (ROOT / "tests" / name).is_dir())
    package = "src" if COMPILER in lacks else "build/compiled"
    return [
        Suite("the kernel in plain Python", pytest(*kernel, "--cov")),
        Suite("everything else", pytest(*without("journey", *BOT_TESTS)), package),
        Suite("the bots", pytest(*(f"tests/{name}" for name in BOT_TESTS)), package),
        Suite("the sanitized kernel", pytest(*kernel), "build/sanitized", COMPILER),
        Suite("the client", (sys.executable, "-m", "scripts.node", "test")),
        Suite("the journeys in Chromium", pytest("tests/journey"), package, CHROMIUM, alone=True),
    ]


def pytest(*arguments: str) -> tuple[str, ...]:
    """Return the command that runs pytest with the arguments."""
    return (sys.executable, "-m", "pytest", "-q", *arguments)


def without(*names: str) -> tuple[str, ...]:
    """Return the options that leave these folders of tests out."""
    return tuple(f"--ignore=tests/{name}" for name in names)


def lacking() -> set[str]:
    """Return what this machine lacks; `make test` has compiled the kernel where it could."""
    lacks = set()
    if not any((ROOT / "build/compiled/kozyr/game").glob("*.so")):
        lacks.add(COMPILER)
    if find_chromium() is None:
        lacks.add(CHROMIUM)
    return lacks


def run(suite: Suite) -> int:
    """Run one suite, show what it has to say when it is over, and return its exit status."""
    path = os.pathsep.join([str(ROOT / suite.package), os.environ.get("PYTHONPATH", "")])
    kernel = "python" if suite.package == "src" else "compiled"
    env = {**os.environ, "PYTHONPATH": path, "KOZYR_KERNEL": kernel}
    began = time.monotonic()
    print(f"== {suite.name}: begun", flush=True)
    ended = subprocess.run(
        suite.command,
        cwd=ROOT,
        env=env,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(f"== {suite.name}: {time.monotonic() - began:.0f} s\n{ended.stdout}", flush=True)
    return ended.returncode


def run_all(chosen: Sequence[Suite], lanes: int) -> None:
    """Run suites in so many lanes; leave when one fails, once those under way are over."""
    with ThreadPoolExecutor(lanes) as pool:
        under_way = [pool.submit(run, suite) for suite in chosen]
        for one in under_way:
            if one.result():
                pool.shutdown(cancel_futures=True)
                sys.exit(one.result())


def main() -> None:
    """Run what can be run; say what cannot, and fail for it under CI."""
    lacks = lacking()
    for what in sorted(lacks):
        print(f"NOT RUN: this machine lacks {what}", flush=True)
    if lacks and os.environ.get("CI") == "true":
        sys.exit("CI must run every suite.")
    chosen = [suite for suite in suites(lacks) if suite.need not in lacks]
    run_all([suite for suite in chosen if not suite.alone], LANES)
    run_all([suite for suite in chosen if suite.alone], 1)


if __name__ == "__main__":
    main()
