"""Chapter 17: what the game itself knows of an online table."""

from kozyr.game.actions import Pass, Take, ThrowIn
from kozyr.rules.refusal import Refusal
from tests.rulebook.board import Board, builtins, cards, rules_of, start

BOARD = Board("8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦ Q♦", table="8♥", talon=4)


def test_17_1_every_seat_gets_its_own_legal_actions() -> None:
    deal = BOARD.deal()
    assert [len(deal.legal(seat)) for seat in range(3)] == [2, 4, 1]
    for seat in range(3):
        legal = {type(action).__name__.lower() for action in deal.legal(seat)}
        buttons = builtins(deal.view(seat).buttons)
        allowed = {name.replace("_", "") for name, why in buttons.items() if why is None}
        assert allowed == legal


def test_17_2_who_may_act_now_is_public() -> None:
    assert Board("8♦ K♦|9♥ 7♠|8♣").view(2).may_act == (0,)
    for seat in range(3):
        assert BOARD.view(seat).may_act == (0, 1, 2)
    beaten = Board("8♦ K♦|7♠ 10♥|8♣ 9♦", table="8♥/9♥", talon=4, passed=[2])
    assert beaten.view(0).may_act == (0,)


def test_17_2_may_act_does_not_tell_whether_somebody_holds_a_card_that_fits() -> None:
    fits = Board("8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦ Q♦", table="8♥", talon=4, word="open")
    none = Board("J♦ K♦|9♥ 7♠ 10♥|J♣ 9♦ Q♦", table="8♥", talon=4, word="open")
    assert fits.view(1).may_act == none.view(1).may_act == (0, 1, 2)


def test_17_2_defender_and_attackers_act_in_parallel() -> None:
    assert BOARD.why_not("1 beat 9♥ 8♥") is None
    assert BOARD.why_not("0 throw_in 8♦") is None
    assert BOARD.why_not("2 pass") is None


def test_17_3_an_action_that_became_illegal_is_refused_and_changes_nothing() -> None:
    deal = Board("8♦ K♦|9♥ 7♠|8♣ 9♦", table="8♥", talon=4, word="open").deal()
    assert isinstance(deal.act(0, ThrowIn(*cards("8♦"))), tuple)
    before = deal.digest()
    late = deal.act(2, ThrowIn(*cards("8♣")))
    assert isinstance(late, Refusal)
    assert late.code == "hand_limit"
    assert deal.digest() == before


def test_17_5_a_pass_is_stale_after_a_card_a_transfer_or_a_take() -> None:
    deal = BOARD.deal()
    seen = deal.acts
    deal.act(2, Pass())
    assert not deal.is_stale(seen)
    deal.act(1, Take())
    assert deal.is_stale(seen)
    assert not deal.is_stale(deal.acts)


def test_17_10_hidden_only_the_number_of_discarded_cards_is_shown() -> None:
    view = BOARD.view(0)
    assert (view.discard, view.discard_cards) == (23, None)


def test_17_10_open_everybody_may_look_at_the_discard() -> None:
    board = Board("8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦ Q♦", table="8♥", talon=4, options={"discard_view": "open"})
    view = board.view(0)
    assert view.discard_cards is not None
    assert len(view.discard_cards) == view.discard == 23


def test_17_10_the_cards_of_this_and_of_the_last_bout_are_shown_no_earlier_ones() -> None:
    deal = start(players=2)
    seen = []
    while (seat := deal.next_actor()) is not None:
        deal.act(seat, deal.legal(seat)[-1])
        seen.append(deal.view(0))
    for view in seen:
        if view.last_bout:
            assert view.last_bout.bout == view.bout - (view.phase != "over")
    assert rules_of(players=2).discard_view == "hidden"


def test_17_10_nobody_elses_hand_is_in_a_view() -> None:
    view = BOARD.view(2)
    assert view.hand == cards("8♣ 9♦ Q♦")
    assert [seat.count for seat in view.seats] == [2, 3, 3]


def test_17_11_one_at_a_time_throwers_are_polled_in_word_order_then_the_defender() -> None:
    deal = BOARD.deal()
    order = []
    for _ in range(4):
        seat = deal.next_actor()
        assert seat is not None
        order.append(seat)
        deal.act(seat, deal.legal(seat)[-1])
    assert order == [0, 2, 1, 0]


def test_17_11_before_the_lead_the_opener_after_the_result_nobody() -> None:
    assert Board("8♥|J♥", opener=1).deal().next_actor() == 1
    assert Board("8♥|", out=[1]).deal().next_actor() is None


def test_17_11_without_room_nobody_is_polled() -> None:
    full = Board("8♦ K♦|9♥|8♣ 9♦", table="8♥", talon=4)
    assert full.deal().next_actor() == 1
