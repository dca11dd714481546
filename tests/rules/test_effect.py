"""Options without effect are stored at their defaults; with an effect they stay."""

import msgspec
import pytest
from hypothesis import given

from kozyr.rules.effect import stored, without_effect
from kozyr.rules.options import OPTIONS, Rules
from tests.rules.vectors import vectors

TRANSFER = {
    "transfer_first_bout": "forbidden",
    "transfer_two_players": "forbidden_two_left",
    "transfer_trump": "must_beat",
    "next_after_transferred_beat": "left_of_defender",
}
THROW_IN = {
    "throw_in_who": "neighbours",
    "throw_in_order": "free",
    "throw_in_after_take": "forbidden",
}
CHEAT = {
    "cheat_scope": "beat_throw_in",
    "cheat_penalty": "rollback",
    "cheat_false_call": "free",
    "cheat_call_seconds": 0,
}
SCOPE = {"first_bout_scope": "until_first_discard"}


@pytest.mark.parametrize(
    ("changed", "idle", "alive"),
    [
        (TRANSFER, {"transfer": "off"}, {"transfer": "before_cover"}),
        (TRANSFER, {"transfer": "off"}, {"transfer": "mid_bout"}),
        (THROW_IN, {"throw_in": "none", "players": 3}, {"throw_in": "lead_rank", "players": 3}),
        (
            {"throw_in_who": "main_attacker", "throw_in_order": "turn_order"},
            {"players": 2},
            {"players": 3},
        ),
        (SCOPE, {"first_bout_limit": 6}, {"first_bout_limit": 5}),
        (
            SCOPE,
            {"first_bout_limit": 6, "transfer": "mid_bout"},
            {"first_bout_limit": 6, "transfer": "mid_bout", "transfer_first_bout": "forbidden"},
        ),
        (
            SCOPE,
            {
                "first_bout_limit": 6,
                "transfer": "mid_bout",
                "transfer_first_bout": "forbidden_first_deal",
            },
            {"first_bout_limit": 5, "transfer": "mid_bout"},
        ),
        (CHEAT, {"cheating": "off"}, {"cheating": "on"}),
        (
            {"pogony_ladder": "shared", "pogony_queen": "hearts"},
            {"pogony": "off"},
            {"pogony": "lead_restricted"},
        ),
        ({"series_n": 3}, {"series": "single"}, {"series": "to_losses"}),
        ({"time_bank": 120}, {"turn_time": 0}, {"turn_time": 15}),
    ],
)
def test_an_option_is_stored_only_where_it_has_an_effect(
    changed: dict[str, object], idle: dict[str, object], alive: dict[str, object]
) -> None:
    off, on = msgspec.convert(changed | idle, Rules), msgspec.convert(changed | alive, Rules)
    assert set(changed) <= without_effect(off)
    assert all(stored(off).value(name) == OPTIONS[name].default for name in changed)
    assert not set(changed) & without_effect(on)
    assert all(stored(on).value(name) == value for name, value in changed.items())


def test_two_players_still_throw_in_after_a_take_or_not() -> None:
    rules = Rules(players=2, throw_in_after_take="forbidden")
    assert stored(rules) == rules


def test_the_scope_is_judged_after_the_transfer_is_settled() -> None:
    rules = Rules(
        transfer="off",
        transfer_first_bout="forbidden",
        first_bout_limit=6,
        first_bout_scope="until_first_discard",
    )
    assert stored(rules) == Rules(first_bout_limit=6)


@given(vectors())
def test_storing_twice_changes_nothing_more(rules: Rules) -> None:
    once = stored(rules)
    assert stored(once) == once
    assert without_effect(once) == without_effect(rules)


@given(vectors(), vectors())
def test_equal_rules_have_equal_vectors(rules: Rules, other: Rules) -> None:
    """Whatever stands in the options without effect, the stored vector is the same."""
    idle = {name: other.value(name) for name in without_effect(rules)}
    assert stored(msgspec.structs.replace(rules, **idle)) == stored(rules)
