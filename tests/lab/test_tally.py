"""Counting ends: rates, and intervals that treat a shuffle as one observation."""

import pytest

from kozyr.lab.tally import Round, Tally, tally


def test_rounds_are_counted_up() -> None:
    counted = tally(2, [Round(2, 1), Round(2, 0), Round(1, 1), Round(0, 0)])
    assert (counted.rounds, counted.deals, counted.decided, counted.draws) == (4, 8, 5, 3)
    assert (counted.hero, counted.rate, counted.fair) == (2, 0.4, 0.5)


def test_the_interval_is_that_of_a_ratio_over_rounds() -> None:
    counted = tally(2, [Round(2, 2), Round(2, 0)] * 50)
    error = (100 * 1 / 99 * 100) ** 0.5 / 200
    assert counted.high - counted.rate == pytest.approx(1.96 * error)
    assert counted.rate - counted.low == pytest.approx(1.96 * error)


def test_rounds_that_all_end_alike_leave_no_doubt() -> None:
    counted = tally(4, [Round(4, 1)] * 10)
    assert (counted.low, counted.rate, counted.high) == (0.25, 0.25, 0.25)


@pytest.mark.parametrize("rounds", [[], [Round(0, 0)] * 3, [Round(2, 1)]])
def test_too_little_to_count_proves_nothing(rounds: list[Round]) -> None:
    counted: Tally = tally(2, rounds)
    assert (counted.low, counted.rate, counted.high) == (0, 0.5, 1)
