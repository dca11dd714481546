"""Matches of levels: paired, repeatable, and won by the better bot."""

import os

import msgspec
import pytest

from kozyr.bots.habits import HABITS
from kozyr.cli import app
from kozyr.lab.arena import compete
from kozyr.lab.entrants import UnknownBotError
from kozyr.lab.match import Match, NoMatchError, arrange
from kozyr.lab.outcome import Outcome, record, verdict
from kozyr.lab.rounds import rounds
from kozyr.lab.styles import styles
from kozyr.lab.tally import Round, Tally
from tests.walks.sizes import deals


def counts(match: Match, shuffles: int) -> Tally:
    return compete(match, shuffles).tally


def results(match: Match, first: int, count: int) -> list[Round]:
    return [one.round for one in rounds(match, range(first, first + count))]


def untimed(outcome: Outcome) -> dict[str, object]:
    """What is told to programs, without the thinking, which is never twice the same."""
    told = record(outcome)
    assert set(told.pop("thinking")) == {"hero", "field"}
    return msgspec.json.decode(msgspec.json.encode(told), type=dict[str, object])


@pytest.mark.parametrize("rule_set", ["service_podkidnoy", "service_perevodnoy"])
def test_medium_beats_easy(rule_set: str) -> None:
    counted = counts(arrange("medium", "easy", rule_set), deals(300, 120))
    assert counted.high < counted.fair


@pytest.mark.parametrize(("rule_set", "players"), [("classic_perevodnoy", 4), ("classic", 3)])
def test_medium_is_no_worse_than_easy_at_a_bigger_table(rule_set: str, players: int) -> None:
    counted = counts(arrange("medium", "easy", rule_set, players=players), deals(150, 40))
    assert counted.rate < counted.fair


def test_equals_are_equal_since_every_shuffle_is_dealt_to_every_seat() -> None:
    counted = counts(arrange("easy", "easy", "classic", players=3), 20)
    assert (counted.low, counted.rate, counted.high) == (1 / 3, 1 / 3, 1 / 3)
    assert counted.deals == 60


def test_13_7_in_teams_every_shuffle_is_dealt_to_both_sides() -> None:
    match = arrange("easy", "easy", "gambiter_2x2")
    counted = counts(match, 10)
    assert (match.counts, match.sides, counted.deals) == ("losing team", 2, 20)
    assert (counted.low, counted.rate, counted.high) == (1 / 2, 1 / 2, 1 / 2)


def test_13_1_a_medium_team_beats_an_easy_one() -> None:
    counted = counts(arrange("medium", "easy", "gambiter_2x2"), deals(150, 25))
    assert counted.rate < counted.fair


def test_15_11_a_match_up_the_ladder_ends_with_a_champion() -> None:
    match = arrange("medium", "easy", "gto_pogony")
    counted = counts(match, deals(20, 2))
    assert (match.counts, counted.sides, counted.draws) == ("champion", 2, 0)
    assert counted.rate >= counted.fair, "the medium bot climbs faster"
    assert verdict(compete(match, 1)).startswith("medium among 1 x easy: the champion in ")


def test_14_4_cheating_bots_have_the_habits_of_their_level_unless_given_others() -> None:
    match = arrange("medium", "medium", "mailru_cheat")
    never = styles(HABITS["medium"])["calls never"]
    same = msgspec.structs.replace(match, hero_habits=HABITS["medium"])
    assert results(match, 0, 4) == results(same, 0, 4)
    blind = msgspec.structs.replace(match, hero_habits=never)
    assert counts(blind, deals(100, 12)).rate > 1 / 2, "who calls nobody is cheated"


def test_the_outcome_does_not_depend_on_workers() -> None:
    match = arrange("medium", "easy", "service_perevodnoy")
    told: list[int] = []
    alone = compete(match, 12, progress=told.append)
    assert (sum(told), len(told)) == (12, 13)
    shared = compete(match, 12, workers=2)
    assert untimed(shared) == untimed(alone)
    assert alone.tally.deals == 24
    assert shared.hero.moves == alone.hero.moves > 0


def test_other_shuffles_are_other_deals() -> None:
    match = arrange("medium", "easy", "service_podkidnoy")
    assert results(match, 0, 20) != results(match, 20, 20)
    assert results(match, 0, 20) == results(match, 0, 10) + results(match, 10, 10)


def test_another_seed_is_another_sample() -> None:
    match = arrange("medium", "easy", "service_podkidnoy")
    other = arrange("medium", "easy", "service_podkidnoy", seed="autumn")
    assert results(match, 0, 20) != results(other, 0, 20)


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


def test_a_match_of_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownBotError, match=r"there are easy, medium, .*random.* exec:COMMAND"):
        arrange("medium", "hard", "classic")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "which program"),
        ("exec:./nowhere.py --fast", r"\./nowhere\.py cannot be run.*chmod \+x"),
        ("exec:'open", "No closing quotation"),
    ],
)
def test_a_program_that_is_not_there_is_refused_before_the_match(name: str, why: str) -> None:
    with pytest.raises(UnknownBotError, match=why):
        arrange("medium", name, "classic")


def test_the_command_tells_people_and_programs(capsys: pytest.CaptureFixture[str]) -> None:
    counted = compete(arrange("medium", "easy", "classic", players=3, seed="winter"), 2)
    command = ["arena", "medium", "easy", "--preset", "classic", "--players", "3", "--deals", "2"]
    command += ["--seed", "winter"]
    app(command, result_action="return_value")
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == verdict(counted).splitlines()[:2]
    app([*command, "--json"], result_action="return_value")
    printed = msgspec.json.decode(capsys.readouterr().out)
    assert printed.pop("thinking")["hero"]["moves"] == counted.hero.moves
    assert printed == untimed(counted)


def test_the_command_refuses_with_a_sentence() -> None:
    with pytest.raises(SystemExit, match="kozyr: no bot is called 'hard'"):
        app(["arena", "medium", "hard"], result_action="return_value")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["medium", "easy", "--seconds", "inf"], "<= 86400"),
        (["medium", "easy", "--seconds", "1e300"], "<= 86400"),
        (["medium", "easy", "--memory", "9007199254740993"], "<= 1048576"),
    ],
)
def test_the_command_refuses_what_no_match_can_have(
    more: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        app(["arena", *more])
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["medium", "exec:\udcff"], ["medium", "easy", "--seed", "\udcff"]]
)
def test_the_command_refuses_names_and_seeds_that_are_no_text(words: list[str]) -> None:
    with pytest.raises(SystemExit, match=r"^kozyr: the (bot|seed) is not in UTF-8; name another$"):
        app(["arena", *words], result_action="return_value")


def test_a_worker_that_was_killed_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.workers._batch", ended)
    command = ["arena", "medium", "easy", "--workers", "2"]
    with pytest.raises(SystemExit, match=r"^kozyr: a process that played was ended from outside"):
        app(command, result_action="return_value")


def ended(_: Match, __: range) -> None:
    """End the process that plays."""
    os._exit(9)
