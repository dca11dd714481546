"""Chapter 12: series and rematch."""

import msgspec
import pytest

from kozyr.game.deal import Deal, Previous
from kozyr.game.series import Series
from kozyr.game.view import Result
from tests.rulebook.board import rules_of

LOST = Result("durak", 1, ((0,), (2,), (1,)))
DRAWN = Result("draw", None, ((2,), (0, 1)))


def played(series: Series, *results: Result) -> Series:
    for result in results:
        first = result.places[0][0] if len(result.places[0]) == 1 else None
        series = series.after(result, Previous(result.durak, first))
    return series


def test_12_1_single_is_one_deal() -> None:
    series = Series.of(rules_of(players=3, series="single"))
    assert not series.over
    assert played(series, DRAWN).over


@pytest.mark.parametrize("n", [1, 2, 50])
def test_12_1_fixed_is_n_deals_draws_counted(n: int) -> None:
    series = played(Series.of(rules_of(players=3, series="fixed", series_n=n)), *[DRAWN] * (n - 1))
    assert not series.over
    assert played(series, LOST).over


def test_12_1_to_losses_until_somebody_was_durak_n_times_draws_mark_nobody() -> None:
    series = Series.of(rules_of(players=3, series="to_losses", series_n=2))
    series = played(series, LOST, DRAWN, DRAWN)
    assert (series.over, series.losses, series.played) == (False, (0, 1, 0), 3)
    assert played(series, LOST).over


def test_12_2_fewest_losses_then_more_first_places_then_shared() -> None:
    series = Series.of(rules_of(players=4, series="fixed", series_n=5))
    results = [
        Result("durak", 3, ((0,), (1,), (2,), (3,))),
        Result("draw", None, ((0, 1, 2, 3),)),
        Result("durak", 3, ((0,), (1,), (2,), (3,))),
    ]
    assert played(series, *results).ranking() == ((0,), (1, 2), (3,))


def test_12_3_a_rematch_continues_the_run_with_an_empty_score() -> None:
    series = played(Series.of(rules_of(players=3, series="fixed", series_n=2)), LOST, LOST)
    again = series.again()
    assert (again.losses, again.firsts, again.played) == ((0, 0, 0), (0, 0, 0), 0)
    assert (again.number, again.previous) == (3, Previous(1, 0))


def test_12_3_the_first_deal_of_a_run_has_no_previous() -> None:
    series = Series.of(rules_of(players=3))
    assert (series.number, series.previous) == (1, None)


def test_12_3_service_rule_sets_begin_every_deal_by_the_lowest_trump() -> None:
    rules = rules_of("service_podkidnoy")
    later = Deal.start(rules, seed=b"1", number=2, previous=Previous(0, 1))
    assert later.decided_by is not None


def test_12_4_rules_are_a_value_that_cannot_change() -> None:
    deal = Deal.start(rules_of(players=3), seed=b"1")
    with pytest.raises(AttributeError):
        deal.rules.players = 4  # type: ignore[misc]  # that it cannot be set is the point
    assert msgspec.structs.replace(deal.rules, players=4) != deal.rules


def test_12_5_seats_are_kept_in_a_rematch() -> None:
    series = played(Series.of(rules_of(players=3, series="single")), LOST)
    assert len(series.again().losses) == 3
