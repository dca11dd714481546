"""Chapter 15: sets among partners and questions with several answers."""

from typing import Any

import pytest

from kozyr.game.actions import Decline, Hang, Pass
from kozyr.game.deal import Deal
from tests.rulebook.board import Board

TEAMS = {"pogony": "lead_allowed", "teams": "2x2"}


def beaten(hands: str, opener: int = 0, **more: Any) -> Board:  # noqa: ANN401 - fields
    options = {**TEAMS, **more.pop("options", {})}
    return Board(hands, table="10♣/J♣", opener=opener, options=options, **more)


def test_15_10_a_set_goes_to_the_partner_in_seat_0() -> None:
    after = beaten("7♥ A♦|9♣ Q♦|6♥|Q♣ K♦", opener=1).after("1 pass", "3 pass")
    assert (after["out"], after["hands"][0], after["hands"][2]) == ([2], ["A♦", "6♥", "7♥"], [])
    assert (after["hand_sizes"], after["opener"]) == ([3, 2, 0, 2], 3)


def test_15_10_who_holds_no_set_passes_nothing_on() -> None:
    after = beaten("9♣ Q♦|7♦|Q♣ K♦|7♥ A♦").after("0 pass", "2 pass")
    assert (after["out"], after["hand_sizes"]) == ([], [2, 1, 2, 2])
    assert (after["opener"], after["hang_asked"]) == (1, None)


def test_15_10_a_defender_who_is_out_passes_nothing_on() -> None:
    after = beaten("9♣ Q♦||Q♣ K♦|7♥ A♦").now()
    assert after["hand_sizes"] == [2, 0, 2, 2]


def test_15_7_a_receiver_who_is_out_is_passed_over() -> None:
    alone = {"pogony": "lead_allowed", "teams": "none"}
    hung = beaten("|6♥||Q♦ A♦", out=[2], options=alone).after("3 pass", "1 hang")
    assert (hung["out"], hung["result"]["hung"]["on"]) == ([2, 0], 3)


def question() -> Deal:
    """Everybody but the taker is asked at once; seats 0, 2 and 3 hold sets."""
    options = {"pogony": "lead_allowed"}
    deal = Board("6♥|9♣ Q♦ K♦|6♦|6♣", table="10♣", taking=True, options=options).deal()
    deal.state.asks_all = True
    for seat in (0, 2, 3):
        deal.act(seat, Pass())
    assert deal.view(0).phase == "hanging"
    return deal


@pytest.mark.parametrize("order", [(0, 2, 3), (3, 2, 0), (2, 0, 3)])
def test_15_6_of_several_hangs_the_first_from_the_opener_counts(order: tuple[int, ...]) -> None:
    deal = question()
    for seat in order:
        deal.act(seat, Decline() if seat == 0 else Hang())
    assert deal.result is not None
    assert deal.result.hung is not None
    assert (deal.result.hung.by, deal.result.hung.on) == (2, 1)


def test_15_6_all_three_hang_and_the_opener_counts() -> None:
    deal = question()
    for seat in (3, 0, 2):
        deal.act(seat, Hang())
    assert deal.result is not None
    assert deal.result.hung is not None
    assert deal.result.hung.by == 0


def test_17_12_a_copy_of_the_deal_asks_the_same_question() -> None:
    options = {"pogony": "lead_allowed", "pogony_queen": "hearts"}
    rungs = ["Q", "9", "7"]
    board = Board("Q♥|9♣ Q♦ K♦|7♦", table="10♣", taking=True, options=options, rungs=rungs)
    deal = board.deal()
    for seat in (0, 2):
        deal.act(seat, Pass())
    twin = deal.copy()
    for one in (deal, twin):
        one.act(0, Hang())
    assert twin.result == deal.result
    assert [twin.view(seat) for seat in range(3)] == [deal.view(seat) for seat in range(3)]
    assert deal.result is not None
    assert deal.result.match_over


def test_15_8_a_copy_of_a_deal_that_is_over_tells_the_same_result() -> None:
    deal = question()
    for seat in (0, 2, 3):
        deal.act(seat, Hang())
    assert deal.copy().result == deal.result
    assert deal.copy().outlook == deal.outlook
    assert deal.outlook.fool_seat == 1
