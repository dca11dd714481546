"""§12.6: leaving for good ends a deal of two; with more a substitute plays the seat to its end."""

import pytest

from kozyr.game import codes
from kozyr.game.actions import Take
from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed, DealOver
from kozyr.game.playout import Dice
from kozyr.game.proof import broken
from kozyr.game.series import Series
from kozyr.game.view import Result
from kozyr.rules.options import Rules

SEED = bytes(range(32))


def begun(players: int, number: int = 1, **options: object) -> Deal:
    return Deal.start(Rules(players=players, **options), seed=SEED + bytes([number]))  # type: ignore[arg-type]


def played_out(deal: Deal, dice: Dice) -> Result:
    """Play at random to the end."""
    while (result := deal.result) is None:
        seats = [seat for seat in deal.may_act() if deal.legal(seat)]
        seat = seats[dice.below(len(seats))]
        actions = deal.legal(seat)
        deal.act(seat, actions[dice.below(len(actions))])
    return result


def until_in(deal: Deal, count: int, dice: Dice) -> Deal:
    """Play at random until so many are in, and the deal is on."""
    while len(deal.players_in()) != count:
        seats = [seat for seat in deal.may_act() if deal.legal(seat)]
        seat = seats[dice.below(len(seats))]
        actions = deal.legal(seat)
        deal.act(seat, actions[dice.below(len(actions))])
    return deal


@pytest.mark.parametrize("seat", [0, 1])
def test_12_6_with_two_in_the_deal_ends_and_the_leaver_is_the_durak(seat: int) -> None:
    deal = begun(2)
    events = deal.leave(seat)
    result = Result("left", seat, ((1 - seat,), (seat,)))
    assert events == (DealOver(result),)
    assert deal.result == result
    assert deal.view(0).result == deal.view(1).result == result
    assert deal.players_in() == ()
    assert broken(deal.state, codes.NOBODY) == 0


def test_12_6_in_the_middle_of_a_bout_the_bout_is_stopped_and_its_cards_stay_where_they_lie() -> (
    None
):
    deal = begun(2)
    opener = deal.may_act()[0]
    deal.act(opener, deal.legal(opener)[0])
    hands = [deal.view(seat).hand for seat in range(2)]
    closed, over = deal.leave(1 - opener)
    assert isinstance(closed, BoutClosed)
    assert (closed.bout.outcome, closed.bout.drew) == ("stopped", ())
    assert isinstance(over, DealOver)
    assert [deal.view(seat).hand for seat in range(2)] == hands
    assert broken(deal.state, codes.NOBODY) == 0


def test_12_6_with_more_in_the_deal_goes_on_and_the_leaver_is_last_and_alone_the_durak() -> None:
    for number in range(20):
        dice = Dice(number + 1)
        deal, twin = begun(4, number), begun(4, number)
        assert deal.leave(2) == ()
        assert deal.result is None
        result, by_play = played_out(deal, dice), played_out(twin, Dice(number + 1))
        assert (result.durak, result.places[-1]) == (2, (2,))
        order = [seat for row in by_play.places for seat in row if seat != 2]
        assert [seat for row in result.places[:-1] for seat in row] == order
        assert deal.outlook.fool_seat == twin.outlook.fool_seat
        assert deal.outlook.first_place != 2


def test_12_6_of_two_leavers_the_first_is_last() -> None:
    deal = begun(5)
    deal.leave(3)
    deal.leave(1)
    result = played_out(deal, Dice(9))
    assert result.places[-2:] == ((1,), (3,))
    assert result.durak == 3


def test_12_6_leaving_after_one_is_out_costs_nothing() -> None:
    deal = until_in(begun(3), 2, Dice(5))
    (out,) = set(range(3)) - set(deal.players_in())
    before = deal.digest()
    assert deal.leave(out) == ()
    assert (deal.leavers, deal.digest()) == ((), before)
    assert played_out(deal, Dice(5)).durak != out


def test_12_6_who_leaves_when_two_of_three_are_left_is_behind_both() -> None:
    deal = until_in(begun(3), 2, Dice(5))
    (out,) = set(range(3)) - set(deal.players_in())
    leaver, stayer = deal.players_in()
    deal.leave(leaver)
    assert deal.result == Result("left", leaver, ((out,), (stayer,), (leaver,)))
    assert broken(deal.state, codes.NOBODY) == 0


def test_12_6_in_teams_a_substitute_plays_for_the_team_and_the_result_stands() -> None:
    for number in range(10):
        deal, twin = begun(4, number, teams="2x2"), begun(4, number, teams="2x2")
        deal.leave(1)
        assert played_out(deal, Dice(3)) == played_out(twin, Dice(3))
        assert deal.outlook == twin.outlook


def test_12_6_the_state_after_leaving_is_another_and_a_copy_remembers_it() -> None:
    deal = begun(3)
    twin = deal.copy()
    twin.leave(0)
    assert deal.leavers == ()
    assert twin.copy().leavers == (0,)
    assert twin.digest() != deal.digest()
    assert twin.copy().digest() == twin.digest()


def test_12_6_a_series_counts_the_deal_for_the_leaver() -> None:
    deal = begun(2, series="fixed", series_n=3)
    deal.leave(1)
    assert deal.result is not None
    after = Series.of(deal.rules).after(deal.result, deal.outlook)
    assert (after.losses, after.firsts, after.played, after.over) == ((0, 1), (1, 0), 1, False)


@pytest.mark.parametrize("phase", ["lead", "bout", "hanging"])
def test_15_12_the_deal_is_lost_without_a_hang_and_no_rung_moves(phase: str) -> None:
    rules = {"pogony": "lead_allowed", "deck": 36}
    for number in range(40):
        deal = begun(2, number, **rules)
        dice = Dice(number + 1)
        while deal.phase not in (phase, "over"):
            seat = next(seat for seat in deal.may_act() if deal.legal(seat))
            acts = deal.legal(seat)
            takes = [act for act in acts if isinstance(act, Take)]
            deal.act(seat, takes[0] if takes else acts[dice.below(len(acts))])
        if deal.phase == "over":
            continue
        deal.leave(0)
        assert deal.result == Result("left", 0, ((1,), (0,)))
        assert deal.outlook.rungs == (4, 4)
        assert broken(deal.state, codes.NOBODY) == 0
        return
    pytest.fail("no deal came so far")
