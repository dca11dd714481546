"""The rulebook and a comparison on a terminal."""

import pytest

from kozyr.rules.book.comparison import Comparison, compare
from kozyr.rules.book.edition import Edition, edition, whole
from kozyr.rules.book.plain import WIDTH, comparison_text, edition_text
from kozyr.rules.presets import names
from kozyr.rules.words import LANGS, Lang


def printed(lang: Lang, name: str, **options: object) -> list[str]:
    found = edition(lang, name, options)
    assert isinstance(found, Edition)
    return edition_text(found).splitlines()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", names())
def test_every_line_fits(lang: Lang, name: str) -> None:
    assert all(len(line) <= WIDTH and line == line.rstrip() for line in printed(lang, name))


def test_a_rulebook_begins_with_what_is_agreed() -> None:
    title, about, _, *agreed = printed("en", "guide", draw="off", players=3)
    assert title == "House rules based on “Transfer durak for 3–6”"
    assert about.startswith("Transfers from the first bout on and with any card, trumps too;")
    assert agreed[1:5] == ["What is agreed", "Table and deal:", "  Players: 3", "  Deck: 36 cards"]
    lines = printed("ru", "classic", draw="off")
    assert "  Ничья: без ничьей (классика) (в наборе: ничья, спорный пункт)" in lines


def test_a_paragraph_hangs_from_its_number_and_steps_are_counted() -> None:
    lines = printed("en", "classic")
    at = lines.index("9. Closing a bout, discard, next attacker")
    assert lines[at + 1] == "§9.1    Let E be the set of entitled players (§6.2)."
    steps = [line for line in lines if line.startswith("        ") and line[8:10] == "1."]
    assert steps == ["        1. a cheating table holds its call window (§14.6);"]


def test_what_is_not_there_and_the_terms_come_last() -> None:
    lines = printed("en", "classic")
    assert (
        "Teams: everyone for himself. §13.1 §13.2 §13.3 §13.4 §13.5 §13.6 §13.7 §13.8"
        in " ".join(lines)
    )
    assert lines.index("What is not here") < lines.index("Glossary")
    assert "bout — from a lead to the refill (§0.2)" in lines


def test_the_whole_rulebook_has_a_title_and_nothing_agreed() -> None:
    lines = edition_text(whole("en")).splitlines()
    assert lines[:3] == ["The rulebook", "", "0. Terms and state"]
    assert "What is not here" not in lines


def test_a_comparison_says_what_each_set_says() -> None:
    found = compare("en", ["kubikoved", "classic"])
    assert isinstance(found, Comparison)
    lines = comparison_text(found).splitlines()
    assert lines[0] == "Transfer durak (Kubikoved) / Classic throw-in durak"
    at = lines.index("Transfer in the first bout (§7.4)")
    assert lines[at + 1 : at + 3] == [
        "  Transfer durak (Kubikoved): not in the first bout (an open point)",
        "  Classic throw-in durak: —",
    ]
    assert lines[-1] == f"The rest is alike: {found.same} options."
