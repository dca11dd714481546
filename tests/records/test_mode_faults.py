"""Faults of the fields that only teams, cheating or epaulettes know, each with path and kind."""

from typing import Any

import pytest

from tests.records.documents import (
    CHEATING,
    COVERED,
    DEAL,
    TAKE,
    bout,
    climbing,
    dealt,
    fault,
    judged,
    last_card,
    own,
    window,
)

ALL_LOST = own(cheating="on", cheat_false_call="lose_all_calls")
ROLLBACK = own(cheating="on", cheat_penalty="rollback")

FAULTS: list[tuple[dict[str, Any], str]] = [
    # epaulettes
    (climbing(rungs=["6"]), "rungs contradiction"),
    (climbing(rungs=[]), "rungs contradiction"),
    (climbing(rungs=["6", "2"]), "rungs value"),
    (climbing(rungs=["6", 7]), "rungs type"),
    (climbing(rungs="66"), "rungs type"),
    (
        climbing(rules=own(pogony="lead_allowed", pogony_ladder="shared"), rungs=["6", "6"]),
        "rungs contradiction",
    ),
    (
        climbing(4, rules=own(pogony="lead_allowed", teams="2x2"), rungs=["6", "6", "6", "6"]),
        "rungs contradiction",
    ),
    (climbing(rungs=["6", "Q"]), "queen missing"),
    (climbing(queen="hearts"), "queen value"),
    (climbing(queen=3), "queen type"),
    (
        climbing(rules=own(pogony="lead_allowed", pogony_queen="hearts"), queen="♠"),
        "queen contradiction",
    ),
    (climbing(cheats=["6♥"]), "cheats contradiction"),
    # cheats
    (bout(cheats=["8♥"]), "cheats contradiction"),
    (window(cheats=["9♦", "8♣"]), "cheats contradiction"),
    (window(cheats=["9♦", "9♦"]), "cheats contradiction"),
    (window(cheats=["5♦"]), "cheats[0] card"),
    (window(cheats="9♦"), "cheats type"),
    (window(rules=ROLLBACK), "cheats contradiction"),
    (window(cheats=[]), "table[0].cover contradiction"),
    (window(table=[], passed=[]), "cheats contradiction"),
    (
        window(table=[*COVERED, {"attack": "9♥", "cover": "J♦"}], cheats=["9♦", "9♥", "J♦"]),
        "table[1].by missing",
    ),
    # calls
    (bout(lost_calls=[[0, 1]]), "lost_calls contradiction"),
    (window(lost_calls=[[0, 0]]), "lost_calls contradiction"),
    (window(lost_calls=[[0, 1], [0, 1]]), "lost_calls contradiction"),
    (window(lost_calls=[[0, None]]), "lost_calls contradiction"),
    (window(lost_calls=[[0, 3]]), "lost_calls value"),
    (window(lost_calls=[0]), "lost_calls type"),
    (window(lost_calls=[[0, 1, 2]]), "lost_calls type"),
    (window(rules=ALL_LOST, lost_calls=[[0, 1]]), "lost_calls contradiction"),
    (window(table=[], passed=[], cheats=[], lost_calls=[[0, 1]]), "lost_calls contradiction"),
    (
        window(rules=own(cheating="on", cheat_false_call="free"), lost_calls=[[0, 1]]),
        "lost_calls contradiction",
    ),
    (
        last_card(defender=1, out=[2], hands=[["8♣"], [], []], lost_calls=[[0, 2]]),
        "lost_calls contradiction",
    ),
    # waivers
    (window(waived=[0, 0]), "waived contradiction"),
    (window(waived=[3]), "waived value"),
    (window(passed=[0], waived=[0]), "waived contradiction"),
    (window(rules=own(cheating="on", cheat_call_seconds=0), waived=[0]), "table contradiction"),
    (window(waived=[0, 1, 2]), "table contradiction"),
    (window(rules=ALL_LOST, lost_calls=[[0, None]], waived=[0]), "waived contradiction"),
    (last_card(defender=1, out=[2], hands=[["8♣"], [], []], waived=[2]), "waived contradiction"),
    # bans
    (bout(no_arm=[0]), "no_arm contradiction"),
    (window(no_arm=[1]), "no_arm contradiction"),
    (window(rules=ROLLBACK, cheats=[], table=[], passed=[], no_arm=[1, 1]), "no_arm contradiction"),
    # the defender of a call window
    (last_card(), "defender missing"),
    (last_card(hands=[["8♣"], []]), "defender missing"),
    (last_card(defender=0), "defender contradiction"),
    (
        last_card(rules=own(), cheats=[], table=[{"attack": "8♥", "cover": "9♥"}], defender=1),
        "defender contradiction",
    ),
    (last_card(hands=[[], [], []]), "defender missing"),
    (window(defender=2), "defender contradiction"),
]


