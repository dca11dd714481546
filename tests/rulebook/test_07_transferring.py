"""Chapter 7: transferring."""

from typing import Any

import pytest

from tests.rulebook.board import Board

HANDS = "9♣ K♦ Q♥|8♦ 8♠ J♥ 10♣|10♥ J♦ 8♣|J♣ 7♦ Q♣"
TWO = "9♣ K♦ Q♥|8♦ 8♠ J♥"


FIELDS = {"bout", "out", "taking", "transferrers", "shown", "discard", "previous"}


def board(hands: str = HANDS, table: str = "8♥", talon: int = 4, **more: Any) -> Board:  # noqa: ANN401 - fields and options
    fields = {name: value for name, value in more.items() if name in FIELDS}
    options = {name: value for name, value in more.items() if name not in FIELDS}
    rules = {"transfer": "before_cover", **options}
    return Board(hands, table=table, talon=talon, options=rules, **fields)


def mid(hands: str = HANDS, table: str = "8♥/9♥ 10♦", **more: Any) -> Board:  # noqa: ANN401 - as above
    return board(hands, table, transfer="mid_bout", **more)


def test_7_1_off_there_is_no_transfer() -> None:
    assert board(transfer="off").why_not("1 transfer 8♦") == "transfer_off"
    assert board(transfer="off").why_not("1 show 8♠") == "transfer_off"


def test_7_1_before_cover_only_before_the_first_beat() -> None:
    assert board().why_not("1 transfer 8♦") is None
    two = board(table="8♥ 8♣", hands=HANDS.replace(" 8♣", ""))
    assert two.why_not("1 beat J♥ 8♥", "1 transfer 8♦") == "transfer_after_beat"


def test_7_1_mid_bout_also_later() -> None:
    assert mid().why_not("1 transfer 10♣") is None


def test_7_1_a_transfer_is_never_a_duty() -> None:
    assert board().now()["may_act"]["1"] == ["beat", "transfer", "take"]


def test_7_2_the_card_becomes_a_further_attack_card_and_the_target_answers_all() -> None:
    after = board().after("1 transfer 8♦")
    assert [pair["attack"] for pair in after["table"]] == ["8♥", "8♦"]
    assert (after["defender"], after["uncovered"], after["attack_cards"]) == (2, 2, 2)
    assert after["table"][1]["by"] == 1


def test_7_2_it_must_have_the_rank_of_the_attack_cards() -> None:
    assert board().why_not("1 transfer J♥") == "transfer_rank"


def test_7_2_the_transferrer_becomes_an_attacker_and_may_throw_in_more_of_the_rank() -> None:
    more = board("9♣ K♦ Q♥|8♦ 8♣ J♥|10♥ J♦ Q♦")
    assert more.why_not("1 transfer 8♦", "0 pass", "1 throw_in 8♣") is None
    assert more.why_not("1 transfer 8♦", "1 throw_in 8♣") == "first_word"


def test_7_3_not_after_a_declared_take() -> None:
    assert board().why_not("1 take", "1 transfer 8♦") == "take_declared"


def test_7_3_only_the_defender_transfers_while_something_is_uncovered() -> None:
    assert board().why_not("2 transfer 8♣") == "not_defender"
    assert board().why_not("1 beat J♥ 8♥", "1 transfer 8♦") == "nothing_uncovered"


def test_7_3_the_attack_with_the_card_must_fit_the_cap() -> None:
    table = "7♥/8♥ 7♣/8♣ 9♥/10♥ 9♦/10♦ 10♠/J♠ J♦"
    full = mid("9♣ K♦ Q♥|J♣ 8♠ J♥|Q♦ Q♣ A♥ A♦", table)
    assert full.why_not("1 transfer J♣") == "attack_limit"
    five = mid("9♣ K♦ Q♥|J♣ 8♠ J♥|Q♦ Q♣ A♥ A♦", "7♥/8♥ 7♣/8♣ 9♥/10♥ 9♦/10♦ J♦")
    assert five.why_not("1 transfer J♣") is None


def test_7_3_the_target_must_hold_enough_cards() -> None:
    assert board("9♣ K♦|8♦ 8♠ J♥|10♥|7♦").why_not("1 transfer 8♦") == "transfer_hand"
    assert board("9♣ K♦|8♦ 8♠ J♥|10♥ J♦|7♦").why_not("1 transfer 8♦") is None


def test_7_4_allowed_already_in_the_first_bout() -> None:
    assert first("allowed").why_not("1 transfer 8♦") is None


def first(value: str, **more: Any) -> Board:  # noqa: ANN401 - as above
    """The first bout of a deal: nothing drawn, nothing discarded."""
    hands = "9♣ K♦ Q♥ 6♥ 7♥|8♦ 8♠ J♥ 10♣ 6♦ 7♣|10♥ J♦ 8♣ 6♣ 7♦ 9♦"
    rules = {"transfer_first_bout": value, "transfer_trump": "show_once", "talon": 18}
    return board(hands, **{**rules, **more})


