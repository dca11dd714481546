"""A measurement taken with both kernels in turn: each run is a process of its own."""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from kozyr.game import playout

ROOT = Path(__file__).parents[1]
PATHS = {"compiled": str(ROOT / "build/compiled"), "python": str(ROOT / "src")}
REPEATS = 5

Figures = dict[str, dict[str, float]]
"""Figures by name, of each case by name."""


def medians(module: str, repeats: int = REPEATS) -> dict[str, Figures]:
    """Call `measure()` of a module so often with each kernel; the medians, by kernel.

    The kernels take turns, since a shared machine changes its speed.
    """
    runs: dict[str, list[Figures]] = {kernel: [] for kernel in PATHS}
    for _ in range(repeats):
        for kernel, measured in runs.items():
            measured.append(_measured_with(kernel, module))
    return {kernel: _medians(measured) for kernel, measured in runs.items()}


def loaded() -> str:
    """Which kernel this process has loaded, by the file it came from."""
    return "python" if str(playout.__file__).endswith(".py") else "compiled"


def _measured_with(kernel: str, module: str) -> Figures:
    code = (
        f"import json, {module} as bench, bench._both as both;"
        "print(json.dumps([both.loaded(), bench.measure()]))"
    )
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((PATHS[kernel], str(ROOT)))}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found, figures = json.loads(done.stdout)
    if found != kernel:
        path = PATHS[kernel]
        sys.exit(f"bench: {path} holds the {found} kernel; `make build/compiled/made` compiles it")
    return dict(figures)


def _medians(runs: list[Figures]) -> Figures:
    return {
        case: {name: statistics.median(run[case][name] for run in runs) for name in figures}
        for case, figures in runs[0].items()
    }
