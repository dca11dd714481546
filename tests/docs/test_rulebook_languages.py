"""English and Russian are one rulebook: the same pages, and block by block the same facts."""

import re

import pytest

from kozyr.rules.words import LANGS, Lang
from tests.docs.rulebook import CHAPTERS, numbers, pages, rows, text

BLOCK = re.compile(r"\n\n|\n(?=\| |- |\d\. )")
FACT = re.compile(
    r"`[^`]+`|§\d+(?:\.\d+)?|\d+[♠♣♦♥]?|[AUHMR](?= [≤≥+−=])|(?<=[≤≥+−] )[AUHMR]|[≤≥>×−+]"
)
CYRILLIC_FORMULA = re.compile(r"[А-Я] [≤≥+−] | [≤≥+−] [А-Я]\b")
INDEXED = re.compile(r"\]\(([\w-]+\.md)\)")


def blocks(lang: Lang, page: str) -> list[list[str]]:
    """Return the facts of each paragraph, list item and table row: code, §, numbers, bounds."""
    return [sorted(FACT.findall(block)) for block in BLOCK.split(text(lang, page).strip())]


def marks(lang: Lang, page: str) -> list[list[str]]:
    """Return name, default and paragraphs of each option, or code and paragraph of a refusal."""
    wide = rows(text(lang, page), 6)
    return [[row[0], row[3], row[4]] for row in wide] or [
        row[:3] for row in rows(text(lang, page), 4)
    ]


def test_both_languages_have_the_same_pages() -> None:
    assert pages("ru") == pages("en")


@pytest.mark.parametrize("page", CHAPTERS)
def test_both_languages_number_a_chapter_alike(page: str) -> None:
    assert numbers("ru", page) == numbers("en", page)


@pytest.mark.parametrize("page", [*CHAPTERS, "refusals.md"])
def test_both_languages_state_the_same_facts(page: str) -> None:
    assert blocks("ru", page) == blocks("en", page)


@pytest.mark.parametrize("page", ["options.md", "refusals.md"])
def test_both_languages_have_the_same_tables(page: str) -> None:
    assert marks("ru", page) == marks("en", page)
    assert marks("en", page)


@pytest.mark.parametrize("page", pages("ru"))
def test_formulas_keep_their_latin_letters(page: str) -> None:
    assert CYRILLIC_FORMULA.findall(text("ru", page)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_index_names_every_page_once(lang: Lang) -> None:
    assert sorted(INDEXED.findall(text(lang, "README.md"))) == [
        page for page in pages(lang) if page != "README.md"
    ]
