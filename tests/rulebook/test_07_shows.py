"""Chapter 7: shows beside each other in one bout, and what may not be shown."""

from typing import Any

import pytest

from kozyr.game.view import Pair
from tests.rulebook.board import Board, cards

SHOWING = {"transfer": "mid_bout", "transfer_trump": "show_once"}


def board(hands: str, table: str, **more: Any) -> Board:  # noqa: ANN401 - fields
    return Board(hands, table=table, talon=4, options=SHOWING, **more)


def kinds(table: Board, seat: int) -> list[str]:
    found: list[str] = table.now()["may_act"][str(seat)]
    return found


def test_7_8_everybody_shows_once_a_bout_whoever_shows_in_between() -> None:
    hands = "8♠ 10♦ 10♠ K♦|9♠ 10♣ K♣"
    table = board(hands, "8♥@1/9♥@1 9♦@0", opener=1, transferrers=[0], shown=[0])
    acts = ("1 show 9♠", "0 beat 10♦ 9♦", "1 throw_in 10♣")
    assert table.after(*acts)["defender"] == 0
    assert table.why_not(*acts, "0 show 10♠") == "show_again"
    assert table.why_not(*acts, "0 transfer 10♠") is None


def test_7_8_nothing_is_shown_on_two_ranks() -> None:
    mixed = board("K♦ 9♣|8♠ 9♠ 7♦ 10♦|8♣ A♦ Q♦", "8♥/9♥ 9♦ 8♦", opener=0)
    assert mixed.why_not("1 show 8♠") == "transfer_mixed"
    assert kinds(mixed, 1) == ["beat", "take"]


def test_7_8_only_the_trump_of_the_rank_is_shown() -> None:
    table = board("K♦ 9♣|8♦ 9♠ 7♠|8♣ A♦ Q♦", "8♥", opener=0)
    assert kinds(table, 1) == ["beat", "transfer", "take"]
    assert kinds(board("K♦ 9♣|8♠ 9♠ 7♠|8♣ A♦ Q♦", "8♥", opener=0), 1)[-2:] == ["show", "take"]


def test_7_8_a_show_adds_no_card_to_the_targets_hand() -> None:
    one = {"transfer": "before_cover", "transfer_trump": "show_once"}
    table = Board("K♦ 9♣|8♠ 9♠ 7♦|8♣", table="8♥", opener=0, options=one)
    assert table.why_not("1 transfer 8♠") == "transfer_hand"
    assert kinds(table, 1) == ["beat", "show", "take"]
    two = Board("K♦ 9♣|8♠ 9♠ 7♦|8♣", table="8♥ 8♦", opener=0, options=one)
    assert two.why_not("1 show 8♠") == "transfer_hand"
    assert kinds(two, 1) == ["beat", "take"]


@pytest.mark.parametrize(
    ("trumps", "hands", "table", "expected"),
    [
        ("as_any", "K♦ 9♣|2♠ 9♠ 7♦|3♣ 4♣", "2♥", ["beat", "transfer", "take"]),
        ("show_once", "K♦|2♠ 9♠ 7♦|3♣", "2♥ 2♦", ["beat", "take"]),
    ],
)
def test_7_8_the_two_of_trumps_is_shown_only_where_a_trump_may_be(
    trumps: str, hands: str, table: str, expected: list[str]
) -> None:
    options = {"deck": 52, "transfer": "mid_bout", "transfer_trump": trumps}
    assert kinds(Board(hands, table=table, trump="4♠", options=options), 1) == expected


def test_17_10_the_last_bout_shows_the_pairs_that_lay() -> None:
    deal = Board("8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦", table="8♥@0", talon=4).deal()
    while deal.view(0).phase == "bout":
        seat = deal.next_actor()
        assert seat is not None
        deal.act(seat, deal.legal(seat)[-1])
    last = deal.view(2).last_bout
    assert last is not None
    assert last.pairs == (Pair(cards("8♥")[0], 0, None, None),)