def test_7_4_forbidden_neither_laid_nor_shown_in_the_first_bout() -> None:
    assert first("forbidden").now()["bout"] == 1
    assert first("forbidden").why_not("1 transfer 8♦") == "transfer_first_bout"
    assert first("forbidden").why_not("1 show 8♠") == "transfer_first_bout"
    assert board(transfer_first_bout="forbidden").why_not("1 transfer 8♦") is None


def test_7_4_forbidden_holds_as_long_as_the_limit_of_the_first_bout() -> None:
    span: dict[str, Any] = {"discard": "", "bout": 2}
    assert first("forbidden", **span).why_not("1 transfer 8♦") is None
    span["first_bout_scope"] = "until_first_discard"
    assert first("forbidden", **span).why_not("1 transfer 8♦") == "transfer_first_bout"


def test_7_4_forbidden_first_deal_none_in_the_whole_first_deal_of_a_run() -> None:
    later: dict[str, Any] = {"previous": {"fool_seat": 1, "first_place": 0}}
    ban = "forbidden_first_deal"
    assert board(transfer_first_bout=ban).why_not("1 transfer 8♦") == "transfer_first_deal"
    assert board(transfer_first_bout=ban, **later).why_not("1 transfer 8♦") is None
    assert first(ban, **later).why_not("1 transfer 8♦") is None


def test_7_5_allowed_the_attack_returns_to_the_opener() -> None:
    assert board(TWO, transfer_two_players="allowed").after("1 transfer 8♦")["defender"] == 0


def test_7_5_forbidden_two_left_none_in_a_bout_with_two_players_in() -> None:
    ban: dict[str, Any] = {"transfer_two_players": "forbidden_two_left"}
    assert board(TWO, **ban).why_not("1 transfer 8♦") == "transfer_two_left"
    left = board("9♣ K♦ Q♥|8♦ J♥|", out=[2], talon=0, **ban)
    assert left.why_not("1 transfer 8♦") == "transfer_two_left"
    three_in = board("9♣ K♦ Q♥|8♦ J♥|10♥ J♦", talon=0, **ban)
    assert three_in.why_not("1 transfer 8♦") is None


def test_7_5_forbidden_two_seats_none_if_the_deal_was_dealt_to_two() -> None:
    ban: dict[str, Any] = {"transfer_two_players": "forbidden_two_seats"}
    assert board(TWO, **ban).why_not("1 transfer 8♦") == "transfer_two_seats"
    left = board("9♣ K♦ Q♥|8♦ J♥|", out=[2], talon=0, **ban)
    assert left.why_not("1 transfer 8♦") is None


def test_7_6_without_a_talon_players_without_cards_are_skipped() -> None:
    skipped = board("9♣ K♦ Q♥|8♦ J♥||J♣ 7♦", talon=0)
    assert skipped.after("1 transfer 8♦")["defender"] == 3
    nobody = board("|8♦ J♥|", talon=0)
    assert nobody.why_not("1 transfer 8♦") == "transfer_no_target"


def test_7_6_with_a_talon_nobody_is_skipped() -> None:
    drawing = board("9♣ K♦ Q♥|8♦ J♥||J♣ 7♦")
    assert drawing.why_not("1 transfer 8♦") == "transfer_hand"


def test_7_6_the_target_may_be_the_opener_or_an_earlier_transferrer() -> None:
    two = board("9♣ K♦ Q♥ 8♣|8♦ 8♠ J♥ Q♦")
    after = two.after("1 transfer 8♦", "0 transfer 8♣")
    assert (after["defender"], after["transferrers"]) == (1, [1, 0])


def test_7_7_as_any_a_trump_of_the_rank_transfers_like_any_card() -> None:
    assert board(transfer_trump="as_any").why_not("1 transfer 8♠") is None
    assert board(transfer_trump="as_any").why_not("1 show 8♠") == "show_off"


def test_7_7_must_beat_a_trump_may_not_transfer() -> None:
    strict = board(transfer_trump="must_beat")
    assert strict.why_not("1 transfer 8♠") == "transfer_trump"
    assert strict.why_not("1 transfer 8♦") is None
    assert strict.why_not("1 beat 8♠ 8♥") is None


def test_7_7_show_once_the_trump_is_laid_or_shown() -> None:
    shows = board(transfer_trump="show_once")
    assert shows.why_not("1 transfer 8♠") is None
    assert shows.why_not("1 show 8♠") is None


def test_7_8_a_shown_trump_stays_in_hand_and_adds_no_card() -> None:
    after = board(transfer_trump="show_once").after("1 show 8♠")
    assert (after["defender"], after["attack_cards"]) == (2, 1)
    assert "8♠" in after["hands"][1]
    assert (after["shown"], after["transferrers"]) == ([1], [1])


def test_7_8_the_target_needs_no_card_more_than_lies_there() -> None:
    one = board("9♣ K♦|8♦ 8♠ J♥|10♥|7♦", transfer_trump="show_once")
    assert one.why_not("1 transfer 8♠") == "transfer_hand"
    assert one.why_not("1 show 8♠") is None


