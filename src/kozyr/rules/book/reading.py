"""The text of the rulebook for some tables: what does not hold there is left out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from kozyr.rules.book import text
from kozyr.rules.book.paragraphs import Table, holds
from kozyr.rules.book.text import BlockKind, Inline, Span
from kozyr.rules.options import Condition


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of one item, a list, or numbered steps."""

    kind: BlockKind
    items: tuple[tuple[Inline, ...], ...]


class Paragraph(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered paragraph; `options` names those it is about."""

    number: str
    options: tuple[str, ...]
    blocks: tuple[Block, ...]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter with what stands before its first paragraph."""

    number: str
    title: str
    intro: tuple[Block, ...]
    paragraphs: tuple[Paragraph, ...]


class Reader:
    """Reads the rulebook for some tables; for None, the whole of it.

    `options` gives by paragraph the options it is about, `values` by option what is
    said beside the name of an option that is a number.
    """

    def __init__(
        self,
        tables: Sequence[Table] | None,
        options: Mapping[str, tuple[str, ...]],
        values: Mapping[str, str],
    ) -> None:
        self._tables, self._options, self._values = tables, options, values

    def chapters(self, source: text.Source) -> tuple[Chapter, ...]:
        """Read all chapters that have a paragraph here."""
        found = map(self._chapter, source.chapters)
        return tuple(chapter for chapter in found if chapter.paragraphs)

    def _chapter(self, chapter: text.Chapter) -> Chapter:
        here = (one for one in chapter.paragraphs if self._holds(one.number))
        intro = self._blocks(chapter.number, chapter.intro)
        return Chapter(chapter.number, chapter.title, intro, tuple(map(self._paragraph, here)))

    def _paragraph(self, paragraph: text.Paragraph) -> Paragraph:
        blocks = self._blocks(paragraph.number, paragraph.blocks)
        return Paragraph(paragraph.number, self._options.get(paragraph.number, ()), blocks)

    def _blocks(self, number: str, blocks: Sequence[text.Block]) -> tuple[Block, ...]:
        said: set[str] = set()
        read = (
            Block(block.kind, _closed([*self._items(f"{number}/{at}", block.items, said)]))
            for at, block in enumerate(blocks)
        )
        return tuple(block for block in read if block.items)

    def _items(
        self, address: str, items: Sequence[text.Item], said: set[str]
    ) -> Iterator[tuple[Inline, ...]]:
        for at, item in enumerate(items):
            if self._holds(f"{address}/{at}") and self._says(item.when):
                yield tuple(_joined(self._spoken(self._item(item), said)))

    def _item(self, item: text.Item) -> Iterator[Inline]:
        """Give the sentences of an item, with a space between them."""
        space = ""
        for piece in item.pieces:
            sentence = self._sentence(piece)
            if sentence:
                yield space
                yield from sentence
                space = " "

    def _sentence(self, piece: text.Piece) -> list[Inline]:
        """Give a sentence with those of its choices that are made here."""
        made = [choice for choice in piece.choices if self._says(choice.when)]
        if not made:
            return [*piece.text, piece.end] if piece.text else []
        words: list[Inline] = [*piece.text]
        for choice in made:
            first = choice is made[0]
            words.append(piece.choices[0].joint if first else choice.joint)
            words += _begun(choice.text, piece.text) if first else choice.text
        return [*words, piece.end]

    def _spoken(self, inlines: Iterable[Inline], said: set[str]) -> Iterator[Inline]:
        """Let only the first place of a term lead on, and tell the numbers agreed on."""
        for inline in inlines:
            if isinstance(inline, str):
                yield inline
            elif inline.kind == "term" and inline.to in said:
                yield inline.text
            else:
                said.add(inline.to)
                yield inline
                if inline.kind == "option" and inline.to in self._values:
                    yield Span("agreed", f" ({self._values[inline.to]})")

    def _holds(self, address: str) -> bool:
        return self._tables is None or holds(address, self._tables)

    def _says(self, choice: Condition) -> bool:
        return (
            not choice or self._tables is None or any(table.says(choice) for table in self._tables)
        )


def _closed(items: Sequence[tuple[Inline, ...]]) -> tuple[tuple[Inline, ...], ...]:
    """End the last item of a list that has lost its end."""
    *others, last = items or [()]
    if last and isinstance(last[-1], str) and last[-1].endswith(";"):
        last = (*last[:-1], f"{last[-1][:-1]}.")
    return (*others, last) if last else ()


def _begun(words: Sequence[Inline], lead: Sequence[Inline]) -> Iterator[Inline]:
    """Begin the first choice that is made like a sentence, or within one after its lead."""
    first, *others = words
    if isinstance(first, str):
        yield (first[0].lower() if lead else first[0].upper()) + first[1:]
    else:
        yield first
    yield from others


def _joined(inlines: Iterable[Inline]) -> Iterator[Inline]:
    """Join neighbouring texts."""
    words = ""
    for inline in inlines:
        if isinstance(inline, str):
            words += inline
            continue
        if words:
            yield words
        yield inline
        words = ""
    if words:
        yield words