@pytest.mark.parametrize(("position", "named"), FAULTS)
def test_a_fault_is_named(position: dict[str, Any], named: str) -> None:
    field, reason = named.split()
    assert fault(position) == (f"position.{field}", reason)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"cheats": ["6♦"]}, "cheats"),
        ({"lost_calls": [[0, 1]]}, "lost_calls"),
        ({"waived": [0]}, "waived"),
        ({"no_arm": [0]}, "no_arm"),
        ({"rungs": ["6"]}, "rungs"),
    ],
)
def test_a_deal_without_a_lead_has_no_cheats_nor_calls(fields: dict[str, Any], field: str) -> None:
    position = dealt(rules=ROLLBACK if field == "no_arm" else CHEATING, **fields)
    assert fault(position, DEAL) == (f"position.{field}", "contradiction")


def now(position: dict[str, Any]) -> dict[str, Any]:
    """The state of a position, told after a refused act."""
    after: dict[str, Any] = judged(position, {**TAKE, "seat": 99})[0]["after"]
    return after


def test_a_call_window_is_derived_and_its_defender_too_while_he_holds_cards() -> None:
    for told in (window(), window(defender=1)):
        after = now(told)
        assert (after["call_window"], after["defender"], after["word"]) == (True, 1, "open")
        assert after["may_act"] == {str(seat): ["call", "waive"] for seat in range(3)}


def test_the_defender_without_cards_is_told() -> None:
    after = now(last_card(defender=1))
    assert (after["call_window"], after["defender"]) == (True, 1)
    assert (after["entitled"], after["room"]) == ([0, 2], 0)


def test_after_a_transfer_the_skipped_may_be_out_of_cards_and_the_next_defends() -> None:
    """Whether a player without cards was skipped or has beaten all, only the position can tell."""
    table = [{"attack": "8♥", "by": 0, "cover": "9♥", "cover_by": 2}]
    rules = own(cheating="on", transfer="mid_bout")
    hands = [["10♣"], ["J♥"], [], ["Q♣"]]
    position = last_card(rules=rules, table=[*table, {"attack": "8♣", "by": 1, "cover": "9♣"}])
    position |= {"hands": hands, "transferrers": [1], "cheats": []}
    assert now(position)["defender"] == 3
    assert not now(position)["call_window"]
    after = now({**position, "defender": 2})
    assert (after["defender"], after["call_window"]) == (2, True)


def test_a_waiver_that_stands_is_not_asked_again() -> None:
    after = now(window(waived=[2]))
    assert after["may_act"] == {str(seat): ["call", "waive"] for seat in range(2)}


def test_lost_calls_and_bans_are_told_back() -> None:
    after = now(window(lost_calls=[[2, 1]]))
    assert (after["lost_calls"], after["no_arm"]) == ([[2, 1]], [])
    assert now(window(rules=ALL_LOST, lost_calls=[[2, None]]))["lost_calls"] == [[2, None]]
    barred = window(rules=ROLLBACK, cheats=[], table=[], passed=[], no_arm=[1])
    assert now(barred)["no_arm"] == [1]


@pytest.mark.parametrize(
    ("options", "rungs", "told"),
    [
        ({}, None, ["6", "6", "6", "6"]),
        ({}, ["7", "6", "K", "A"], ["7", "6", "K", "A"]),
        ({"teams": "2x2"}, ["7", "10"], ["7", "10"]),
        ({"pogony_ladder": "shared"}, ["J"], ["J"]),
        ({"pogony_ladder": "shared", "teams": "2x2"}, None, ["6"]),
    ],
)
def test_rungs_are_told_as_they_are_given(
    options: dict[str, Any], rungs: list[str] | None, told: list[str]
) -> None:
    position = climbing(4, rules=own(pogony="lead_allowed", **options), rungs=rungs)
    assert now(position)["rungs"] == told


def test_a_queen_that_was_drawn_may_be_told_before_it_is_needed() -> None:
    assert now(climbing(queen="♦"))["rungs"] == ["6", "6"]
    named = own(pogony="lead_allowed", pogony_queen="diamonds")
    assert now(climbing(rules=named, rungs=["Q", "6"]))["rungs"] == ["Q", "6"]
    assert now(climbing(rules=named, rungs=["Q", "6"], queen="♦"))["rungs"] == ["Q", "6"]


def test_in_teams_the_deal_is_over_with_one_team_in_whoever_led() -> None:
    position = {
        "rules": own(teams="2x2"),
        "trump_card": "6♠",
        "hands": [[], ["9♣"], [], ["Q♣"]],
        "opener": 0,
        "out": [2, 0],
    }
    after = now(position)
    assert (after["result"], after["may_act"], after["out"]) == (None, {}, [2, 0])
    assert fault({**position, "table": [{"attack": "8♥"}]}) == ("position.table", "contradiction")


def test_null_or_a_number_may_not_stand_for_an_accused_seat_of_the_callers_side() -> None:
    position = {
        "rules": own(teams="2x2", cheating="on"),
        "trump_card": "6♠",
        "hands": [["9♣"], ["J♣"], ["Q♣"], ["K♣"]],
        "table": [{"attack": "8♥", "by": 0}],
        "opener": 0,
    }
    assert fault({**position, "lost_calls": [[1, 3]]}) == ("position.lost_calls", "contradiction")
    assert now({**position, "lost_calls": [[1, 2]]})["lost_calls"] == [[1, 2]]
