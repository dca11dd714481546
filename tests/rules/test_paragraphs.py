"""Which paragraphs hold: every one has its condition or holds at every table."""

import re

import msgspec
import pytest
from hypothesis import given

from kozyr.rules.book.paragraphs import ALWAYS, NEEDS, holds, obstacle, table, within
from kozyr.rules.book.text import source
from kozyr.rules.options import OPTIONS, Rules, Value
from kozyr.rules.words import LANGS, Lang
from tests.docs.rulebook import CHAPTERS, DEFINITION, text
from tests.rules.vectors import vectors

NAMED = re.compile(rf"`({'|'.join(OPTIONS)})(?: = \w+)?`")
ACTS_ONLY = {"7.13", "17.5"}
OFF: dict[str, Value] = {
    "teams": "none",
    "redeal_five_of_suit": "off",
    "redeal_trump_ace": "off",
    "transfer": "off",
    "cheating": "off",
    "pogony": "off",
}
"""Options that are a part of the game of their own, each with the value that leaves it out."""

NUMBERS = [one.number for chapter in source("ru").chapters for one in chapter.paragraphs]


def naming(lang: Lang) -> set[str]:
    """The paragraphs that name an option."""
    found = set()
    for page in CHAPTERS:
        _, *parts = DEFINITION.split(text(lang, page))
        for number, said in zip(parts[::2], parts[1::2], strict=True):
            if NAMED.search(said):
                found.add(number.removeprefix("§"))
    return found - ACTS_ONLY


def addresses(lang: Lang) -> set[str]:
    """Everything a condition may be about."""
    chapters = source(lang).chapters
    found = {chapter.number for chapter in chapters}
    for chapter in chapters:
        for one in chapter.paragraphs:
            found.add(one.number)
            for at, block in enumerate(one.blocks):
                found |= {f"{one.number}/{at}/{item}" for item in range(len(block.items))}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_a_paragraph_that_names_an_option_has_its_condition_or_always_holds(lang: Lang) -> None:
    conditional = {number for number in NUMBERS if any(one in NEEDS for one in within(number))}
    assert naming(lang) - conditional == ALWAYS


@pytest.mark.parametrize("lang", LANGS)
def test_every_condition_is_about_something(lang: Lang) -> None:
    assert NEEDS.keys() <= addresses(lang)


@pytest.mark.parametrize("address", NEEDS)
def test_a_condition_asks_for_values_that_exist(address: str) -> None:
    for condition in NEEDS[address]:
        for name, values in condition.items():
            assert set(values) <= set(OPTIONS[name].values)
            assert values


@pytest.mark.parametrize("option", OFF)
def test_of_an_option_that_is_off_every_paragraph_disappears(option: str) -> None:
    off = table(msgspec.structs.replace(Rules(), **{option: OFF[option]}))
    about = OPTIONS[option].paragraph.split(", ")
    mine = [one for one in NUMBERS if not set(within(one)).isdisjoint(about)]
    assert mine
    assert [number for number in mine if holds(number, [off])] == []


def test_of_a_transfer_that_is_off_the_whole_chapter_disappears() -> None:
    assert not any(holds(one, [table(Rules())]) for one in NUMBERS if one.startswith("7."))


@pytest.mark.parametrize("value", ["lead_rank", "none"])
def test_without_throwing_in_it_is_simple_durak(value: str) -> None:
    simple = [table(msgspec.structs.replace(Rules(), throw_in=value))]
    assert holds("16.1", simple)
    assert holds("6.2", simple) is holds("6.7", simple) is (value == "lead_rank")
    assert holds("16.2", simple) is (value == "none")


def test_16_1_a_transfer_is_no_simple_durak() -> None:
    assert not holds("16.1", [table(Rules(throw_in="lead_rank", transfer="before_cover"))])


@pytest.mark.parametrize(
    ("rules", "held", "gone"),
    [
        (Rules(players=4, transfer="mid_bout"), ["7.3", "7.9", "18.7"], ["7.8", "18.1"]),
        (Rules(transfer="before_cover", transfer_trump="show_once"), ["7.8"], ["7.9"]),
        (Rules(players=4, deck=24), ["2.5"], ["1.4"]),
        (Rules(players=4, deck=36), ["6.5"], ["2.5", "1.4"]),
        (Rules(players=2), ["6.7"], ["6.5", "6.6"]),
        (Rules(redeal_trump_ace="on"), ["2.8", "2.9"], ["2.7"]),
        (Rules(turn_time=0), ["17.7"], ["17.8", "17.7/1/0", "17.7/1/2"]),
        (Rules(series="fixed"), ["12.2"], []),
        (Rules(pogony="lead_allowed"), ["15.1", "17.12", "17.8/1/3"], ["15.9", "15.10"]),
        (Rules(cheating="on"), ["14.1", "17.8/1/4"], ["20.6"]),
    ],
)
def test_what_holds_and_what_does_not(rules: Rules, held: list[str], gone: list[str]) -> None:
    here = [table(rules)]
    assert [one for one in held if not holds(one, here)] == []
    assert [one for one in gone if holds(one, here)] == []


def test_what_holds_at_one_of_several_tables_holds() -> None:
    tables = [table(Rules(players=players)) for players in (2, 6)]
    assert holds("2.5", tables)
    assert holds("6.5", tables)
    assert not holds("2.5", tables[:1])


@given(vectors())
def test_what_does_not_hold_has_an_option_because_of_which(rules: Rules) -> None:
    here = table(rules)
    for number in NUMBERS:
        named = obstacle(number, here)
        assert holds(number, [here]) is (named == "")
        assert named == "" or named in OPTIONS
        assert named not in here.silenced
