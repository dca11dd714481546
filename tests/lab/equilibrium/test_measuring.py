"""What is told of a small game, and the picture of it."""

from pathlib import Path

import pytest

from kozyr.lab.equilibrium.game import Small
from kozyr.lab.equilibrium.measuring import BOTS, Told, measure
from kozyr.lab.equilibrium.picture import draw
from kozyr.lab.equilibrium.table import tabulate


@pytest.fixture(scope="module")
def told() -> Told:
    return measure(tabulate(Small(2, 3, 2), last=1), 24, BOTS, 2)


def test_the_course_doubles_its_iterations_and_ends_where_it_should(told: Told) -> None:
    assert [one.iterations for one in told.course] == [1, 2, 4, 8, 16, 24]
    assert told.course[-1].points < 0.2 < told.course[0].points


def test_the_size_is_that_of_the_game(told: Told) -> None:
    size = told.size
    assert (size.game, size.cards, size.information_sets, size.nodes) == ("2x3-2", 6, 157, 544)
    assert size.value == pytest.approx(14 / 45, abs=0.003)


def test_who_proves_the_end_is_nearer_to_perfect_and_nobody_beats_perfect_play(told: Told) -> None:
    bots = {one.bot: one for one in told.bots}
    assert tuple(bots) == BOTS
    assert bots["endgame"].points < bots["counting"].points - 5
    assert all(-one.points <= one.met < 0.1 for one in told.bots)
    assert bots["random"].asked is None
    assert 0 < (bots["search"].asked or 0) <= 157


def test_the_course_is_drawn(told: Told, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    draw(told, tmp_path / "course.svg")
    assert "<svg" in (tmp_path / "course.svg").read_text("utf-8")
