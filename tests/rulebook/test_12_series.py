"""Chapter 12: series and rematch."""

import msgspec
import pytest

from kozyr.cards.card import RANKS
from kozyr.game.deal import Deal, Previous
from kozyr.game.series import Series
from kozyr.game.view import Hung, Result
from tests.rulebook.board import rules_of

ACE, QUEEN = RANKS.index("A"), RANKS.index("Q")

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


TEAM_WON = Result("teams", None, ((2,), (0,), (1, 3)), winners=(0, 2), fool_seat=1)
TEAMS_DREW = Result("draw", None, ((0,), (1, 2, 3)))


def test_12_2_in_teams_the_team_counts() -> None:
    series = Series.of(rules_of(players=4, teams="2x2", series="fixed", series_n=5))
    series = series.after(TEAM_WON, Previous(1, 2))
    assert (series.losses, series.firsts) == ((0, 1, 0, 1), (1, 0, 1, 0))
    assert series.ranking() == ((0, 2), (1, 3))


def test_12_1_to_losses_in_teams_until_a_team_has_lost_n_times() -> None:
    series = Series.of(rules_of(players=4, teams="2x2", series="to_losses", series_n=2))
    one = series.after(TEAM_WON, Previous(1, 2)).after(TEAMS_DREW, Previous(None, None))
    assert (one.over, one.after(TEAM_WON, Previous(3, 0)).over) == (False, True)


def test_12_2_in_teams_a_draw_is_nobodys_first_place() -> None:
    """Bug: who was out first counted a first place of his own when both teams drew."""
    series = Series.of(rules_of(players=4, teams="2x2", series="fixed", series_n=5))
    series = series.after(TEAMS_DREW, Previous(None, None))
    assert (series.losses, series.firsts, series.played) == ((0, 0, 0, 0), (0, 0, 0, 0), 1)
    assert series.ranking() == ((0, 1, 2, 3),)


def test_12_2_a_lone_first_place_of_a_draw_counts_without_teams() -> None:
    series = Series.of(rules_of(players=3, series="fixed", series_n=5))
    assert series.after(DRAWN, Previous(None, 2)).firsts == (0, 0, 1)


HUNG = Result("hang", 1, ((0,),), hung=Hung(0, 1, (4,)))
LAST_HUNG = Result("hang", 0, ((1,),), hung=Hung(1, 0, (10,)), match_over=True)


def match(teams: str = "none") -> Series:
    seats = 2 if teams == "none" else 4
    return Series.of(rules_of("gto_pogony", players=seats, teams=teams))


def test_12_1_a_match_of_epaulettes_goes_on_until_a_queen_is_hung() -> None:
    series = match().after(HUNG, Previous(1, 0)).after(LOST, Previous(1, 0))
    assert (series.over, series.champions, series.losses) == (False, (), (0, 2))
    ended = series.after(LAST_HUNG, Previous(0, 1))
    assert (ended.over, ended.champions, ended.losses) == (True, (1,), (1, 2))


def test_12_2_the_champion_of_a_match_comes_first_however_often_he_was_durak() -> None:
    series = match().after(HUNG, Previous(1, 0)).after(HUNG, Previous(1, 0))
    assert series.ranking() == ((0,), (1,))
    assert series.after(LAST_HUNG, Previous(0, 1)).ranking() == ((1,), (0,))


def test_12_2_in_teams_both_partners_are_champions() -> None:
    won = msgspec.structs.replace(LAST_HUNG, durak=None, winners=(1, 3), fool_seat=0)
    ended = match("2x2").after(won, Previous(0, 1))
    assert (ended.champions, ended.ranking()) == ((1, 3), ((1, 3), (0, 2)))


def test_15_8_all_that_was_hung_is_kept_for_the_match_and_no_longer() -> None:
    series = match().after(HUNG, Previous(1, 0)).after(LOST, Previous(1, 0))
    assert series.hung == (HUNG.hung,)
    ended = series.after(LAST_HUNG, Previous(0, 1))
    assert ended.hung == (HUNG.hung, LAST_HUNG.hung)
    assert ended.again().hung == ()


def test_12_3_a_rematch_of_epaulettes_is_a_new_match_at_the_foot_of_the_ladder() -> None:
    ended = match().after(LAST_HUNG, Previous(0, 1, (ACE, QUEEN), 2))
    again = ended.again()
    assert (again.over, again.champions, again.losses) == (False, (), (0, 0))
    assert again.previous == Previous(0, 1)


def test_12_3_a_rematch_continues_the_run_with_an_empty_score() -> None:
    series = played(Series.of(rules_of(players=3, series="fixed", series_n=2)), LOST, LOST)
    again = series.again()
    assert (again.losses, again.firsts, again.played) == ((0, 0, 0), (0, 0, 0), 0)
    assert (again.number, again.previous) == (3, Previous(1, 0))


def test_12_3_a_series_that_has_not_begun_begins_again_the_same() -> None:
    series = Series.of(rules_of(players=3))
    assert series.again() == series


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
