"""The mutation check of the kernel: every small change of a rule must fail a paragraph's test.

`python -m scripts.mutation` lets mutmut change the kernel (pyproject.toml says which modules), run
the tests of the rulebook on each change, and stops it after `--minutes`. What was found is kept in
`mutants/`, and the next run goes on from there. A change that no test notices must stand, with the
reason, in scripts/mutation.toml; `--write` adds what is missing there and drops what is noticed.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from scripts.mutation_list import FILE, listed, missing, stale, write
from scripts.mutation_results import Change, Mutant, mutants

ROOT = Path(__file__).parents[1]
AIM = 0.9
"""The share of changes that must be noticed."""

GRACE = 10
"""Seconds that mutmut has to end when its time is over."""


def main() -> int:
    """Run what is left to run; 0 if all is done, the aim reached and the list right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes")
    parser.add_argument("--write", action="store_true", help="bring mutation.toml up to date")
    asked = parser.parse_args()
    status = run(asked.minutes * 60)
    found = mutants(ROOT / "mutants")
    print(*summary(found), sep="\n")
    if not found or any(mutant.noticed is None for mutant in found):
        print(f"NOT FINISHED (mutmut: {status}): run it again to go on from here.")
        return 1
    survivors = Counter(mutant.change for mutant in found if not mutant.noticed)
    if asked.write:
        write(survivors)
    complaints = [*judged(found), *differences(survivors)]
    print(*complaints, sep="\n", end="\n" if complaints else "")
    return 1 if complaints else 0


def run(seconds: float) -> int | None:
    """Let mutmut work, at most for so long; its exit status, None if its time was over."""
    command = (sys.executable, "-m", "mutmut", "run")
    env = {**os.environ, "KOZYR_KERNEL": "python"}
    with subprocess.Popen(command, cwd=ROOT, env=env, start_new_session=True) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGINT)
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
            return None


def summary(found: Sequence[Mutant]) -> list[str]:
    """Tell for each module how many changes there are and how many of them were noticed."""
    modules = sorted({mutant.change.module for mutant in found})
    return [
        _line(module, [one for one in found if one.change.module == module]) for module in modules
    ]


def _line(module: str, found: Sequence[Mutant]) -> str:
    noticed = sum(bool(mutant.noticed) for mutant in found)
    return f"{module:14} {noticed:4} of {len(found):4} noticed, {noticed / len(found):.1%}"


def judged(found: Sequence[Mutant]) -> list[str]:
    """Complain if too few changes were noticed."""
    share = sum(bool(mutant.noticed) for mutant in found) / len(found)
    print(f"{len(found)} changes, {share:.1%} noticed; the aim is {AIM:.0%}")
    return [] if share >= AIM else ["Too few changes are noticed."]


def differences(survivors: Counter[Change]) -> list[str]:
    """Complain of survivors that are not listed and of listed ones that no longer survive."""
    known = listed()
    return [
        *(f"NOT LISTED in {FILE.name}: {change}" for change in missing(survivors, known)),
        *(f"LISTED, yet noticed or gone: {change}" for change in stale(survivors, known)),
    ]


if __name__ == "__main__":
    sys.exit(main())
