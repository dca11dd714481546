"""Chapter 4: leading."""

import pytest

from tests.rulebook.board import Board

HANDS = "7♣ 7♦ 7♥ 8♦ J♦|9♥ 10♦ Q♥ K♥ A♥|9♦ Q♦ K♦"


def board(lead_cards: str = "any_same_rank", hands: str = HANDS) -> Board:
    return Board(hands, talon=6, options={"lead_cards": lead_cards})


def test_4_1_the_opener_must_lead() -> None:
    assert board().now()["may_act"] == {"0": ["lead"]}
    for act in ("0 pass", "0 take", "2 pass", "2 throw_in 9♦"):
        assert board().why_not(act) == "lead_first"
    assert board().why_not("1 lead 9♥") == "not_opener"


def test_4_1_any_card_of_the_hand_may_be_led() -> None:
    for card in HANDS.split("|", maxsplit=1)[0].split():
        assert board().after(f"0 lead {card}")["attack_cards"] == 1
    assert board().why_not("0 lead 9♥") == "not_your_card"
    assert board().why_not("0 lead 7♣", "0 lead 7♦") == "already_led"


def test_4_2_one_is_exactly_one_card() -> None:
    assert board("one").why_not("0 lead 7♣") is None
    assert board("one").why_not("0 lead 7♣ 7♦") == "lead_count"


def test_4_2_one_or_two_of_one_rank() -> None:
    assert board("one_or_two").why_not("0 lead 8♦") is None
    assert board("one_or_two").after("0 lead 7♣ 7♦")["attack_cards"] == 2
    assert board("one_or_two").why_not("0 lead 7♣ 7♦ 7♥") == "lead_count"


def test_4_2_any_same_rank_one_or_more_of_one_rank() -> None:
    assert board().after("0 lead 7♣ 7♦ 7♥")["attack_cards"] == 3
    four = board(hands="7♣ 7♦ 7♥ 7♠|9♥ 10♦ Q♥ K♥ A♥")
    assert four.after("0 lead 7♣ 7♦ 7♥ 7♠")["attack_cards"] == 4
    assert board().why_not("0 lead 7♣ 8♦") == "lead_ranks"
    assert board().why_not("0 lead 7♣ 7♣") == "repeated_card"


@pytest.mark.parametrize("throw_in", ["any_rank", "none"])
def test_4_3_a_lead_is_no_larger_than_the_hand_of_the_first_defender(throw_in: str) -> None:
    few = Board("7♣ 7♦ 7♥ 8♦|9♥ 10♦|9♦ Q♦", options={"throw_in": throw_in})
    assert few.why_not("0 lead 7♣ 7♦") is None
    assert few.why_not("0 lead 7♣ 7♦ 7♥") == "hand_limit"


def test_4_4_with_a_talon_an_opener_who_led_his_last_card_refills_in_his_place() -> None:
    last = Board("7♣|9♣ 10♦|9♦ Q♦", talon=12)
    after = last.after("0 lead 7♣", "1 beat 9♣ 7♣", "2 pass")
    assert after["refill_order"] == [0, 2, 1]
    assert after["hand_sizes"] == [6, 3, 6]
    assert after["out"] == []


def test_4_4_without_a_talon_he_stays_in_until_the_bout_ends() -> None:
    last = Board("7♣|9♣ 10♦|9♦ Q♦")
    led, taken, passed = last.results("0 lead 7♣", "1 take", "2 pass")
    assert led["after"]["out"] == taken["after"]["out"] == []
    assert passed["after"]["out"] == [0]


def test_4_4_his_first_word_counts_as_given_and_he_has_no_further_action() -> None:
    last = Board("7♣|9♥ 10♦|9♦ 7♦")
    assert last.after("0 lead 7♣")["word"] == "open"
    assert last.after("0 lead 7♣", "2 throw_in 7♦")["attack_cards"] == 2
    assert last.why_not("0 lead 7♣", "0 pass") == "no_cards"
    assert last.after("0 lead 7♣")["entitled"] == [2]


def test_4_4_nobody_can_transfer_onto_him_without_a_talon() -> None:
    transfers: dict[str, object] = {"transfer": "before_cover"}
    two = Board("7♣|7♦ 10♦", options=transfers)
    assert two.why_not("0 lead 7♣", "1 transfer 7♦") == "transfer_no_target"
    three = Board("7♣|7♦ 10♦|7♥ Q♦ J♦|", options=transfers, out=[3])
    after = three.after("0 lead 7♣", "1 transfer 7♦", "2 take")
    assert after["defender"] == 2
    assert three.why_not("0 lead 7♣", "1 transfer 7♦", "2 transfer 7♥") == "transfer_hand"


def test_4_5_with_one_more_cards_of_the_rank_follow_as_throw_ins() -> None:
    after = board("one").after("0 lead 7♣", "0 throw_in 7♦", "0 throw_in 7♥")
    assert after["attack_cards"] == 3
    assert after["uncovered"] == 3
