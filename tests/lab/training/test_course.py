"""Learning brings the loss down, can be stopped and gone on with, and is the same every time."""

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from kozyr.bots.evaluation import codes, weights
from kozyr.bots.evaluation.features import supports
from kozyr.cli import app
from kozyr.cli import train as command
from kozyr.game.playout import Dice
from kozyr.lab.training.course import Course
from kozyr.lab.training.mixture import table
from kozyr.lab.training.moments import moments
from kozyr.lab.training.plan import ROUNDS, Manner, Plan, Round, plan
from kozyr.lab.training.school import CHECKPOINT, OtherCourseError, course_in
from tests.walks.sizes import COMPILED, LONG, deals

RULES = Manner(repeats=1, nodes=0, own_nodes=0)
TRUSTING = Manner(repeats=2, nodes=50, own_nodes=50, trusts=True, samples=1, trust=0.5)
SMALL = Plan(1, (Round(2, RULES, 0.002), Round(2, TRUSTING, 0.001)), tables=2, each=deals(128, 16))


class StoppedError(Exception):
    """Somebody stopped the course."""


def stop_after(chunks: int, course: Course) -> None:
    def stop(now: Course) -> None:
        if now.done == chunks:
            raise StoppedError

    with pytest.raises(StoppedError):
        course.run(stop)


def test_the_same_number_brings_the_same_moments() -> None:
    teacher = Course(SMALL).teacher
    one, again, other = (moments(SMALL, number, RULES, teacher) for number in (1, 1, 2))
    assert np.array_equal(one.inputs, again.inputs)
    assert np.array_equal(one.worth, again.worth)
    assert not np.array_equal(one.inputs, other.inputs)
    assert set(np.unique(one.worth)) <= {0, 0.5, 1}


def test_moments_tell_the_rules_of_their_tables() -> None:
    bits, _ = moments(SMALL, 1, RULES, Course(SMALL).teacher).rows(slice(None))
    first, second = bits[: SMALL.each], bits[SMALL.each :]
    for of_one_table in (first, second):
        rules = of_one_table[:, codes.TRANSFERS : codes.OWN_RANKS]
        assert (rules == rules[0]).all()


def test_every_table_learned_at_is_one_that_the_net_supports() -> None:
    dice = Dice(4)
    assert all(supports(table(dice)) for _ in range(300))


@pytest.mark.parametrize("chunks", [1, 2, 3])
def test_a_stopped_course_goes_on_to_the_same_weights(chunks: int, tmp_path: Path) -> None:
    whole, stopped = Course(SMALL), Course(SMALL)
    whole.run()
    stop_after(chunks, stopped)
    stopped.save(tmp_path / "course.npz")
    resumed = Course.load(tmp_path / "course.npz")
    resumed.run()
    assert (resumed.done, resumed.moments) == (4, whole.moments)
    assert np.array_equal(resumed.learner.flat, whole.learner.flat)


def test_learning_brings_the_loss_on_other_deals_down() -> None:
    """A toy of the training: seconds here, longer where tests may take long."""
    chunks = 60 if LONG and COMPILED else 6
    exact = Manner(repeats=1, nodes=200, own_nodes=200)
    toy = Plan(1, (Round(chunks, exact, 0.003),), tables=4, each=deals(100, 32))
    course = Course(toy)
    before = course.held_out()
    course.run()
    assert course.held_out() < before - 0.02


def test_a_plan_can_be_carried_out_in_part() -> None:
    part = plan(7, 0.1)
    assert part.seed == 7
    assert [one.chunks for one in part.rounds] == [
        max(1, round(one.chunks * 0.1)) for one in ROUNDS
    ]
    with pytest.raises(IndexError):
        part.place(part.chunks)


def test_a_folder_keeps_one_course(tmp_path: Path) -> None:
    course_in(tmp_path / "net", SMALL).save(tmp_path / "net" / CHECKPOINT)
    assert course_in(tmp_path / "net", SMALL).plan == SMALL
    with pytest.raises(OtherCourseError, match="another course"):
        course_in(tmp_path / "net", msgspec.structs.replace(SMALL, seed=2))


def test_the_command_writes_weights_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "plan", lambda seed, _: msgspec.structs.replace(SMALL, seed=seed))
    app(["train", str(tmp_path / "net"), "--seed", "5"], result_action="return_value")
    assert capsys.readouterr().out.startswith(f"{4 * 2 * SMALL.each} moments in ")
    monkeypatch.setattr(weights, "files", lambda _: tmp_path / "net")
    weights.origin.cache_clear()
    weights.weights.cache_clear()
    assert (weights.origin().seed, len(weights.weights())) == (5, codes.WEIGHTS)
    weights.origin.cache_clear()
    weights.weights.cache_clear()


def test_without_the_extra_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "plan", lambda *_: SMALL)
    monkeypatch.setitem(sys.modules, "kozyr.lab.training.school", None)
    with pytest.raises(SystemExit, match=r"kozyr\[lab\]"):
        app(["train", str(tmp_path)], result_action="return_value")
