"""Read a chapter of the rulebook: its paragraphs, and the blocks each of them is made of."""

import re
from dataclasses import dataclass

from kozyr.rules.book.text import BlockKind

TITLE = re.compile(r"# (\d+)\. (.+)")
NUMBER = re.compile(r"\*\*§(\d+\.\d+)\*\* ")
ITEM = re.compile(r"^(?:- |\d\. )", re.MULTILINE)
RULE = re.compile(r"^\| --- ")
CELL_JOINT = " \N{EM DASH} "


@dataclass(frozen=True)
class RawBlock:
    """A block whose items are still Markdown, each on one line."""

    kind: BlockKind
    items: tuple[str, ...]


@dataclass(frozen=True)
class RawChapter:
    """A chapter; what stands before its first paragraph is under the empty number."""

    number: str
    title: str
    paragraphs: dict[str, list[RawBlock]]


def read(text: str) -> RawChapter:
    """Read the page of a chapter."""
    head, *parts = re.split(r"\n\n", text.strip())
    title = TITLE.fullmatch(head)
    if title is None:
        message = f"no title of a chapter: {head!r}"
        raise ValueError(message)
    paragraphs: dict[str, list[RawBlock]] = {"": []}
    for part in parts:
        if number := NUMBER.match(part):
            paragraphs[number[1]] = []
        *_, blocks = paragraphs.values()
        blocks.append(block(NUMBER.sub("", part)))
    return RawChapter(title[1], title[2], paragraphs)


def block(text: str) -> RawBlock:
    """Read one block; a table becomes a list of its rows."""
    if text.startswith("- "):
        return RawBlock("list", items(text))
    if text.startswith("1. "):
        return RawBlock("steps", items(text))
    if text.startswith("| "):
        _, rule, *rows = text.splitlines()
        if not RULE.match(rule):
            message = f"no table: {text!r}"
            raise ValueError(message)
        return RawBlock("list", tuple(CELL_JOINT.join(cells(row)) for row in rows))
    return RawBlock("text", (flat(text),))


def items(text: str) -> tuple[str, ...]:
    """Split a list into its items."""
    return tuple(map(flat, ITEM.split(text)[1:]))


def cells(row: str) -> list[str]:
    """Split a row of a table into its cells."""
    return [cell.strip() for cell in row.strip("|").split(" | ")]


def flat(text: str) -> str:
    """Put the lines of a text into one."""
    return " ".join(text.split())
