"""Write the rulebook for the package: `src/kozyr/rules/book/{ru,en}.json`, from docs."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from kozyr.rules.book import text as book
from kozyr.rules.words import LANGS, Lang
from scripts.rulebook_choices import Cutter, RawPiece
from scripts.rulebook_inline import TERMS, Speaker
from scripts.rulebook_markdown import RawBlock, RawChapter, read

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
BOOK = ROOT / "src/kozyr/rules/book"
GLOSSARY: Final[dict[Lang, Path]] = {
    "ru": DOCS / "glossary.ru.md",
    "en": DOCS / "glossary.md",
}
ROW = re.compile(r"^\| (.+?) \| (.+?) \| ([\d., ]+) \| (.*?) ?\| .+ \|$", re.MULTILINE)


def files() -> dict[Path, str]:
    """Return the text of both files: one paragraph or term a line."""
    return {BOOK / f"{lang}.json": written(whole(lang)) for lang in LANGS}


def whole(lang: Lang) -> book.Source:
    """Return the whole rulebook in a language."""
    pages = sorted((DOCS / "rules" / lang).glob("[0-9][0-9]-*.md"))
    chapters = (chapter(read(page.read_text("utf-8")), lang) for page in pages)
    return book.Source(tuple(chapters), tuple(terms(lang)))


def chapter(raw: RawChapter, lang: Lang) -> book.Chapter:
    """Put a chapter into words."""
    paragraphs = {
        number: blocks(number, content, lang) for number, content in raw.paragraphs.items()
    }
    intro = paragraphs.pop("")
    numbered = tuple(book.Paragraph(*one) for one in paragraphs.items())
    return book.Chapter(raw.number, raw.title, intro, numbered)


def blocks(number: str, raw: Iterable[RawBlock], lang: Lang) -> tuple[book.Block, ...]:
    """Put the blocks of a paragraph into words, cut where options decide."""
    cutter, speaker = Cutter(number), Speaker(lang, number)
    return tuple(
        book.Block(one.kind, tuple(item(text, one, cutter, speaker) for text in one.items))
        for one in raw
    )


def item(text: str, block: RawBlock, cutter: Cutter, speaker: Speaker) -> book.Item:
    """Put one item of a block into words."""
    when = {} if block.kind == "text" else cutter.whole(text)
    if when:
        return book.Item((book.Piece(speaker.inlines(text)),), when)
    return book.Item(tuple(piece(one, speaker) for one in cutter.pieces(text)))


def piece(raw: RawPiece, speaker: Speaker) -> book.Piece:
    """Put a sentence into words."""
    choices = (book.Choice(one.when, speaker.inlines(one.text), one.joint) for one in raw.choices)
    return book.Piece(speaker.inlines(raw.text), tuple(choices), raw.end)


def terms(lang: Lang) -> Iterable[book.Term]:
    """Return the terms that the text leads to, as the glossary of the language explains them.

    Of an explanation only what comes before the first semicolon is for players.
    """
    rows = {row[0]: row for row in ROW.findall(GLOSSARY[lang].read_text("utf-8"))}
    for name in sorted(TERMS, key=list(rows).index):
        english, russian, paragraphs, text = rows[name]
        title = russian if lang == "ru" else english
        yield book.Term(name, title, text.partition("; ")[0], paragraphs.partition(", ")[0])


def written(source: book.Source) -> str:
    """Return a rulebook as JSON, one paragraph or term a line."""
    chapters = ",\n".join(
        f'{{"number":{encoded(one.number)},"title":{encoded(one.title)},'
        f'"intro":{encoded(one.intro)},"paragraphs":[\n{lines(one.paragraphs)}\n]}}'
        for one in source.chapters
    )
    return f'{{"chapters":[\n{chapters}\n],"terms":[\n{lines(source.terms)}\n]}}\n'


def lines(records: Iterable[object]) -> str:
    """Return records as JSON, one a line."""
    return ",\n".join(map(encoded, records))


def encoded(value: object) -> str:
    """Return a value as JSON."""
    return msgspec.json.encode(value).decode()
