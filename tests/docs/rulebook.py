"""The pages of the rulebook in both languages, and what can be read off them."""

import re
from functools import cache
from pathlib import Path
from typing import Final

from kozyr.rules.words import Lang

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
CHAPTERS: Final = sorted(path.name for path in (RULES / "en").glob("[0-9][0-9]-*.md"))

DEFINITION = re.compile(r"^\*\*(§\d+\.\d+)\*\* ", re.MULTILINE)
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
ROW = re.compile(r"^\| (`\w+` \| .+) \|$", re.MULTILINE)


@cache
def text(lang: Lang, page: str) -> str:
    """Return the text of a page."""
    return (RULES / lang / page).read_text("utf-8")


def pages(lang: Lang) -> list[str]:
    """Return the names of all pages of a language."""
    return sorted(path.name for path in (RULES / lang).iterdir())


def numbers(lang: Lang, page: str) -> list[str]:
    """Return the paragraph numbers a page defines, in reading order."""
    return DEFINITION.findall(text(lang, page))


def rows(source: str, columns: int) -> list[list[str]]:
    """Return the cells of the table rows of a text that have that many columns."""
    cells = [row.split(" | ") for row in ROW.findall(source)]
    return [row for row in cells if len(row) == columns]


def sections(source: str) -> dict[str, str]:
    """Return what stands under each heading of the second level."""
    _, *parts = HEADING.split(source)
    return dict(zip(parts[::2], parts[1::2], strict=True))
