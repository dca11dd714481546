"""Print the promises of docs/requirements.md with their tests: `python -m scripts.requirements`."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LISTED = ROOT / "docs/requirements.md"

_ROW = re.compile(r"\| S(\d+) \| (.+) \| (.+) \|")
_DUE = re.compile(r"^Due: (.+)\.$", re.MULTILINE)
_TITLE = re.compile(r"""\b(?:it|test|describe)(?:\.\w+)*\(\s*["'`]((?:S\d+[ ,:])+)""")


def due(text: str) -> set[str]:
    """Give the parts of the work that are due, by the text of the list."""
    found = _DUE.search(text)
    return set(found[1].split(", ")) if found else set()


def promises(text: str) -> dict[int, tuple[str, set[str]]]:
    """Read the list: by number each promise, and the parts of the work it falls due with."""
    rows = _ROW.finditer(text)
    return {int(row[1]): (row[2], set(row[3].split(", "))) for row in rows}


def carrying(root: Path) -> dict[int, list[str]]:
    """Find the tests of every number, each as `file::name`."""
    found = defaultdict[int, list[str]](list)
    for file in sorted((root / "tests").rglob("*.py")):
        for name in _functions(file.read_text(encoding="utf-8")):
            for number in numbers(name):
                found[number].append(f"{file.relative_to(root)}::{name}")
    for file in sorted((root / "client/src").rglob("*.test.ts")):
        for title in _TITLE.findall(file.read_text(encoding="utf-8")):
            for number in re.findall(r"\d+", title):
                found[int(number)].append(f"{file.relative_to(root)}")
    return dict(found)


def numbers(name: str) -> list[int]:
    """Give the numbers that the name of a test carries: `test_s4_s5_what` has 4 and 5."""
    carried = re.match(r"test((?:_s\d+)+)(?=_)", name)
    return [int(number) for number in re.findall(r"\d+", carried[1])] if carried else []


def missing(text: str, found: dict[int, list[str]]) -> list[int]:
    """Give the promises that are due and have no test."""
    parts = due(text)
    listed = promises(text).items()
    return [number for number, (_, when) in listed if when & parts and not found.get(number)]


def _functions(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_s"):
            yield node.name


def main() -> None:
    """Print the table."""
    text, found = LISTED.read_text(encoding="utf-8"), carrying(ROOT)
    for number, (promise, parts) in promises(text).items():
        print(f"S{number} {promise} [{', '.join(sorted(parts))}]")
        for test in found.get(number, ["no test yet"]):
            print(f"    {test}")


if __name__ == "__main__":
    main()
