"""The one door: what is asked for becomes an agreement or one coded refusal."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules.agreement import Agreement, OpenPoint, agree, open_points, rules_of
from kozyr.rules.effect import stored
from kozyr.rules.naming import Difference
from kozyr.rules.options import OPTIONS, Rules
from kozyr.rules.presets import names, preset
from kozyr.rules.refusal import Code, Refusal, code_of, refuse
from kozyr.rules.validity import TableKind, problems
from tests.rules.vectors import anything, vectors


def test_a_rule_set_is_agreed_with_what_was_changed() -> None:
    assert agree("luckforfree", {"players": 4, "deck": 24}) == Agreement(
        preset="luckforfree",
        rules=msgspec.structs.replace(preset("luckforfree").rules, players=4, deck=24),
        warnings=("W3",),
        home=False,
        differences=(Difference("deck", 36, 24),),
    )


def test_own_rules_are_house_rules_without_a_set_to_differ_from() -> None:
    agreed = agree(None, {"players": 3, "draw": "off"})
    assert isinstance(agreed, Agreement)
    assert agreed.rules == Rules(players=3, draw="off")
    assert agreed.home
    assert agreed.preset is None
    assert agreed.differences == ()


def test_a_changed_set_is_house_rules_based_on_it() -> None:
    agreed = agree("classic", {"refill_order": "from_dealer"})
    assert isinstance(agreed, Agreement)
    assert agreed.home
    assert agreed.preset == "classic"


def test_an_unknown_rule_set_is_a_strange_value() -> None:
    refusal = refuse(Code.OPTION_VALUE, option="preset", value="poker", allowed=names())
    assert agree("poker", {}) == refusal
    assert rules_of("poker", {"hand_size": 7}) == (refusal,)


def test_rules_are_read_before_they_are_judged() -> None:
    assert rules_of(None, {"players": 8}) == Rules(players=8)
    assert agree(None, {"players": 8}) == refuse(Code.PLAYERS_DECK, n=8, deck=36)


@pytest.mark.parametrize(
    ("overrides", "code"),
    [
        ({"hand_size": 7, "players": 9, "turn_time": 0}, Code.OPTION_UNKNOWN),
        ({"players": 9, "turn_time": 0}, Code.OPTION_VALUE),
        ({"players": 7, "turn_time": 0}, Code.PLAYERS_DECK),
        ({"players": 7, "deck": 52, "turn_time": 0}, Code.PLAYERS_PRESET),
        ({"turn_time": 0}, Code.CLOCK_NEEDED),
    ],
)
def test_the_first_reason_of_the_list_is_reported(overrides: dict[str, object], code: Code) -> None:
    refusal = agree("classic", overrides, "rated")
    assert isinstance(refusal, Refusal)
    assert refusal.code == code.word


def test_validity_is_judged_before_options_without_effect_are_dropped() -> None:
    """Own rules may say `left_of_defender` without a transfer, but not in teams."""
    idle = {"players": 4, "next_after_transferred_beat": "left_of_defender"}
    agreed = agree(None, idle)
    assert isinstance(agreed, Agreement)
    assert agreed.rules == Rules(players=4)
    assert agree(None, idle | {"teams": "2x2"}) == refuse(Code.TEAMS_OPTIONS)


@given(vectors(), st.sampled_from(["private", "rated"]))
def test_a_vector_is_agreed_exactly_when_nothing_is_against_it(
    rules: Rules, kind: TableKind
) -> None:
    against = problems(rules, None, kind)
    agreed = agree(None, msgspec.structs.asdict(rules), kind)
    if against:
        assert agreed == against[0]
        order = [code_of(refusal.code) for refusal in against]
        assert order == sorted(set(order))
    else:
        assert isinstance(agreed, Agreement)
        assert agreed.rules == stored(rules)
        assert problems(agreed.rules, None, kind) == ()


@given(
    st.none() | st.sampled_from(names()) | st.text(),
    st.dictionaries(st.sampled_from(list(OPTIONS)) | st.text(), anything()),
    st.sampled_from(["private", "bots", "rated", "quick"]),
)
def test_nothing_asked_for_makes_it_fail(
    name: str | None, overrides: dict[str, object], kind: TableKind
) -> None:
    answer = agree(name, overrides, kind)
    assert msgspec.json.encode(answer)
    assert answer == agree(name, dict(reversed(overrides.items())), kind)


def test_s5_what_a_set_leaves_open_is_listed_with_the_values_a_table_could_have() -> None:
    rules = msgspec.structs.replace(preset("kubikoved").rules, first_bout_limit=6)
    points = {point.option: point for point in open_points("kubikoved", rules)}
    assert points["first_bout_limit"] == OpenPoint("first_bout_limit", 6, 5, (5, 6))
    assert set(points) <= set(preset("kubikoved").open)
    for point in points.values():
        assert {point.value, point.preset_value} <= set(point.values)


def test_s5_own_rules_leave_nothing_open() -> None:
    assert open_points(None, Rules()) == ()
