"""Chapter 17: what the game itself knows of an online table."""

from typing import Any

from kozyr.game.actions import Decline, Hang, Pass, Take, ThrowIn
from kozyr.game.deal import Deal
from kozyr.game.events import Acted
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


def question(hands: str, table: str = "10♣", **more: Any) -> Deal:  # noqa: ANN401 - fields
    """A hang question at an online table: the bout has closed, answers are sealed."""
    taking = "/" not in table
    board = Board(hands, table=table, taking=taking, options={"pogony": "lead_allowed"}, **more)
    deal = board.deal()
    deal.state.asks_all = True
    while deal.view(0).phase == "bout":
        seat = deal.next_actor()
        assert seat is not None
        deal.act(seat, Pass())
    return deal


ASKED = "Q♣|9♣ Q♦ K♦|6♥|7♦"


def test_17_12_after_a_taken_bout_every_attacker_is_asked_set_or_no_set() -> None:
    deal = question(ASKED)
    assert deal.may_act() == (0, 2, 3)
    assert [deal.view(seat).role for seat in range(4)] == ["asked", "watcher", "asked", "asked"]
    assert deal.legal(2) == (Hang(), Decline())
    assert deal.legal(0) == deal.legal(3) == (Decline(),)


def test_17_12_after_a_beaten_bout_the_final_defender_is_asked_set_or_no_set() -> None:
    for hand in ("6♥", "7♦"):
        deal = question(f"Q♣ 9♣|{hand}|9♥ A♦", "10♣/J♣")
        assert deal.may_act() == (1,)
        assert deal.view(0).phase == "hanging"


def test_17_12_with_cards_in_the_talon_nobody_is_asked() -> None:
    full = "Q♣ 9♣ K♣ A♣ Q♥|9♥ Q♦ K♦|6♥ 7♥ 8♥ J♥ A♥ K♥"
    assert question(full, talon=8).view(0).phase == "lead"


def test_17_12_an_answer_is_sealed_until_all_are_in() -> None:
    deal = question(ASKED)
    before = [deal.view(seat) for seat in (0, 1, 3)]
    acts = deal.acts
    assert deal.act(2, Hang()) == ()
    assert (deal.acts, deal.may_act(), deal.result) == (acts, (0, 2, 3), None)
    assert [deal.view(seat) for seat in (0, 1, 3)] == before
    assert deal.act(0, Decline()) == ()
    assert deal.view(1) == before[1]


def test_17_12_answers_are_opened_together_in_the_order_of_seats() -> None:
    deal = question(ASKED)
    deal.act(3, Decline())
    deal.act(2, Hang())
    events = deal.act(0, Decline())
    assert isinstance(events, tuple)
    told = [event.act for event in events if isinstance(event, Acted)]
    assert [(act.seat, act.kind) for act in told] == [(0, "decline"), (2, "hang"), (3, "decline")]
    assert told[1].cards == cards("6♥")
    last = deal.view(1).last_bout
    assert last is not None
    assert list(last.acts[-3:]) == told


def test_17_12_then_the_first_hang_clockwise_from_the_opener_counts() -> None:
    deal = question("6♦|9♣ Q♦ K♦|6♥|7♦")
    for seat, action in ((2, Hang()), (3, Decline()), (0, Hang())):
        deal.act(seat, action)
    assert deal.result is not None
    assert deal.result.hung is not None
    assert (deal.result.hung.by, deal.result.hung.cards) == (0, cards("6♦"))


def test_17_12_when_all_decline_the_next_bout_begins() -> None:
    deal = question(ASKED)
    for seat in (0, 2, 3):
        deal.act(seat, Decline())
    assert (deal.view(0).phase, deal.next_actor()) == ("lead", 2)


def test_17_12_an_answer_is_given_once() -> None:
    deal = question(ASKED)
    deal.act(2, Decline())
    why = deal.act(2, Hang())
    assert isinstance(why, Refusal)
    assert why.code == "hang_pending"
    assert deal.legal(2) == ()


def test_17_12_who_may_act_does_not_tell_who_holds_a_set() -> None:
    one, other = question("Q♣|9♣ Q♦ K♦|6♥|7♦"), question("6♥|9♣ Q♦ K♦|7♦|Q♣")
    assert one.view(1) == other.view(1)
    assert one.may_act() == other.may_act() == question("Q♣|9♣ Q♦ K♦|8♥|7♦").may_act()


def test_17_12_an_online_deal_asks_everybody_a_referee_only_holders_of_a_set() -> None:
    assert start("gto_pogony", players=3).state.asks_all
    assert not start("gto_podkidnoy", players=3).state.asks_all
    alone = Board(ASKED, table="10♣", taking=True, options={"pogony": "lead_allowed"}).deal()
    for seat in (0, 2, 3):
        alone.act(seat, Pass())
    assert alone.may_act() == (2,)
