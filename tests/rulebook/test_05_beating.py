"""Chapter 5: beating."""

from tests.rulebook.board import Board

BOARD = Board("9♣ K♦|7♥ 10♥ 8♠ J♦ Q♠|8♦ Q♦", table="8♥ 8♣", talon=4)
TRUMP = Board("9♣ K♦|7♠ 10♠ A♥|8♦ Q♦", table="8♠", talon=4)


def test_5_1_a_card_is_beaten_by_a_higher_card_of_its_suit() -> None:
    assert BOARD.why_not("1 beat 10♥ 8♥") is None
    assert BOARD.why_not("1 beat 7♥ 8♥") == "card_too_low"
    assert BOARD.why_not("1 beat J♦ 8♥") == "wrong_suit"


def test_5_1_any_trump_beats_a_card_that_is_none() -> None:
    assert BOARD.why_not("1 beat 8♠ 8♥") is None
    assert BOARD.why_not("1 beat 8♠ 8♣") is None


def test_5_1_a_trump_is_beaten_only_by_a_higher_trump() -> None:
    assert TRUMP.why_not("1 beat 10♠ 8♠") is None
    assert TRUMP.why_not("1 beat 7♠ 8♠") == "trump_needed"
    assert TRUMP.why_not("1 beat A♥ 8♠") == "trump_needed"


def test_5_2_the_defender_chooses_which_card_to_beat_and_with_what() -> None:
    assert BOARD.after("1 beat Q♠ 8♣")["uncovered"] == 1
    assert BOARD.after("1 beat Q♠ 8♥")["uncovered"] == 1
    assert BOARD.after("1 beat 10♥ 8♥")["uncovered"] == 1


def test_5_3_he_may_beat_in_any_order_one_card_an_action() -> None:
    assert BOARD.after("1 beat 8♠ 8♣", "1 beat 10♥ 8♥")["uncovered"] == 0
    assert BOARD.after("1 beat 10♥ 8♥", "1 beat 8♠ 8♣")["uncovered"] == 0


def test_5_3_only_uncovered_cards_can_be_beaten_and_a_laid_card_stays() -> None:
    assert BOARD.why_not("1 beat 10♥ 8♥", "1 beat 8♠ 8♥") == "already_covered"
    assert BOARD.why_not("1 beat 10♥ 9♥") == "no_target_card"
    assert BOARD.why_not("1 beat 10♥ 8♥", "1 beat 8♠ 10♥") == "no_target_card"
    assert BOARD.why_not("1 beat 10♥ 8♥", "1 beat 10♥ 8♣") == "not_your_card"


def test_5_3_not_with_everything_beaten_nor_after_a_take() -> None:
    done = ("1 beat 10♥ 8♥", "1 beat 8♠ 8♣")
    assert BOARD.why_not(*done, "1 beat Q♠ 8♣") == "nothing_uncovered"
    assert BOARD.why_not("1 take", "1 beat 10♥ 8♥") == "take_declared"
    assert BOARD.why_not("2 beat Q♦ 8♥") == "not_defender"


def test_5_4_he_may_take_although_he_could_beat_at_once_or_later() -> None:
    assert BOARD.after("1 take")["taking"]
    assert BOARD.after("1 beat 10♥ 8♥", "1 take")["taking"]
