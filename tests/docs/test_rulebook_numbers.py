"""The rulebook has every paragraph once, and whatever cites a paragraph cites one that exists."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kozyr.rules.words import LANGS, Lang
from tests.docs.rulebook import CHAPTERS, numbers

ROOT = Path(__file__).parents[2]
NUMBERS = Path(__file__).with_name("paragraphs.txt").read_text("utf-8").split()

CITATION = re.compile(r"§\s?(\d+(?:\.\d+)?)")
WORDED = re.compile(r"""^\s*paragraph\s*=\s*"(\d+\.\d+)"$""", re.MULTILINE)
LINK = re.compile(r"""\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)\"""")

CITING = {".css", ".md", ".pxd", ".py", ".svelte", ".toml", ".ts"}
CITING_ROOMS = ("src", "client/src", "docs", "tests")
UNWRITTEN = {"node_modules", "build", "dist", "static"}


def walk(top: Path) -> Iterator[Path]:
    """Yield the written files below a folder: nothing hidden, installed or built."""
    for folder, folders, files in os.walk(top):
        folders[:] = [name for name in folders if name not in UNWRITTEN and name[0] != "."]
        yield from (Path(folder, name) for name in files)


@cache
def read(path: Path) -> str:
    """Return a file's text."""
    return path.read_text("utf-8")


@cache
def known() -> frozenset[str]:
    """Return everything a citation may name: the paragraphs and their chapters."""
    numbers = {number.removeprefix("§") for number in NUMBERS}
    return frozenset(numbers | {number.partition(".")[0] for number in numbers})


def citing_files() -> list[Path]:
    """Return the written files that may cite a paragraph."""
    rooms = [path for room in CITING_ROOMS for path in walk(ROOT / room)]
    return [path for path in [*rooms, *ROOT.glob("*.md")] if path.suffix in CITING]


def unknown_citations(text: str) -> list[str]:
    """Return the paragraphs a text cites that the rulebook does not have."""
    cited = [*CITATION.findall(text), *WORDED.findall(text)]
    return [number for number in cited if number not in known()]


def broken_links(path: Path) -> list[str]:
    """Return a document's relative links that lead nowhere."""
    links = ["".join(found) for found in LINK.findall(read(path))]
    inside = [link for link in links if not re.match(r"[a-z]+:|#", link)]
    return [link for link in inside if not (path.parent / link.partition("#")[0]).exists()]


@pytest.mark.parametrize("lang", LANGS)
def test_every_paragraph_is_defined_once_and_in_order(lang: Lang) -> None:
    assert [number for page in CHAPTERS for number in numbers(lang, page)] == NUMBERS


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("page", CHAPTERS)
def test_a_chapter_holds_its_own_paragraphs_only(lang: Lang, page: str) -> None:
    own = f"§{int(page[:2])}."
    assert all(number.startswith(own) for number in numbers(lang, page))


def test_every_cited_paragraph_exists() -> None:
    wrong = {
        str(path.relative_to(ROOT)): found
        for path in citing_files()
        if (found := unknown_citations(read(path)))
    }
    assert wrong == {}


def test_an_unknown_citation_is_noticed() -> None:
    wrong = "\u00a799.1"
    assert unknown_citations(f"{wrong}, §6.5 and §13") == ["99.1"]
    assert unknown_citations('paragraph = "6.99"') == ["6.99"]


def test_relative_links_resolve() -> None:
    documents = [path for path in walk(ROOT) if path.suffix == ".md"]
    wrong = {
        str(path.relative_to(ROOT)): found for path in documents if (found := broken_links(path))
    }
    assert wrong == {}


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "there.md").touch()
    page = tmp_path / "page.md"
    page.write_text('[a](there.md#part) [b](gone.md) [c](#x) <img src="no.png">', "utf-8")
    assert broken_links(page) == ["gone.md", "no.png"]