def test_7_8_at_the_cap_a_show_is_legal() -> None:
    table = "7♥/8♥ 7♣/8♣ 9♥/10♥ 9♦/10♦ 10♠/J♠ J♦"
    full = mid("9♣ K♦ Q♥|J♣ 8♠ K♠|Q♦ Q♣ A♥ A♦", table, transfer_trump="show_once")
    full.document["table"][4] = {"attack": "10♠", "cover": "Q♠"}
    full.document["hands"][1] = ["J♣", "J♠", "K♠"]
    assert full.why_not("1 show J♠") is None


def test_7_8_each_player_shows_once_a_bout_and_lays_the_second_time() -> None:
    back = board("8♣ K♦ Q♥ Q♦|8♦ 8♠ J♥", transfer_trump="show_once")
    acts = ("1 show 8♠", "0 transfer 8♣")
    assert back.why_not(*acts, "1 show 8♠") == "show_again"
    assert back.why_not(*acts, "1 transfer 8♠") is None


def test_7_8_only_the_trump_of_the_rank_can_be_shown() -> None:
    shows = board(transfer_trump="show_once")
    assert shows.why_not("1 show 8♦") == "show_not_trump"
    assert board("9♣|9♠ 8♦|10♥ 7♦", transfer_trump="show_once").why_not("1 show 9♠") == (
        "transfer_rank"
    )


def test_7_8_a_shown_card_may_be_laid_thrown_in_or_used_to_beat_later() -> None:
    shows = board("8♣ K♦ Q♥|8♦ 8♠ J♥", transfer_trump="show_once")
    acts = ("1 show 8♠", "0 transfer 8♣")
    assert shows.why_not(*acts, "1 beat 8♠ 8♥") is None
    assert shows.why_not("1 show 8♠", "1 throw_in 8♠") is None


def test_7_8_everybody_sees_the_shown_card() -> None:
    deal = board(transfer_trump="show_once").deal()
    action = next(one for one in deal.legal(1) if type(one).__name__ == "Show")
    deal.act(1, action)
    assert [deal.view(seat).history[-1].kind for seat in range(4)] == ["show"] * 4
    assert len({deal.view(seat).history[-1].cards for seat in range(4)}) == 1


def test_7_9_mid_bout_after_beats_with_all_uncovered_cards_of_the_rank() -> None:
    after = mid().after("1 transfer 10♣")
    assert (after["defender"], after["uncovered"], after["attack_cards"]) == (2, 2, 3)
    mixed = mid("9♣ K♦ Q♥|10♣ 8♠ J♥|Q♦ A♣ J♣", "8♥/9♥ 10♦ 9♦")
    assert mixed.why_not("1 transfer 10♣") == "transfer_mixed"
    assert mid().why_not("1 transfer 8♦") == "transfer_rank"


def test_7_9_mid_bout_needs_an_uncovered_card_and_no_take() -> None:
    assert mid(table="8♥/9♥ 10♦/Q♦").why_not("1 transfer 10♣") == "nothing_uncovered"
    assert mid().why_not("1 take", "1 transfer 10♣") == "take_declared"


def test_7_9_beaten_pairs_stay_give_ranks_and_go_with_the_rest() -> None:
    passed_on = mid("9♣ K♦ Q♥|10♣ 8♠ J♥|Q♦ A♣ J♣ J♦")
    thrown = passed_on.after("1 transfer 10♣", "0 throw_in 9♣")
    assert thrown["uncovered"] == 3
    acts = ("1 transfer 10♣", "2 take", "0 pass", "1 pass")
    assert passed_on.after(*acts)["hand_sizes"][2] == 8


def test_7_10_transfers_repeat_without_a_counter() -> None:
    many = board("8♠ K♦ Q♥ J♦|8♦ 10♠ J♥ 7♥ 7♦|8♣ J♣ Q♦ K♣")
    after = many.after("1 transfer 8♦", "2 transfer 8♣", "0 transfer 8♠")
    assert (after["attack_cards"], after["defender"], after["transferrers"]) == (4, 1, [1, 2, 0])


def test_7_11_after_a_take_not_even_cards_added_later_are_transferred() -> None:
    added = board("9♣ 8♣ Q♥|8♦ 8♠ J♥|10♥ J♦ 7♣")
    assert added.why_not("1 take", "0 throw_in 8♣", "1 transfer 8♦") == "take_declared"


def test_7_12_two_players_the_opener_answers_his_own_card_too() -> None:
    after = board(TWO).after("1 transfer 8♦")
    assert (after["defender"], after["uncovered"]) == (0, 2)
    assert board("|8♦ 8♠ J♥", talon=0).why_not("1 transfer 8♦") == "transfer_no_target"


@pytest.mark.parametrize(("act", "defender"), [("1 beat 8♠ 8♥", 1), ("1 transfer 8♠", 2)])
def test_7_13_the_player_names_the_action_of_a_card_that_can_do_both(
    act: str, defender: int
) -> None:
    assert board().after(act)["defender"] == defender
