"""A rulebook and a comparison as plain text for a terminal."""

import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from kozyr.rules.book.agreed import Agreed
from kozyr.rules.book.comparison import Comparison, Row
from kozyr.rules.book.edition import Edition
from kozyr.rules.book.reading import Block, Chapter, Paragraph
from kozyr.rules.book.text import plain
from kozyr.rules.words import Lang, words

WIDTH: Final = 100
_NUMBER: Final = 8
_NOTHING: Final = "\N{EM DASH}"


@cache
def phrases(lang: Lang) -> Mapping[str, str]:
    """Give the words around the text."""
    text = (files("kozyr.rules.book") / "words.toml").read_text("utf-8")
    found: Mapping[str, str] = tomllib.loads(text)[lang]
    return found


def edition_text(edition: Edition) -> str:
    """Write a rulebook: what is agreed, the paragraphs, what is not there, the terms."""
    return "\n".join(_edition(edition)) + "\n"


def comparison_text(comparison: Comparison) -> str:
    """Write a comparison: under each option what every set says about it."""
    return "\n".join(_comparison(comparison)) + "\n"


def _edition(edition: Edition) -> Iterator[str]:
    around = phrases(edition.lang)
    yield edition.title or around["whole"]
    if edition.about:
        yield from _wrapped(edition.about)
    if edition.agreed:
        yield from _heading(around["agreed"])
        yield from _by_group(edition)
    for chapter in edition.chapters:
        yield from _chapter(chapter)
    if edition.absent:
        yield from _heading(around["absent"])
        for absent in edition.absent:
            numbers = " ".join(f"§{number}" for number in absent.paragraphs)
            yield from _wrapped(f"{absent.label}: {absent.value}. {numbers}")
    yield from _heading(around["terms"])
    for term in edition.terms:
        yield from _wrapped(f"{term.title} {_NOTHING} {term.text} (§{term.paragraph})")


def _by_group(edition: Edition) -> Iterator[str]:
    names = words(edition.lang).groups
    for group in dict.fromkeys(one.group for one in edition.agreed):
        yield f"{names[group]}:"
        for one in edition.agreed:
            if one.group == group:
                yield from _wrapped(_agreed(one, edition.lang), "  ")


def _agreed(one: Agreed, lang: Lang) -> str:
    around = phrases(lang)
    notes = [around["in_set"].format(value=one.in_set)] if one.in_set else []
    notes += [around["open"]] if one.open else []
    told = f"{one.label}: {one.value}"
    return f"{told} ({', '.join(notes)})" if notes else told


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield from _heading(f"{chapter.number}. {chapter.title}")
    for block in chapter.intro:
        yield from _block(block, "")
    for paragraph in chapter.paragraphs:
        yield from _paragraph(paragraph)


def _paragraph(paragraph: Paragraph) -> Iterator[str]:
    number = f"§{paragraph.number}"
    for block in paragraph.blocks:
        yield from _block(block, number)
        number = ""


def _block(block: Block, number: str) -> Iterator[str]:
    """Write a block beside the number of its paragraph."""
    for at, item in enumerate(block.items, 1):
        mark = {"text": "", "list": "- ", "steps": f"{at}. "}[block.kind]
        yield from _wrapped(plain(item), f"{number:{_NUMBER}}{mark}")


def _comparison(comparison: Comparison) -> Iterator[str]:
    yield " / ".join(one.title for one in comparison.presets)
    for row in comparison.rows:
        yield from _row(row, comparison)
    yield ""
    yield phrases(comparison.lang)["same"].format(n=comparison.same)


def _row(row: Row, comparison: Comparison) -> Iterator[str]:
    yield from _heading(f"{row.label} (§{row.paragraph})")
    for compared, cell in zip(comparison.presets, row.cells, strict=True):
        note = f" ({phrases(comparison.lang)['open']})" if cell.open else ""
        yield from _wrapped(f"{compared.title}: {cell.value or _NOTHING}{note}", "  ")


def _heading(text: str) -> tuple[str, str]:
    return "", text


def _wrapped(text: str, mark: str = "") -> list[str]:
    """Wrap a text behind a mark, every line as far in as the mark is long."""
    indent = " " * len(mark)
    return textwrap.wrap(text, WIDTH, initial_indent=mark, subsequent_indent=indent)
