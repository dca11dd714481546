"""Chapter 17: who is asked next, one at a time, in a call window and in a hang question."""

from kozyr.game.actions import Beat, Decline, Pass, Take, Waive
from kozyr.game.deal import Deal
from tests.rulebook.board import Board, cards

HANDS = "8♣ 10♣ K♥|8♦ 8♠ J♥ 6♦|J♣ Q♣ A♥|9♣ K♣"


def window(**options: object) -> Deal:
    """A call window of four players after a take of what seat 0 has led."""
    deal = Board(HANDS, table="8♥@0", talon=4, options={"cheating": "on", **options}).deal()
    deal.act(1, Take())
    for seat in (0, 2, 3):
        deal.act(seat, Pass())
    assert deal.view(0).phase == "calling"
    return deal


def asked(deal: Deal) -> list[int | None]:
    """Who is asked, each waiving, until the window is over."""
    order: list[int | None] = []
    while deal.view(0).phase == "calling":
        order.append(deal.next_actor())
        deal.act(order[-1] or 0, Waive())
    return order


def test_17_11_in_a_call_window_callers_are_asked_clockwise_from_the_opener() -> None:
    assert asked(window()) == [0, 1, 2, 3]


def test_17_11_who_has_waived_is_not_asked_again() -> None:
    deal = window()
    deal.act(0, Waive())
    deal.act(2, Waive())
    assert asked(deal) == [1, 3]


def test_17_11_after_the_window_the_next_opener_is_asked() -> None:
    deal = window()
    asked(deal)
    assert deal.next_actor() == deal.view(0).opener == 2


def test_17_11_in_a_hang_question_those_asked_are_asked_clockwise_from_the_opener() -> None:
    board = Board("6♥|9♣ Q♦ K♦|6♦|6♣", table="10♣", options={"pogony": "lead_allowed"}, taking=True)
    deal = board.deal()
    for seat in (0, 2, 3):
        deal.act(seat, Pass())
    order: list[int | None] = []
    while deal.view(0).phase == "hanging":
        order.append(deal.next_actor())
        deal.act(order[-1] or 0, Decline())
    assert order == [0, 2, 3]


def test_17_11_a_beat_does_not_wait_for_a_window() -> None:
    deal = Board(HANDS, table="8♥@0", talon=4, options={"cheating": "on"}).deal()
    deal.act(1, Beat(cards("J♥")[0], cards("8♥")[0]))
    assert deal.next_actor() == 0
