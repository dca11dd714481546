"""Chapter 10: refilling."""

from typing import Any

from tests.rulebook.board import Board

HANDS = "8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦ Q♦|J♣ 7♦ A♦"
BEATEN = ("1 beat 9♥ 8♥", "0 pass", "2 pass", "3 pass")
TAKEN = ("1 take", "0 pass", "2 pass", "3 pass")


def board(hands: str = HANDS, talon: int = 16, **more: Any) -> Board:  # noqa: ANN401 - fields
    return Board(hands, table="8♥", talon=talon, **more)


def test_10_1_everybody_with_fewer_than_six_draws_up_to_six_beaten_or_taken() -> None:
    assert board().after(*BEATEN)["hand_sizes"] == [6, 6, 6, 6]
    assert board().after(*TAKEN)["hand_sizes"] == [6, 6, 6, 6]
    full = "8♦ K♦|9♥ 7♠ 10♥ J♥ Q♥ K♥ A♥|8♣ 9♦ Q♦|J♣ 7♦ A♦"
    assert board(full).after(*TAKEN)["hand_sizes"] == [6, 8, 6, 6]


def test_10_1_one_player_at_a_time_completely_the_trump_card_last() -> None:
    drawn = board(talon=8).after(*BEATEN)["drawn"]
    assert [len(cards) for cards in drawn.values()] == [4, 3, 1]
    assert drawn["3"] == ["6♠"]


def test_10_1_with_an_empty_talon_nothing_happens() -> None:
    after = board(talon=0).after(*BEATEN)
    assert (after["drawn"], after["hand_sizes"]) == ({}, [2, 2, 3, 3])
    assert after["refill_order"] == [0, 2, 3, 1]


def test_10_2_opener_first_then_clockwise_the_final_defender_last() -> None:
    assert board().after(*BEATEN)["refill_order"] == [0, 2, 3, 1]
    options: dict[str, object] = {"transfer": "before_cover"}
    moved = board("K♦ Q♥|8♦ J♣|9♥ 9♦ A♥|7♦ 7♥", 5, options=options)
    acts = ("1 transfer 8♦", "2 take", "0 pass", "1 pass", "3 pass")
    assert moved.after(*acts)["refill_order"] == [0, 1, 3, 2]


def test_10_2_from_dealer_clockwise_from_his_left_the_dealer_last() -> None:
    options: dict[str, object] = {"refill_order": "from_dealer"}
    for dealer, order in ((0, [1, 2, 3, 0]), (2, [3, 0, 1, 2])):
        assert board(options=options, dealer=dealer).after(*BEATEN)["refill_order"] == order


def test_10_2_from_dealer_a_dealer_who_is_out_does_not_draw() -> None:
    options: dict[str, object] = {"refill_order": "from_dealer"}
    out = Board("8♦ K♦|9♥ 7♠||J♣ 7♦", table="8♥", options=options, dealer=2, out=[2])
    after = out.after("1 beat 9♥ 8♥", "0 pass", "3 pass")
    assert after["refill_order"] == [3, 0, 1]


def test_10_3_an_opener_who_defends_in_the_end_draws_last_the_next_player_first() -> None:
    options: dict[str, object] = {"transfer": "before_cover"}
    back = board("K♦ Q♥ 7♥|8♦ J♣", 5, options=options)
    assert back.after("1 transfer 8♦", "0 take", "1 pass")["refill_order"] == [1, 0]
    three = board("K♦ Q♥ 7♥ J♥|8♦ J♣|8♣ 10♦", 5, options=options)
    acts = ("1 transfer 8♦", "2 transfer 8♣", "0 take", "2 pass", "1 pass")
    assert three.after(*acts)["refill_order"] == [1, 2, 0]


def test_10_3_two_players_the_final_attacker_draws_first() -> None:
    two = board("8♦ K♦|9♥ 7♠ 10♥", 5)
    assert two.after("1 beat 9♥ 8♥", "0 pass")["refill_order"] == [0, 1]


def test_10_4_a_talon_too_short_serves_the_earlier_players_fully() -> None:
    after = board(talon=5).after(*BEATEN)
    assert after["hand_sizes"] == [6, 2, 4, 3]
    assert after["talon_left"] == 0
