"""Chapter 2: what a deal begins with, whatever was dealt before."""

from typing import Any

import pytest

from kozyr.game.actions import Pass
from tests.rulebook.board import Board, start

KINDS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 4, "teams": "2x2"},
    {"players": 3, "cheating": "on"},
    {"players": 3, "pogony": "lead_allowed"},
]


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_2_2_a_deal_begins_with_nothing_done(options: dict[str, Any]) -> None:
    deal = start(None, **options)
    for seat in range(deal.rules.players):
        view = deal.view(seat)
        assert (view.bout, view.stalling, view.discard, view.taking) == (1, 0, 0, False)
        assert (view.phase, view.table, view.history, view.last_bout) == ("lead", (), (), None)
        assert (view.transferrers, view.uncovered, view.room) == ((), 0, 0)
        assert {one.place for one in view.seats} == {None}
        assert all(one.playing and not one.passed for one in view.seats)
        assert not any(one.waived or one.no_arm for one in view.seats)
        assert view.result is None


@pytest.mark.parametrize("scope", ["first_bout", "until_first_discard"])
def test_6_9_the_first_span_begins_with_the_deal(scope: str) -> None:
    assert start(None, first_bout_scope=scope).view(0).limit == 5


def test_7_8_seat_0_has_shown_nothing_yet() -> None:
    showing = {"transfer": "before_cover", "transfer_trump": "show_once"}
    board = Board("8♠ 9♦|9♣ Q♦|8♥ K♦", opener=2, talon=4, options=showing)
    assert board.after("2 lead 8♥", "0 show 8♠")["defender"] == 1


def test_0_4_with_one_card_left_in_the_talon_everybody_is_live() -> None:
    either = {"transfer": "before_cover"}
    last = Board("9♦ K♦|8♦ 9♣||Q♦ Q♥", table="8♥", talon=1, options=either)
    assert last.why_not("1 transfer 8♦") == "transfer_hand"
    none = Board("9♦ K♦|8♦ 9♣||Q♦ Q♥", table="8♥", options=either)
    assert none.after("1 transfer 8♦")["defender"] == 3


def test_17_11_the_main_attacker_is_polled_first_wherever_he_sits() -> None:
    hands = "9♣ 8♦|8♣ 9♦|Q♦ 8♠|9♥ 7♠ 10♠"
    four = Board(hands, table="8♥", opener=2, word="open", talon=4).deal()
    order = []
    for _ in range(3):
        order.append(four.next_actor())
        four.act(order[-1] or 0, Pass())
    assert order == [2, 0, 1]
    three = Board("9♣ 8♦|8♣ 9♦|9♥ 7♠ 10♠", table="8♥", opener=1, word="open", talon=4).deal()
    assert three.next_actor() == 1
