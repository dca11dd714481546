"""How many documents a second the referee judges on one core: the rule cases of the tests.

A document is JSON in and JSON out, as `kozyr referee` and the service handle it: a position with
its actions, or a table's rules.
"""

import argparse
import json
import statistics
import time
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench import _both
from kozyr.records.referee import answer_text

CASES: Final = Path(__file__).parents[1] / "tests/cases/cases.json"
EXPECTED: Final = frozenset({"expect", "source", "note"})
ROUNDS: Final = 10


def main() -> None:
    """Measure both kernels in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the medians as JSON")
    options = parser.parse_args()
    found = _both.medians("bench.referee")
    print(json.dumps(found, indent=1)) if options.json else _show(found)


def measure() -> _both.Figures:
    """The figures of the kernel that this process has loaded."""
    documents = _documents()
    took = [_seconds(document) for _ in range(ROUNDS) for document in documents]
    batch = b"[" + b",".join(documents) + b"]"
    return {
        "one by one": {
            "documents/s": len(took) / sum(took),
            "median, us": statistics.median(took) * 1e6,
            "slowest of 100, us": statistics.quantiles(took, n=100)[-1] * 1e6,
        },
        "in one array": {"documents/s": len(documents) / _seconds(batch)},
    }


def _documents() -> list[bytes]:
    cases = json.loads(CASES.read_text("utf-8"))["cases"]
    asked = [{key: case[key] for key in case.keys() - EXPECTED} for case in cases]
    return [msgspec.json.encode(document) for document in asked]


def _seconds(text: bytes) -> float:
    start = time.process_time()
    answer_text(text)
    return time.process_time() - start


def _show(found: dict[str, _both.Figures]) -> None:
    table = Table("documents", "figure", *found, title="The referee on one core")
    for way, figures in found["compiled"].items():
        for name in figures:
            values = [f"{measured[way][name]:,.0f}" for measured in found.values()]
            table.add_row(way, name, *values)
    Console().print(table)


if __name__ == "__main__":
    main()
