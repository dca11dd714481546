"""Run every test suite, the widest last: `python -m scripts.suites`.

What this machine cannot run (no compiler, no Chromium) is reported by name; with
CI=true that is a failure.
"""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from scripts.chromium import find_chromium

ROOT = Path(__file__).parents[1]
COMPILER, CHROMIUM = "a C compiler", "Chromium"
KERNEL_TESTS = ("cards", "rules", "rulebook", "game", "cases", "golden", "perft", "walks")


@dataclass(frozen=True)
class Suite:
    """A run of tests: its name, its command, the folder of the package it tests, its need."""

    name: str
    command: tuple[str, ...]
    package: str = "src"
    need: str | None = None


def suites(lacks: set[str]) -> list[Suite]:
    """Return all suites in order; the last one fits any machine.

    The journeys have a process of their own: Playwright leaves its event loop running.
    """
    kernel = tuple(f"tests/{name}" for name in KERNEL_TESTS if (ROOT / "tests" / name).is_dir())
    package = "src" if COMPILER in lacks else "build/compiled"
    return [
        Suite("the client", (sys.executable, "-m", "scripts.node", "test")),
        Suite("the kernel in plain Python", pytest(*kernel, "--cov")),
        Suite("the sanitized kernel", pytest(*kernel), "build/sanitized", COMPILER),
        Suite("the journeys in Chromium", pytest("tests/journey"), package, CHROMIUM),
        Suite("everything else", pytest("--ignore=tests/journey"), package),
    ]


def pytest(*arguments: str) -> tuple[str, ...]:
    """Return the command that runs pytest with the arguments."""
    return (sys.executable, "-m", "pytest", "-q", *arguments)


def lacking() -> set[str]:
    """Return what this machine lacks; `make test` has compiled the kernel where it could."""
    lacks = set()
    if not any((ROOT / "build/compiled/kozyr/game").glob("*.so")):
        lacks.add(COMPILER)
    if find_chromium() is None:
        lacks.add(CHROMIUM)
    return lacks


def run(suite: Suite) -> None:
    """Run one suite; leave with its exit status when it fails."""
    path = os.pathsep.join([str(ROOT / suite.package), os.environ.get("PYTHONPATH", "")])
    kernel = "python" if suite.package == "src" else "compiled"
    env = {**os.environ, "PYTHONPATH": path, "KOZYR_KERNEL": kernel}
    print(f"== {suite.name}", flush=True)
    status = subprocess.run(suite.command, cwd=ROOT, env=env, check=False).returncode
    if status:
        sys.exit(status)


def main() -> None:
    """Run what can be run; say what cannot, and fail for it under CI."""
    lacks = lacking()
    for what in sorted(lacks):
        print(f"NOT RUN: this machine lacks {what}", flush=True)
    if lacks and os.environ.get("CI") == "true":
        sys.exit("CI must run every suite.")
    began = time.monotonic()
    for suite in suites(lacks):
        if suite.need in lacks:
            continue
        print(f"== at {time.monotonic() - began:.0f} s", end=" ", flush=True)
        run(suite)


if __name__ == "__main__":
    main()
