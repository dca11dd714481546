"""The referee's words are whole in both languages: nothing lacks a word, no word lacks a place."""

from string import Formatter
from typing import Final, get_args

import msgspec
import pytest

from kozyr.rules.words import LANGS, Lang
from kozyr.rules.words.referee import RefereeWords, referee_words
from kozyr.rules.words.spoken import spoken

ACTIONS: Final = {
    *("lead", "beat", "throw_in", "transfer", "show", "take", "pass"),
    *("call", "waive", "hang", "decline"),
}
POSITION: Final = {
    *("rules", "trump_card", "talon", "hands", "table", "discard", "opener", "defender"),
    *("transferrers", "shown", "taking", "passed", "word", "bout", "stalling", "out", "emptied"),
    *("dealer", "previous", "rungs", "queen", "cheats", "lost_calls", "waived", "no_arm"),
}
REASONS: Final = {
    *("missing", "unknown", "type", "value", "card"),
    *("duplicate_card", "lost_card", "contradiction"),
}


def places(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_both_languages_have_the_same_templates_with_the_same_places() -> None:
    one, other = (msgspec.structs.asdict(referee_words(lang)) for lang in LANGS)
    for section in RefereeWords.__struct_fields__:
        assert {name: places(text) for name, text in one[section].items()} == {
            name: places(text) for name, text in other[section].items()
        }


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_reason_and_field_has_words(lang: Lang) -> None:
    words = referee_words(lang)
    assert words.acts.keys() == ACTIONS | {"deal", "create_table"}
    assert words.can.keys() == ACTIONS
    assert words.reasons.keys() == REASONS
    assert words.lines.keys() == {"version", "twice"}
    assert words.fields.keys() >= POSITION
    assert words.clashes.keys() >= POSITION - {"trump_card", "discard", "stalling"}


LOCALES: Final = [
    ({}, "ru"),
    ({"LANG": "C.UTF-8"}, "ru"),
    ({"LANG": "ru_RU.UTF-8"}, "ru"),
    ({"LANG": "de_DE"}, "en"),
    ({"LANG": "ru_RU", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
    ({"LANG": "ru_RU", "LC_MESSAGES": "en_US", "LC_ALL": "POSIX"}, "ru"),
]


@pytest.mark.parametrize(("environment", "lang"), LOCALES)
def test_russian_unless_the_machine_speaks_another_language(
    environment: dict[str, str], lang: Lang
) -> None:
    assert spoken(environment) == lang
    assert lang in get_args(Lang)
