"""The glossary is one: the same rows in both languages, and every place it names exists."""

import re
from pathlib import Path

from tests.docs.test_rulebook_numbers import known

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r"^\| (.+?) \| (.+?) \| (.+?) \| (.*?) ?\| (.+) \|$", re.MULTILINE)
SIGNS = {"§", "---"}


def rows(page: str) -> list[tuple[str, ...]]:
    found = ROW.findall((DOCS / page).read_text("utf-8"))
    return [row for row in found if row[2] not in SIGNS]


def test_both_languages_explain_the_same_terms_at_the_same_places() -> None:
    english, russian = rows("glossary.md"), rows("glossary.ru.md")
    assert [(*row[:3], row[4]) for row in russian] == [(*row[:3], row[4]) for row in english]
    assert len(english) > 60


def test_every_term_is_explained_in_russian() -> None:
    assert [row for row in rows("glossary.ru.md") if not re.search("[а-яё]", row[3])] == []


def test_every_place_exists() -> None:
    places = [place for row in rows("glossary.md") for place in row[2].split(", ")]
    assert set(places) - {"—"} <= known()
