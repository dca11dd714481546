"""The list of changes that no test of the rulebook notices, each with its reason.

`scripts/mutation.toml` names the reasons once, under `[reasons]`, and then lists the changes.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from scripts.mutation_results import Change

FILE: Final = Path(__file__).with_name("mutation.toml")
UNKNOWN: Final = "unknown"
"""The reason of a change that was added by a program; a test wants a true one."""


def listed() -> dict[Change, tuple[int, str]]:
    """How often each listed change may survive, and the name of its reason."""
    return {
        Change(row["module"], row["function"], row["old"], row["new"]): (
            row.get("times", 1),
            row["reason"],
        )
        for row in _document().get("survivor", ())
    }


def reasons() -> dict[str, str]:
    """The reasons by name."""
    return dict(_document().get("reasons", {}))


def missing(survivors: Counter[Change], known: Mapping[Change, tuple[int, str]]) -> list[Change]:
    """Survivors that are not listed, or more often than listed."""
    return [change for change in survivors if survivors[change] > known.get(change, (0, ""))[0]]


def stale(survivors: Counter[Change], known: Mapping[Change, tuple[int, str]]) -> list[Change]:
    """Listed changes that survive less often than listed."""
    return [change for change, (times, _) in known.items() if survivors[change] < times]


def write(survivors: Counter[Change]) -> None:
    """List exactly these survivors; those that were listed keep their reasons."""
    known, told = listed(), reasons()
    rows = ["[reasons]", *(f"{name} = {_text(reason)}" for name, reason in told.items())]
    for change in sorted(survivors):
        _, reason = known.get(change, (0, UNKNOWN))
        rows += [
            "",
            "[[survivor]]",
            *(f"{name} = {_text(getattr(change, name))}" for name in change._fields),
        ]
        rows += [f"times = {survivors[change]}"] if survivors[change] > 1 else []
        rows += [f"reason = {_text(reason)}"]
    FILE.write_text("\n".join(rows) + "\n", "utf-8")


def _text(text: str) -> str:
    """A TOML string; JSON spells it alike."""
    return json.dumps(text, ensure_ascii=False)


def _document() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
