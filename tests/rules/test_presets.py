import msgspec
import pytest

from kozyr.rules.effect import without_effect
from kozyr.rules.naming import differences, home_changes
from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.presets import Preset, names, preset, presets, read
from kozyr.rules.validity import problems

EACH = pytest.mark.parametrize("named", presets(), ids=names())

ENTRY = """
title_ru = "Домашний"
title_en = "House"
source = "market"
description_ru = "Без ничьей."
description_en = "No draw."
players_min = 2
players_max = 6
decks = [36]
teams_allowed = ["none"]
open = []
"""


def test_there_are_23_rule_sets() -> None:
    assert len(presets()) == len(set(names())) == 23
    assert all(preset(name).name == name for name in names())


@EACH
def test_a_set_is_valid_as_it_stands_and_differs_from_itself_in_nothing(named: Preset) -> None:
    assert problems(named.rules, named, "rated") == ()
    assert differences(named, named.rules) == ()
    assert home_changes(named, named.rules) == ()


@EACH
def test_a_set_has_its_bounds_and_texts(named: Preset) -> None:
    assert 2 <= named.players_min <= named.rules.players <= named.players_max <= 8
    assert named.rules.deck == named.decks[0]
    assert set(named.decks) <= set(OPTIONS["deck"].values)
    assert named.rules.teams in named.teams_allowed
    assert set(named.teams_allowed) <= set(OPTIONS["teams"].values)
    texts = (named.title_ru, named.title_en, named.description_ru, named.description_en)
    assert all(texts)
    assert named.source
    assert all(text.endswith(".") for text in texts[2:])


@EACH
def test_an_open_option_has_an_effect_at_some_table_of_the_set(named: Preset) -> None:
    crowded = msgspec.structs.replace(named.rules, players=named.players_max, cheating="on")
    assert set(named.open) <= OPTIONS.keys() - without_effect(crowded)


def test_a_set_builds_on_its_base() -> None:
    assert preset("wiki_bingo_mid").rules == msgspec.structs.replace(
        preset("wiki_bingo").rules, transfer="mid_bout"
    )
    assert preset("gambiter_podkidnoy").rules == Rules()
    assert preset("gambiter_proezdnoy").rules == Rules(
        transfer="before_cover", transfer_first_bout="forbidden", transfer_trump="show_once"
    )


def test_service_sets_differ_in_the_transfer_only() -> None:
    one, other = preset("service_podkidnoy"), preset("service_perevodnoy")
    assert [d.option for d in differences(one, other.rules)] == ["transfer"]


def test_an_unknown_set_is_not_found() -> None:
    with pytest.raises(KeyError):
        preset("poker")


def test_a_small_file_is_read() -> None:
    (only,) = read(f"format = 1\n[house]{ENTRY}[house.options]\ndraw = 'off'\n")
    assert only.rules == Rules(draw="off")


def test_another_format_is_not_read() -> None:
    with pytest.raises(ValueError, match="format 2"):
        read("format = 2\n")


@pytest.mark.parametrize("line", ["draw = 'never'", "hand_size = 7", "players = 'two'"])
def test_a_set_with_a_strange_option_is_not_read(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(f"format = 1\n[house]{ENTRY}[house.options]\n{line}\n")


def test_a_set_that_lacks_a_field_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="title_ru"):
        read("format = 1\n[house]\n")
