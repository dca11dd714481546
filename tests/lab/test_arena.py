"""Matches of levels: paired, repeatable, and won by the better bot."""

import msgspec
import pytest

from kozyr.bots.habits import HABITS
from kozyr.bots.levels import UnknownLevelError
from kozyr.cli import app
from kozyr.lab.arena import as_json, compete, verdict
from kozyr.lab.match import NoMatchError, arrange
from kozyr.lab.styles import styles
from tests.walks.sizes import deals


@pytest.mark.parametrize("rule_set", ["service_podkidnoy", "service_perevodnoy"])
def test_medium_beats_easy(rule_set: str) -> None:
    counted = compete(arrange("medium", "easy", rule_set), deals(300, 120))
    assert counted.high < counted.fair


@pytest.mark.parametrize(("rule_set", "players"), [("classic_perevodnoy", 4), ("classic", 3)])
def test_medium_is_no_worse_than_easy_at_a_bigger_table(rule_set: str, players: int) -> None:
    counted = compete(arrange("medium", "easy", rule_set, players=players), deals(150, 40))
    assert counted.rate < counted.fair


def test_equals_are_equal_since_every_shuffle_is_dealt_to_every_seat() -> None:
    counted = compete(arrange("easy", "easy", "classic", players=3), 20)
    assert (counted.low, counted.rate, counted.high) == (1 / 3, 1 / 3, 1 / 3)
    assert counted.deals == 60


def test_13_7_in_teams_every_shuffle_is_dealt_to_both_sides() -> None:
    match = arrange("easy", "easy", "gambiter_2x2")
    counted = compete(match, 10)
    assert (match.counts, match.sides, counted.deals) == ("losing team", 2, 20)
    assert (counted.low, counted.rate, counted.high) == (1 / 2, 1 / 2, 1 / 2)


def test_13_1_a_medium_team_beats_an_easy_one() -> None:
    counted = compete(arrange("medium", "easy", "gambiter_2x2"), deals(150, 25))
    assert counted.rate < counted.fair


def test_15_11_a_match_up_the_ladder_ends_with_a_champion() -> None:
    match = arrange("medium", "easy", "gto_pogony")
    counted = compete(match, deals(20, 2))
    assert (match.counts, counted.sides, counted.draws) == ("champion", 2, 0)
    assert counted.rate >= counted.fair, "the medium bot climbs faster"
    assert verdict(match, counted).startswith("medium among 1 x easy: the champion in ")


def test_14_4_cheating_bots_have_the_habits_of_their_level_unless_given_others() -> None:
    match = arrange("medium", "medium", "mailru_cheat")
    never = styles(HABITS["medium"])["calls never"]
    same = msgspec.structs.replace(match, hero_habits=HABITS["medium"])
    assert match.rounds(0, 4) == same.rounds(0, 4)
    blind = msgspec.structs.replace(match, hero_habits=never)
    assert compete(blind, deals(100, 12)).rate > 1 / 2, "who calls nobody is cheated"


def test_the_tally_depends_neither_on_workers_nor_on_how_the_work_is_cut() -> None:
    match = arrange("medium", "easy", "service_perevodnoy")
    told: list[int] = []
    alone = compete(match, 30, progress=told.append)
    assert told == [25, 5]
    assert compete(match, 30, workers=2) == alone
    assert msgspec.json.decode(as_json(match, alone))["tally"]["deals"] == 60


def test_other_shuffles_are_other_deals() -> None:
    match = arrange("medium", "easy", "service_podkidnoy")
    assert match.rounds(0, 20) != match.rounds(20, 20)
    assert match.rounds(0, 20) == match.rounds(0, 10) + match.rounds(10, 10)


@pytest.mark.parametrize(
    ("rule_set", "players", "why"),
    [
        ("nowhere", None, "Rule set – nowhere"),
        ("book", 9, "Players – 9"),
        ("book", 7, "A deck of 36 is too small for 7 players"),
    ],
)
def test_a_match_that_cannot_be_played_says_why(
    rule_set: str, players: int | None, why: str
) -> None:
    with pytest.raises(NoMatchError, match=why):
        arrange("medium", "easy", rule_set, players=players)


def test_a_match_of_an_unknown_level_names_the_levels() -> None:
    with pytest.raises(UnknownLevelError, match="the levels are easy, medium"):
        arrange("medium", "hard", "classic")


def test_the_command_tells_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    match = arrange("medium", "easy", "classic", players=3)
    counted = compete(match, 2)
    command = ["arena", "medium", "easy", "--preset", "classic", "--players", "3", "--deals", "2"]
    app(command, result_action="return_value")
    assert capsys.readouterr().out == verdict(match, counted) + "\n"
    app([*command, "--json"], result_action="return_value")
    assert capsys.readouterr().out.encode() == as_json(match, counted) + b"\n"


def test_the_command_refuses_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match="kozyr: no bot plays at level 'hard'"):
        app(["arena", "medium", "hard"], result_action="return_value")
