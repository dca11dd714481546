"""What thinking takes: a mean, a percentile to 4 %, and sums of parts."""

from collections.abc import Iterator

import pytest

from kozyr.bots.lowest import Lowest
from kozyr.lab.thinking import Thinking, Timed, together
from tests.rulebook.board import start


def test_the_mean_and_the_percentile_of_moves() -> None:
    told = Thinking.of([0.001] * 99 + [0.1])
    assert told.moves == 100
    assert told.mean == pytest.approx(0.00199)
    assert 0.001 <= told.p99 <= 0.00105
    assert 0.1 <= Thinking.of([0.001] * 98 + [0.1] * 2).p99 <= 0.105


def test_no_moves_take_no_time_and_no_move_less_than_a_microsecond_in_the_spread() -> None:
    assert (Thinking().mean, Thinking().p99) == (0, 0)
    assert Thinking.of([0.0]).p99 == pytest.approx(1e-6)


def test_parts_sum_up_to_the_whole() -> None:
    times = [0.001 * n for n in range(1, 40)]
    whole = together([Thinking.of(times[:10]), Thinking.of(times[10:]), Thinking()])
    assert (whole.moves, whole.spread) == (39, Thinking.of(times).spread)
    assert whole.seconds == pytest.approx(sum(times))


def test_what_a_bot_thinks_while_it_waits_counts_for_its_next_move() -> None:
    def ticking() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += 1

    clock = ticking()
    deal = start("classic")
    bot = Timed(Lowest(deal.rules), clock=lambda: next(clock))
    bot.see(deal.view(0))
    assert bot.choose(deal.view(0)) is None
    assert bot.times == []
    assert bot.choose(deal.view(1)) is not None
    assert bot.choose(deal.view(1)) is not None
    assert bot.times == [3, 1]
