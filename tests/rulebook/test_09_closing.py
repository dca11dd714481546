"""Chapter 9: closing a bout, the discard, the next attacker."""

from typing import Any

from tests.rulebook.board import Board

HANDS = "8♦ K♦|9♥ 7♠ 10♥|8♣ 9♦ Q♦"
BEATEN = ("1 beat 9♥ 8♥", "0 pass", "2 pass")


def board(hands: str = HANDS, table: str = "8♥", talon: int = 4, **more: Any) -> Board:  # noqa: ANN401 - fields
    return Board(hands, table=table, talon=talon, **more)


def test_9_1_where_nothing_is_thrown_in_nobody_is_entitled() -> None:
    assert board(options={"throw_in": "none"}).now()["entitled"] == []
    assert board().now()["entitled"] == [0, 2]


def test_9_2_beaten_when_all_entitled_have_passed() -> None:
    results = board().results(*BEATEN)
    assert [result["after"]["bout_closed"] for result in results] == [None, None, "beaten"]


def test_9_2_beaten_at_once_when_there_is_no_room() -> None:
    assert board("8♦ K♦|9♥|8♣ 9♦").after("1 beat 9♥ 8♥")["bout_closed"] == "beaten"


def test_9_2_beaten_at_once_when_nobody_is_entitled() -> None:
    assert board("|9♥ 7♠", talon=0).after("1 beat 9♥ 8♥")["bout_closed"] == "beaten"


def test_9_3_taken_as_soon_as_nobody_adds() -> None:
    results = board().results("1 take", "0 pass", "2 pass")
    assert [result["after"]["bout_closed"] for result in results] == [None, None, "taken"]
    assert board("8♦ K♦|9♥|8♣ 9♦").after("1 take")["bout_closed"] == "taken"


def test_9_3_at_once_where_nothing_follows_a_take() -> None:
    after = board(options={"throw_in_after_take": "forbidden"}).after("1 take")
    assert after["bout_closed"] == "taken"


def test_9_4_who_has_nothing_to_add_still_has_to_pass() -> None:
    useless = board("K♦ A♦|9♥ 7♠|Q♦ Q♣")
    assert useless.after("1 beat 9♥ 8♥", "0 pass")["bout_closed"] is None
    assert useless.after("1 beat 9♥ 8♥", "0 pass", "2 pass")["bout_closed"] == "beaten"


def test_9_4_while_something_is_uncovered_the_bout_stays_open_whoever_has_passed() -> None:
    after = board().after("0 pass", "2 pass")
    assert (after["bout_closed"], after["may_act"]) == (
        None,
        {"0": ["throw_in"], "1": ["beat", "take"], "2": ["throw_in"]},
    )


def test_9_5_discard_then_refill_then_out_then_the_next_opener() -> None:
    after = board("8♦ K♦|9♥ 7♠|8♣", talon=2).after(*BEATEN)
    assert after["discard_count"] == board("8♦ K♦|9♥ 7♠|8♣", talon=2).now()["discard_count"] + 2
    assert (after["drawn"], after["out"], after["opener"]) == ({"0": ["A♥", "6♠"]}, [], 1)


def test_9_5_a_taken_table_goes_to_the_hand_before_the_refill() -> None:
    after = board(talon=4).after("1 take", "0 pass", "2 pass")
    assert "8♥" in after["hands"][1]
    assert list(after["drawn"]) == ["0"]


def test_9_5_the_end_of_the_deal_comes_before_stalling() -> None:
    last = board("|9♥ 7♠ 10♥", talon=0, stalling=39)
    assert last.after("1 take")["result"]["end"] == "durak"


def test_9_6_beaten_the_final_defender_attacks_next() -> None:
    after = board().after(*BEATEN)
    assert (after["opener"], after["defender"]) == (1, 2)


def transferred(value: str, hands: str = "K♦ Q♥|8♦ J♣|9♥ 9♦ A♥", **more: Any) -> Board:  # noqa: ANN401 - fields
    rules: dict[str, object] = {"transfer": "before_cover", "next_after_transferred_beat": value}
    return board(hands, options=rules, **more)


BEATEN_TRANSFER = ("1 transfer 8♦", "2 beat 9♥ 8♥", "2 beat 9♦ 8♦", "0 pass", "1 pass")


def test_9_6_defender_a_transfer_makes_no_difference() -> None:
    assert transferred("defender").after(*BEATEN_TRANSFER)["opener"] == 2


def test_9_6_left_of_defender_a_transfer_gives_the_attack_to_the_next_player() -> None:
    after = transferred("left_of_defender").after(*BEATEN_TRANSFER)
    assert (after["opener"], after["defender"]) == (0, 1)
    untransferred = transferred("left_of_defender", "K♦ Q♥|9♣ J♣ 9♠|9♥ 9♦ A♥")
    assert untransferred.after("1 beat 9♠ 8♥", "0 pass", "2 pass")["opener"] == 1


def test_9_6_left_of_defender_only_with_three_still_in_after_the_bout() -> None:
    """Seat 1 goes out with his transfer: two are left, the defender attacks."""
    hands = "K♦ Q♥|8♦|9♥ 9♦ A♥"
    after = transferred("left_of_defender", hands, talon=0).after(*BEATEN_TRANSFER[:-1])
    assert (after["out"], after["opener"]) == ([1], 2)


def test_9_6_left_of_defender_a_show_is_a_transfer() -> None:
    board_ = transferred("left_of_defender", "K♦ Q♥|8♠ J♣|9♥ 9♦ A♥")
    board_.document["rules"]["options"]["transfer_trump"] = "show_once"
    after = board_.after("1 show 8♠", "2 beat 9♥ 8♥", "0 pass", "1 pass")
    assert after["opener"] == 0


def test_9_7_taken_the_next_opponent_after_the_taker_attacks() -> None:
    assert board().after("1 take", "0 pass", "2 pass")["opener"] == 2
    two = board("8♦ K♦|9♥ 7♠").after("1 take", "0 pass")
    assert (two["opener"], two["defender"]) == (0, 1)


def test_9_8_if_the_defender_is_out_the_next_player_in_attacks() -> None:
    after = board("8♦ K♦|9♥|8♣ 9♦|J♦ Q♣", talon=0).after("1 beat 9♥ 8♥")
    assert (after["out"], after["opener"], after["defender"]) == ([1], 2, 3)


def test_9_9_seats_of_players_out_are_skipped() -> None:
    after = board("8♦ K♦|9♥ 7♠||J♦ Q♣", talon=0, out=[2]).after("1 beat 9♥ 8♥", "0 pass", "3 pass")
    assert (after["opener"], after["defender"]) == (1, 3)
