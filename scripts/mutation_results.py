"""What mutmut has left in its folder: every change it made, and whether a test noticed."""

import ast
import difflib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

UNNOTICED: Final = frozenset({0, 5, 33})
"""Exit codes of mutmut's workers: all tests passed, or no test came that way."""

NAME: Final = re.compile(r"(?:x_|xǁ(?P<owner>\w+?)ǁ)(?P<function>\w+)__mutmut_(?P<number>\w+)")
"""How mutmut names the changed copies of a function; `orig` is the one without a change."""


class Change(NamedTuple):
    """A small change: in which function of which module, and what its line became."""

    module: str
    function: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.module}.{self.function}: {self.old!r} -> {self.new!r}"


class Mutant(NamedTuple):
    """A change, and whether a test noticed it; None as long as nobody has looked."""

    change: Change
    noticed: bool | None


def mutants(folder: Path) -> list[Mutant]:
    """Every mutant in mutmut's folder."""
    return [
        mutant
        for results in sorted(folder.rglob("*.py.meta"))
        for mutant in _of_module(results, results.with_suffix(""))
    ]


def _of_module(results: Path, module: Path) -> Iterator[Mutant]:
    found: dict[str, int | None] = json.loads(results.read_text("utf-8"))["exit_code_by_key"]
    copies = _copies(module.read_text("utf-8")) if found else {}
    for key, code in found.items():
        name = key.rpartition(".")[2]
        original = copies[f"{name.rpartition('_')[0]}_orig"]
        noticed = None if code is None else code not in UNNOTICED
        yield Mutant(
            Change(module.stem, function_of(name), *_line(original, copies[name])), noticed
        )


def function_of(name: str) -> str:
    """The function, or the method with its class, of which this is a changed copy."""
    parts = NAME.fullmatch(name)
    if parts is None:
        raise ValueError(name)
    return ".".join(part for part in (parts["owner"], parts["function"]) if part)


def _copies(source: str) -> dict[str, list[str]]:
    """The lines of each function of a module mutmut has written, by name."""
    lines = source.splitlines()
    return {
        node.name: lines[node.lineno : node.end_lineno]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    }


def _line(original: list[str], changed: list[str]) -> tuple[str, str]:
    """What became what, lines stripped of what stands around them."""
    rows = list(difflib.ndiff(original, changed))
    return _rows(rows, "- "), _rows(rows, "+ ")


def _rows(rows: list[str], sign: str) -> str:
    return "\n".join(row.removeprefix(sign).strip() for row in rows if row.startswith(sign))
