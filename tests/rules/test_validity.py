"""V1-V6: a vector that passes, beside one that differs in the one thing that matters."""

import pytest

from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from kozyr.rules.refusal import Code, Refusal, refuse
from kozyr.rules.validity import TableKind, problems


@pytest.mark.parametrize(
    ("deck", "most"),
    [(24, 4), (36, 6)],
)
def test_v1_everybody_gets_six_cards(deck: int, most: int) -> None:
    assert problems(Rules(players=most, deck=deck)) == ()
    refusal = refuse(Code.PLAYERS_DECK, n=most + 1, deck=deck)
    assert problems(Rules(players=most + 1, deck=deck)) == (refusal,)


def test_v1_eight_play_with_52_cards() -> None:
    assert problems(Rules(players=8, deck=52)) == ()


@pytest.mark.parametrize(
    ("name", "right", "wrong", "refusal"),
    [
        (
            "mailru",
            Rules(players=4),
            Rules(players=5),
            refuse(Code.PLAYERS_PRESET, min=2, max=4),
        ),
        (
            "gambiter_2x2",
            Rules(players=4, teams="2x2"),
            Rules(players=6, teams="2x2"),
            refuse(Code.PLAYERS_PRESET, min=4, max=4),
        ),
        ("wiki_bingo", Rules(deck=52), Rules(deck=24), refuse(Code.DECK_PRESET, decks=(36, 52))),
        (
            "luckforfree",
            Rules(players=4, teams="2x2"),
            Rules(players=6, teams="3x3"),
            refuse(Code.TEAMS_PRESET, allowed=("none", "2x2")),
        ),
    ],
)
def test_v1_a_rule_set_keeps_its_bounds(
    name: str, right: Rules, wrong: Rules, refusal: Refusal
) -> None:
    assert problems(right, preset(name)) == ()
    assert refusal in problems(wrong, preset(name))
    assert refusal not in problems(wrong), "own rules have no such bounds"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (Rules(players=4, teams="2x2"), Rules(players=6, teams="2x2")),
        (Rules(players=6, teams="3x3"), Rules(players=4, teams="3x3")),
    ],
)
def test_v2_teams_have_their_number_of_players(right: Rules, wrong: Rules) -> None:
    assert problems(right) == ()
    assert problems(wrong) == (refuse(Code.TEAMS_PLAYERS),)


@pytest.mark.parametrize(
    ("teams", "alone"),
    [
        (Rules(players=4, teams="2x2", draw="off"), Rules(players=4, draw="off")),
        (
            Rules(
                players=4,
                teams="2x2",
                transfer="before_cover",
                next_after_transferred_beat="left_of_defender",
            ),
            Rules(
                players=4,
                transfer="before_cover",
                next_after_transferred_beat="left_of_defender",
            ),
        ),
    ],
)
def test_v3_teams_keep_the_draw_and_the_defenders_lead(teams: Rules, alone: Rules) -> None:
    assert problems(teams) == (refuse(Code.TEAMS_OPTIONS),)
    assert problems(alone) == ()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (
            Rules(throw_in="none", transfer="before_cover"),
            Rules(throw_in="none", transfer="mid_bout"),
        ),
        (
            Rules(throw_in="any_rank", transfer="mid_bout"),
            Rules(throw_in="none", transfer="mid_bout"),
        ),
        (
            Rules(throw_in="none", cheating="on", cheat_scope="beat_transfer"),
            Rules(throw_in="none", cheating="on", cheat_scope="beat_throw_in"),
        ),
        (
            Rules(throw_in="none", cheating="off", cheat_scope="beat_throw_in"),
            Rules(throw_in="none", cheating="on", cheat_scope="beat_throw_in"),
        ),
    ],
)
def test_v4_what_builds_on_throwing_in_needs_it(right: Rules, wrong: Rules) -> None:
    assert problems(right) == ()
    assert problems(wrong) == (refuse(Code.NO_THROW_IN_OPTIONS),)


@pytest.mark.parametrize(
    "wrong",
    [
        Rules(pogony="lead_allowed", deck=52),
        Rules(pogony="lead_allowed", deck=52, players=7),
        Rules(pogony="lead_allowed", transfer="before_cover"),
        Rules(pogony="lead_restricted", throw_in="lead_rank"),
        Rules(pogony="lead_allowed", cheating="on"),
        Rules(pogony="lead_allowed", draw="off"),
        Rules(pogony="lead_allowed", series="fixed"),
    ],
)
def test_v5_epaulettes_are_a_match_of_their_own(wrong: Rules) -> None:
    assert problems(wrong) == (refuse(Code.POGONY_OPTIONS),)


@pytest.mark.parametrize("players", [2, 6])
def test_v5_two_to_six_may_hang_epaulettes(players: int) -> None:
    assert problems(Rules(pogony="lead_allowed", players=players)) == ()


@pytest.mark.parametrize(
    ("kind", "against"),
    [
        ("private", ()),
        ("bots", ()),
        ("rated", (refuse(Code.CLOCK_NEEDED),)),
        ("quick", (refuse(Code.CLOCK_NEEDED),)),
    ],
)
def test_v6_strangers_need_a_clock(kind: TableKind, against: tuple[Refusal, ...]) -> None:
    assert problems(Rules(turn_time=0), kind=kind) == against
    assert problems(Rules(turn_time=15), kind=kind) == ()


def test_all_problems_are_told_in_the_order_of_the_codes() -> None:
    rules = Rules(
        players=7,
        deck=36,
        teams="3x3",
        draw="off",
        throw_in="none",
        transfer="mid_bout",
        pogony="lead_allowed",
        turn_time=0,
    )
    found = problems(rules, preset("wiki_bingo"), "quick")
    assert [refusal.code for refusal in found] == [
        "players_deck",
        "players_preset",
        "teams_preset",
        "teams_players",
        "teams_options",
        "no_throw_in_options",
        "pogony_options",
        "clock_needed",
    ]
