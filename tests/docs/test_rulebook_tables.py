"""The rulebook's tables say what the code says: options, values, defaults, refusals."""

import re
from pathlib import Path

from kozyr.rules.options import OPTIONS
from kozyr.rules.refusal import Code
from kozyr.rules.words import words

RULEBOOK = Path(__file__).parents[2] / "docs" / "rules" / "en"
ROW = re.compile(r"^\| (`\w+` \| .+) \|$", re.MULTILINE)
RUN = re.compile(r"(\d+)\.\.(\d+)$")


def rows(page: str, columns: int) -> list[list[str]]:
    """Return the cells of a page's table rows that have that many columns."""
    cells = [row.split(" | ") for row in ROW.findall((RULEBOOK / page).read_text("utf-8"))]
    return [[cell.replace("`", "") for cell in row] for row in cells if len(row) == columns]


def values(cell: str) -> list[str]:
    """Return the values a cell lists; `1..5` is every number from 1 to 5."""
    run = RUN.match(cell)
    return [str(n) for n in range(int(run[1]), int(run[2]) + 1)] if run else cell.split()


def test_options_values_and_defaults() -> None:
    written = [(name, values(cell), default) for name, cell, default, *_ in rows("options.md", 5)]
    known = [(o.name, [str(v) for v in o.values], str(o.default)) for o in OPTIONS.values()]
    assert written == known


def test_refusals_their_precedence_and_their_parameters() -> None:
    written = [(code, section, names) for code, section, names, _ in rows("refusals.md", 4)]
    known = [
        (code.word, f"§{code.paragraph}", " ".join(code.params) or "–")
        for code in Code
        if code is not Code.OK
    ]
    assert written == known


def test_refusals_are_worded_as_in_the_catalogue() -> None:
    written = {code: sentence for code, _, _, sentence in rows("refusals.md", 4)}
    assert written == words("en").refusals
