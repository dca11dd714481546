"""The text of the rulebook, cut where options decide; generated from the pages of the repository.

`ru.json` and `en.json` beside this module are written by `make generate` from docs/rules and
docs/glossary, so that an installed package has them.
"""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from kozyr.rules.options import Value
from kozyr.rules.words import Lang

BlockKind = Literal["text", "list", "steps"]

SpanKind = Literal[
    "strong", "em", "code", "act", "option", "value", "agreed", "preset", "ref", "term"
]


class Span(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run of text that means something.

    `to` is what it leads to: the paragraph or chapter of a `ref`, the name of a `term`, an
    `option` or a `preset`; empty for the rest. An `agreed` is the value a table has agreed on,
    put in by an edition.
    """

    kind: SpanKind
    text: str
    to: str = ""


Inline = str | Span


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one value of an option means; `joint` stands between it and the choice before."""

    when: dict[str, tuple[Value, ...]]
    text: tuple[Inline, ...]
    joint: str = ""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A sentence: what is always said, the choices that follow it, and its end."""

    text: tuple[Inline, ...] = ()
    choices: tuple[Choice, ...] = ()
    end: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A run of sentences, in a list perhaps only for some values of an option."""

    pieces: tuple[Piece, ...]
    when: dict[str, tuple[Value, ...]] = {}


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of one item, a list, or numbered steps."""

    kind: BlockKind
    items: tuple[Item, ...]


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph, such as 6.5."""

    number: str
    blocks: tuple[Block, ...]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its number, its title and what stands before its first paragraph."""

    number: str
    title: str
    intro: tuple[Block, ...]
    paragraphs: tuple[Paragraph, ...]


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the rulebook: its name in English for `Span.to`, as it is called, and its place."""

    name: str
    title: str
    text: str
    paragraph: str


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole rulebook in one language, for no table yet."""

    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...]


def plain(inlines: tuple[Inline, ...]) -> str:
    """Give the words of a text alone."""
    return "".join(inline if isinstance(inline, str) else inline.text for inline in inlines)


@cache
def source(lang: Lang) -> Source:
    """Give the whole rulebook in a language."""
    text = (files("kozyr.rules.book") / f"{lang}.json").read_bytes()
    return msgspec.json.decode(text, type=Source)
