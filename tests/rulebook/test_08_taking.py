"""Chapter 8: taking."""

from tests.rulebook.board import Board

BOARD = Board("8♦ K♦|9♥ 7♠ 10♦|8♣ 9♦ Q♦", table="8♥", talon=4)


def test_8_1_the_defender_may_take_whenever_something_is_uncovered() -> None:
    assert BOARD.why_not("1 take") is None
    assert BOARD.why_not("1 beat 9♥ 8♥", "1 take") == "nothing_uncovered"
    assert BOARD.why_not("0 take") == "not_defender"


def test_8_1_a_take_is_final() -> None:
    assert BOARD.why_not("1 take", "1 take") == "take_declared"


def test_8_2_after_it_he_neither_beats_nor_transfers() -> None:
    assert BOARD.why_not("1 take", "1 beat 9♥ 8♥") == "take_declared"
    assert BOARD.after("1 take")["may_act"] == {"0": ["throw_in", "pass"], "2": ["pass"]}


def test_8_2_he_takes_every_card_of_the_bout_his_own_and_later_ones_included() -> None:
    acts = ("1 beat 9♥ 8♥", "0 throw_in 8♦", "1 take", "0 pass", "2 throw_in 9♦")
    after = BOARD.after(*acts)
    assert after["bout_closed"] == "taken"
    assert sorted(after["hands"][1]) == sorted(["7♠", "10♦", "8♥", "9♥", "8♦", "9♦"])


def test_8_3_a_taker_loses_his_turn_to_attack() -> None:
    after = BOARD.after("1 take", "0 pass", "2 pass")
    assert (after["opener"], after["defender"]) == (2, 0)
