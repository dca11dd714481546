"""A table keeps its rule set's name while only what the set leaves open is changed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.effect import stored
from kozyr.rules.naming import (
    Difference,
    changes,
    differences,
    from_defaults,
    home_changes,
    unchanged,
)
from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.presets import Preset, preset, presets
from tests.rules.vectors import vectors


def changed(name: str, **values: object) -> Rules:
    vector = msgspec.structs.asdict(preset(name).rules) | values
    return msgspec.convert(vector, Rules)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("kubikoved", {"first_bout_limit": 6}),
        ("kubikoved", {"transfer_first_bout": "allowed", "transfer_trump": "must_beat"}),
        ("kubikoved", {"players": 6}),
        ("classic", {"deck": 24, "players": 4}),
        ("classic", {"cheating": "on"}),
        ("classic", {"turn_time": 60, "time_bank": 120}),
        ("gto_simple", {"players": 4, "teams": "2x2"}),
        ("wiki_bingo", {"transfer": "off"}),
    ],
)
def test_open_options_seats_deck_teams_and_clock_keep_the_name(
    name: str, change: dict[str, object]
) -> None:
    assert home_changes(preset(name), changed(name, **change)) == ()


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("kubikoved", {"refill_order": "from_dealer"}),
        ("kubikoved", {"transfer": "mid_bout"}),
        ("mailru", {"throw_in_after_take": "forbidden"}),
        ("mailru", {"players": 5}),
        ("guide", {"deck": 52}),
        ("wiki_bingo", {"deck": 24}),
        ("classic", {"players": 4, "teams": "2x2"}),
        ("classic", {"series": "fixed"}),
        ("classic", {"discard_view": "open"}),
    ],
)
def test_anything_else_makes_house_rules(name: str, change: dict[str, object]) -> None:
    rules = changed(name, **change)
    assert set(home_changes(preset(name), rules)) == change.keys() - {"players"} | (
        {"players"} if rules.players > preset(name).players_max else set()
    )


def test_differences_name_both_values_in_the_order_of_the_form() -> None:
    rules = changed("luckforfree", turn_time=15, deck=24, first_bout_limit=5)
    assert differences(preset("luckforfree"), rules) == (
        Difference("deck", 36, 24),
        Difference("first_bout_limit", 6, 5),
        Difference("turn_time", 30, 15),
    )


def test_an_option_without_effect_is_no_difference() -> None:
    rules = changed("mailru", transfer="off", transfer_trump="must_beat")
    assert [d.option for d in differences(preset("mailru"), rules)] == ["transfer"]


def test_values_a_set_holds_ready_for_its_switch_are_no_difference() -> None:
    rules = changed("classic", cheating="on")
    assert rules.cheat_penalty == "rollback"
    assert [d.option for d in differences(preset("classic"), rules)] == ["cheating"]


@given(st.sampled_from(presets()), vectors())
def test_a_stored_vector_differs_like_the_one_it_was_made_from(named: Preset, rules: Rules) -> None:
    found = differences(named, rules)
    assert differences(named, stored(rules)) == found
    assert [d.option for d in found] == [o for o in OPTIONS if o in {d.option for d in found}]
    assert all(d.preset_value != d.value for d in found)
    assert set(home_changes(named, rules)) <= {d.option for d in found}


def test_own_rules_differ_from_the_defaults_but_for_players_and_deck() -> None:
    own = msgspec.structs.replace(Rules(), players=4, deck=52, draw="off")
    assert from_defaults(own) == (Difference("draw", "on", "off"),)


def test_a_proposal_differs_from_the_table_in_what_it_names() -> None:
    before = preset("service_podkidnoy").rules
    assert changes(before, msgspec.structs.replace(before, deck=24)) == (
        Difference("deck", before.deck, 24),
    )
    assert changes(before, before) == ()


def test_s64_a_set_is_unchanged_with_another_clock_and_with_nothing_else() -> None:
    classic = preset("classic")
    assert unchanged(classic, changed("classic", turn_time=15, time_bank=0))
    assert not unchanged(classic, changed("classic", draw="off"))
