"""Round robins: who meets whom, ratings that follow from it, and how they are told."""

import sys
from pathlib import Path

import msgspec
import pytest

from kozyr.cli import app
from kozyr.lab.match import Match, NoMatchError, arrange
from kozyr.lab.outcome import Outcome, outcome
from kozyr.lab.plots import PlotError, check
from kozyr.lab.ratings import ratings
from kozyr.lab.round_robin import pairings, standings
from kozyr.lab.rounds import Played
from kozyr.lab.tally import Round
from kozyr.lab.thinking import Thinking

COMMAND = ["round-robin", "easy", "random", "medium", "--deals", "3"]


def duel(hero: str, field: str) -> Match:
    return arrange(hero, field, "service_podkidnoy")


def four(hero: str, field: str) -> Match:
    return arrange(hero, field, "classic", players=4)


def told(match: Match, *rounds: Round) -> Outcome:
    nothing = Thinking()
    return outcome(match, [Played(at, one, nothing, nothing) for at, one in enumerate(rounds)])


def test_every_two_bots_meet_once_at_a_table_of_two() -> None:
    matches = pairings(["easy", "random", "medium"], duel)
    assert [(one.hero, one.field) for one in matches] == [
        ("easy", "random"),
        ("easy", "medium"),
        ("random", "medium"),
    ]


def test_at_a_bigger_table_each_is_once_the_one_among_the_others() -> None:
    matches = pairings(["easy", "random"], four)
    assert [(one.hero, one.field) for one in matches] == [("easy", "random"), ("random", "easy")]


@pytest.mark.parametrize("names", [[], ["easy"], ["easy", "medium", "easy"]])
def test_bots_are_named_twice_or_too_few(names: list[str]) -> None:
    with pytest.raises(NoMatchError, match="two bots or more, each of them once"):
        pairings(names, duel)


def test_who_wins_more_is_rated_higher_and_more_deals_make_surer() -> None:
    few = ratings(["easy", "medium"], [told(duel("medium", "easy"), *[Round(2, 0)] * 4)])
    many = ratings(["easy", "medium"], [told(duel("medium", "easy"), *[Round(2, 0)] * 40)])
    assert [one.name for one in few] == ["medium", "easy"]
    assert few[0].deals == few[1].deals == 8
    assert few[0].points > 1000 > few[1].points
    assert many[0].high - many[0].low < few[0].high - few[0].low


def test_who_always_draws_or_wins_as_often_as_he_loses_is_an_equal() -> None:
    drawn = ratings(["easy", "medium"], [told(duel("easy", "medium"), *[Round(0, 0)] * 9)])
    assert drawn[0].points == pytest.approx(drawn[1].points)
    even = ratings(["easy", "medium"], [told(duel("easy", "medium"), *[Round(2, 1)] * 50)])
    assert abs(even[0].points - even[1].points) < even[0].high - even[0].points


def test_at_a_table_of_four_equals_are_rated_alike() -> None:
    both = [told(match, *[Round(4, 1)] * 40) for match in pairings(["easy", "random"], four)]
    first, second = ratings(["easy", "random"], both)
    assert first.points - second.points < first.high - first.points


def test_standings_know_each_meeting_from_both_sides() -> None:
    rounds = [Round(2, 0)] * 3 + [Round(2, 1), Round(1, 1)]
    table = standings(["easy", "medium"], [told(duel("medium", "easy"), *rounds)])
    here, there = table.met("medium", "easy"), table.met("easy", "medium")
    assert here is not None
    assert there is not None
    assert here.won == pytest.approx(7 / 9)
    assert there.won == pytest.approx(2 / 9)
    assert here.high - here.low == pytest.approx(there.high - there.low)
    assert here.low < here.won < here.high
    assert table.met("easy", "easy") is None


def test_the_command_prints_a_table_and_goes_on_from_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app([*COMMAND, "--resume", str(tmp_path / "kept")], result_action="return_value")
    printed = capsys.readouterr().out
    assert [name for name in ("easy", "random", "medium") if name not in printed] == []
    files = sorted((tmp_path / "kept").iterdir())
    assert [len(file.read_text("utf-8").splitlines()) for file in files] == [4, 4, 4]
    before = [file.read_bytes() for file in files]
    app([*COMMAND, "--resume", str(tmp_path / "kept")], result_action="return_value")
    assert [file.read_bytes() for file in files] == before
    assert capsys.readouterr().out == printed


def test_the_command_tells_programs_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "bots.svg"
    app([*COMMAND, "--json", "--plot", str(picture)], result_action="return_value")
    printed = msgspec.json.decode(capsys.readouterr().out)
    assert {one["name"] for one in printed["ratings"]} == {"easy", "random", "medium"}
    assert [one["tally"]["deals"] for one in printed["matches"]] == [6, 6, 6]
    assert "<svg" in picture.read_text("utf-8")


@pytest.mark.parametrize("name", ["bots.doc", "bots", "bots.pgf"])
def test_a_picture_of_no_known_kind_is_refused_before_a_card_is_dealt(name: str) -> None:
    with pytest.raises(PlotError, match=r"ends in \.svg, \.png or \.pdf"):
        check(Path(name))


def test_a_picture_in_a_folder_that_is_not_there_is_refused_too(tmp_path: Path) -> None:
    with pytest.raises(PlotError, match=r"there is no folder .*nowhere; make it first"):
        check(tmp_path / "nowhere/bots.svg")


def test_a_picture_that_cannot_be_written_is_refused_before_a_card_is_dealt(tmp_path: Path) -> None:
    (tmp_path / "bots.svg").mkdir()
    with pytest.raises(SystemExit, match=r"^kozyr: .*bots\.svg: Is a directory$"):
        app([*COMMAND, "--plot", str(tmp_path / "bots.svg")], result_action="return_value")
    check(tmp_path / "other.PNG")
    assert [one.name for one in tmp_path.iterdir()] == ["bots.svg"]


def test_no_name_and_no_number_is_cut_short_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["easy", "random", "medium", "lowest", "counting", "endgame"]
    app(["round-robin", *bots, "--deals", "1"], result_action="return_value")
    printed = capsys.readouterr().out
    assert "…" not in printed
    assert all(name in printed for name in bots)


def test_without_the_extra_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(SystemExit, match=r"kozyr: .*matplotlib.*pip install 'kozyr\[lab\]'"):
        app([*COMMAND, "--plot", "bots.svg"], result_action="return_value")
