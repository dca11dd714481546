"""Chapter 16: simple durak."""

from tests.rulebook.board import Board, rules_of

HANDS = "8♦ 8♣ K♦|9♦ 7♠ 10♥|9♣ Q♦ J♣"


def test_16_1_simple_durak_is_two_options_not_a_mode() -> None:
    gambiter = rules_of("gambiter_simple")
    assert (gambiter.throw_in, gambiter.transfer) == ("none", "off")
    assert gambiter.lead_cards == "one_or_two"
    gto = rules_of("gto_simple")
    assert (gto.throw_in, gto.transfer) == ("lead_rank", "off")


def test_16_2_the_bout_closes_as_soon_as_the_lead_is_beaten_or_taken() -> None:
    simple = Board(HANDS, talon=4, preset="gambiter_simple")
    assert simple.after("0 lead 8♦", "1 beat 9♦ 8♦")["bout_closed"] == "beaten"
    assert simple.after("0 lead 8♦", "1 take")["bout_closed"] == "taken"
    assert simple.after("0 lead 8♦ 8♣", "1 beat 9♦ 8♦")["bout_closed"] is None


def test_16_2_who_beats_one_of_two_cards_and_takes_gets_all_three() -> None:
    after = Board(HANDS, talon=4, preset="gambiter_simple").after(
        "0 lead 8♦ 8♣", "1 beat 9♦ 8♦", "1 take"
    )
    assert {"8♦", "8♣", "9♦"} <= set(after["hands"][1])
    assert after["hand_sizes"][1] == 5
