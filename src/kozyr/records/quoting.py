"""Paragraphs of the rulebook in plain words, as they hold at a table."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from kozyr.rules.agreement import Agreement
from kozyr.rules.book.edition import Edition, edition, whole
from kozyr.rules.book.reading import Block, Chapter
from kozyr.rules.book.text import plain
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import Lang

Book = dict[str, tuple[str, ...]]
"""The lines of every paragraph by its number."""

_KEPT = 64
"""So many tables' books are kept ready."""


def quote(number: str, agreed: Agreement | Refusal | None, lang: Lang) -> tuple[str, ...]:
    """Give the lines of a paragraph; one that does not hold at the table is quoted whole."""
    if isinstance(agreed, Agreement):
        here = _book_of(agreed.preset, agreed.rules, lang)
        if number in here:
            return here[number]
    return _whole_book(lang).get(number, ())


@lru_cache(_KEPT)
def _book_of(preset: str | None, rules: Rules, lang: Lang) -> Book:
    found = edition(lang, preset, msgspec.structs.asdict(rules))
    return _book(found.chapters) if isinstance(found, Edition) else {}


@lru_cache
def _whole_book(lang: Lang) -> Book:
    return _book(whole(lang).chapters)


def _book(chapters: Iterable[Chapter]) -> Book:
    return {
        paragraph.number: tuple(line for block in paragraph.blocks for line in _lines(block))
        for chapter in chapters
        for paragraph in chapter.paragraphs
    }


def _lines(block: Block) -> Iterator[str]:
    for at, item in enumerate(block.items, start=1):
        yield {"text": "", "list": "— ", "steps": f"{at}. "}[block.kind] + plain(item)
