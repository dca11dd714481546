"""Chapter 6: throwing in, the word, passing and the cap."""

from typing import Any

import pytest

from tests.rulebook.board import Board

HANDS = "9♣ 8♦ K♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦|J♣ 7♦ 8♠"
FIVE = "9♣ 8♦ K♦|9♥ 7♠ 10♠ A♥|8♣ 9♦ Q♦|J♣ 7♦ 8♠|J♦ 7♣ 10♥"


FIELDS = {"bout", "word", "passed", "discard", "taking", "transferrers"}


def board(hands: str = HANDS, table: str = "8♥", talon: int = 6, **more: Any) -> Board:  # noqa: ANN401 - fields and options
    fields = {name: value for name, value in more.items() if name in FIELDS}
    options = {name: value for name, value in more.items() if name not in FIELDS}
    return Board(hands, table=table, talon=talon, options=options, **fields)


def order(value: str, hands: str = HANDS, **more: Any) -> Board:  # noqa: ANN401 - as above
    return board(hands, throw_in_order=value, **more)


def test_6_1_any_rank_of_the_table_matches_attack_or_beating_covered_or_not() -> None:
    open_word = board(word="open")
    assert open_word.why_not("2 throw_in 8♣") is None
    assert open_word.why_not("2 throw_in 9♦") == "rank_not_on_table"
    beaten = board(table="8♥/9♥", hands=HANDS.replace("9♥ ", ""), word="open")
    assert beaten.why_not("2 throw_in 9♦") is None
    assert beaten.why_not("2 throw_in 8♣") is None
    assert beaten.why_not("2 throw_in Q♦") == "rank_not_on_table"


def test_6_1_lead_rank_only_the_rank_of_the_lead_matches() -> None:
    beaten = board(HANDS.replace("9♥ ", ""), "8♥/9♥", word="open", throw_in="lead_rank")
    assert beaten.why_not("2 throw_in 8♣") is None
    assert beaten.why_not("2 throw_in 9♦") == "lead_rank_only"


def test_6_1_none_nothing_is_added_to_the_lead() -> None:
    simple = board(throw_in="none")
    assert simple.why_not("0 throw_in 8♦") == "throw_in_off"
    assert simple.why_not("0 pass") == "throw_in_off"
    assert simple.now()["entitled"] == []


def test_6_1_nobody_is_obliged_to_throw_in() -> None:
    assert board().why_not("0 pass") is None


def test_6_2_all_every_attacker_is_admitted() -> None:
    assert board(throw_in_who="all").now()["entitled"] == [0, 2, 3]


def test_6_2_neighbours_only_the_nearest_live_attackers_of_the_defender() -> None:
    near = board(FIVE, throw_in_who="neighbours", word="open")
    assert near.now()["entitled"] == [0, 2]
    assert near.why_not("3 throw_in 8♠") == "not_neighbour"
    assert near.why_not("4 pass") == "not_neighbour"


def test_6_2_neighbours_an_opener_far_from_the_defender_may_not_throw_in() -> None:
    transferred = board(
        FIVE, "8♥ 10♦", throw_in_who="neighbours", transfer="before_cover", transferrers=[1]
    )
    transferred.document["table"][1]["attack"] = "10♦"
    after = transferred.now()
    assert (after["defender"], after["entitled"]) == (2, [1, 3])
    assert transferred.why_not("0 throw_in 8♦") == "not_neighbour"


def test_6_2_neighbours_without_a_talon_a_player_without_cards_is_passed_over() -> None:
    empty = board("9♣ K♦|9♥ 7♠||J♣ 7♦|J♦ 7♣", throw_in_who="neighbours", talon=0)
    assert empty.now()["entitled"] == [0, 3]
    drawing = board("9♣ K♦|9♥ 7♠||J♣ 7♦|J♦ 7♣", throw_in_who="neighbours")
    assert drawing.now()["entitled"] == [0]


def test_6_2_main_attacker_only_he() -> None:
    main = board(throw_in_who="main_attacker")
    assert main.now()["entitled"] == [0]
    assert main.why_not("2 throw_in 8♣") == "only_attacker"
    assert main.why_not("2 pass") == "only_attacker"


def test_6_2_entitled_is_who_also_holds_a_card_and_the_defender_never_is() -> None:
    assert board("|9♥ 7♠|8♣ 9♦|J♣ 7♦").now()["entitled"] == [2, 3]
    assert board().why_not("1 throw_in 9♥") == "defender_waits"
    assert board().why_not("1 pass") == "defender_waits"


def test_6_2_both_sets_are_judged_anew_after_each_action() -> None:
    near = board("K♦ 9♣|9♥ 7♠ J♥|8♣|J♣ 8♠", throw_in_who="neighbours", talon=0, word="open")
    assert near.now()["entitled"] == [0, 2]
    assert near.after("2 throw_in 8♣")["entitled"] == [0, 3]


def test_6_3_before_the_first_beat_only_the_lead_rank_can_match() -> None:
    assert board().after("0 throw_in 8♦")["uncovered"] == 2
    assert board().why_not("0 throw_in K♦") == "rank_not_on_table"
    assert "take" in board().after("0 throw_in 8♦")["may_act"]["1"]


def test_6_4_the_main_attacker_is_the_opener() -> None:
    assert board().now()["main_attacker"] == 0


def test_6_4_when_he_defends_the_last_transferrer_is() -> None:
    back = board("9♣ K♦ Q♥|9♥ 7♠ 10♥", "8♥ 8♦", transferrers=[1], transfer="before_cover")
    assert (back.now()["defender"], back.now()["main_attacker"]) == (0, 1)


def test_6_4_under_neighbours_only_if_he_is_one_else_the_last_transferrer_else_nobody() -> None:
    rules: dict[str, Any] = {"throw_in_who": "neighbours", "transfer": "before_cover"}
    near = board(FIVE, "8♥ 10♦", transferrers=[1], **rules)
    assert near.now()["main_attacker"] == 1
    gone = "9♣ K♦|9♥ 7♠||J♣ 7♦ Q♥|J♦ 7♣"
    nobody = board(gone, "8♥ 8♦ 8♣", transferrers=[1, 2], talon=0, **rules)
    assert (nobody.now()["main_attacker"], nobody.now()["entitled"]) == (None, [1, 4])


def test_6_5_opener_first_while_closed_only_the_main_attacker_throws_in() -> None:
    closed = order("opener_first_then_all")
    assert closed.now()["word"] == "closed"
    assert closed.why_not("2 throw_in 8♣") == "first_word"
    assert closed.why_not("0 throw_in 8♦") is None


def test_6_5_opener_first_his_pass_opens_the_word_for_all_himself_included() -> None:
    closed = order("opener_first_then_all")
    assert closed.after("0 pass")["word"] == "open"
    assert closed.why_not("0 pass", "2 throw_in 8♣") is None
    assert closed.why_not("0 pass", "0 throw_in 8♦") is None
    assert closed.after("2 pass")["word"] == "closed"


def test_6_5_opener_first_a_beat_with_a_new_rank_closes_it_a_throw_in_does_not() -> None:
    closed = order("opener_first_then_all")
    thrown = closed.after("0 pass", "2 throw_in 8♣")
    assert thrown["word"] == "open"
    assert closed.after("0 pass", "2 throw_in 8♣", "1 beat 9♥ 8♥")["word"] == "closed"


def test_6_5_opener_first_a_transfer_and_a_take_close_it() -> None:
    rules: dict[str, Any] = {"transfer": "before_cover", "transfer_trump": "show_once"}
    hands = "9♣ K♦ Q♥|8♦ 8♠ 10♥|J♣ 7♦ J♥"
    closed = order("opener_first_then_all", hands, **rules)
    for act in ("1 transfer 8♦", "1 show 8♠", "1 take"):
        assert closed.after("0 pass", act)["word"] == "closed"


def test_6_5_opener_started_the_lead_itself_is_the_first_word() -> None:
    started = order("opener_started_then_all")
    assert started.now()["word"] is None
    assert started.why_not("2 throw_in 8♣") is None
    assert started.after("1 take", "3 throw_in 8♠")["attack_cards"] == 2


def test_6_5_free_everybody_entitled_at_any_time() -> None:
    free = order("free")
    assert free.why_not("3 throw_in 8♠") is None
    assert free.after("1 beat 9♥ 8♥", "2 throw_in 9♦")["attack_cards"] == 2


def test_6_5_turn_order_the_word_starts_with_the_main_attacker() -> None:
    turn = order("turn_order")
    assert turn.now()["word"] == 0
    assert turn.why_not("2 throw_in 8♣") == "not_your_word"


def test_6_5_turn_order_word_moves_on_after_a_throw_in() -> None:
    after = order("turn_order").after("0 throw_in 8♦")
    assert after["word"] == 2
    assert order("turn_order").why_not("0 throw_in 8♦", "0 pass", "0 throw_in K♦") == (
        "not_your_word"
    )


def test_6_5_turn_order_word_moves_on_after_a_pass_and_over_those_who_have_passed() -> None:
    assert order("turn_order").after("0 pass")["word"] == 2
    assert order("turn_order").after("2 pass", "0 pass")["word"] == 3
    assert order("turn_order").after("3 pass")["word"] == 0


def test_6_5_turn_order_starts_again_after_a_beat_a_transfer_and_a_take() -> None:
    hands = "9♣ K♦ Q♥|8♦ 8♠ 10♥|J♣ 7♦ J♥|J♦ 7♣ Q♦"
    rules: dict[str, Any] = {"transfer": "before_cover"}
    turn = order("turn_order", hands, **rules)
    assert turn.after("0 pass", "1 beat 10♥ 8♥")["word"] == 0
    assert turn.after("0 pass", "1 transfer 8♦")["word"] == 0
    assert turn.after("0 pass", "1 take")["word"] == 0


def test_6_5_turn_order_nobody_has_the_word_when_all_have_passed() -> None:
    turn = order("turn_order")
    assert turn.after("0 pass", "2 pass", "3 pass")["word"] is None
    assert turn.why_not("0 pass", "2 pass", "3 pass", "0 throw_in 8♦") == "not_your_word"
    assert turn.after("0 pass", "2 pass", "3 pass", "1 take")["word"] == 0


def test_6_5_turn_order_moves_on_by_itself_when_its_holder_stops_being_entitled() -> None:
    turn = order("turn_order", "8♦|9♥ 7♠ 10♠|8♣ 9♦|J♣ 8♠")
    assert turn.after("0 throw_in 8♦")["word"] == 2
    assert turn.after("0 throw_in 8♦", "1 take")["word"] == 2


def test_6_6_without_a_main_attacker_or_his_cards_a_closed_word_counts_as_open() -> None:
    assert order("opener_first_then_all", "|9♥ 7♠|8♣ 9♦|J♣ 8♠").now()["word"] == "open"


def test_6_6_turn_order_then_starts_with_the_next_entitled_after_his_seat() -> None:
    assert order("turn_order", "|9♥ 7♠|8♣ 9♦|J♣ 8♠").now()["word"] == 2


def test_6_6_a_main_attacker_who_lays_his_last_card_opens_the_word() -> None:
    last = board("8♦|9♥ 7♠ 10♥|8♣ 9♦|J♣ 8♠")
    assert last.now()["word"] == "closed"
    assert last.after("0 throw_in 8♦")["word"] == "open"
    assert last.why_not("0 throw_in 8♦", "2 throw_in 8♣") is None


def test_6_6_a_word_that_counted_as_open_is_closed_when_a_main_attacker_appears() -> None:
    """Seat 4 lays his last card: seat 0, the opener, is a neighbour again and has the word."""
    rules: dict[str, Any] = {"throw_in_who": "neighbours", "transfer": "before_cover"}
    board_ = board(
        "9♣ 8♠|9♥ 7♠||J♣ 7♦ Q♥ K♥|8♣", "8♥ 8♦ 10♣", transferrers=[1, 2], talon=0, **rules
    )
    assert (board_.now()["main_attacker"], board_.now()["word"]) == (None, "open")
    after = board_.after("4 throw_in 8♣")
    assert (after["main_attacker"], after["word"]) == (0, "closed")


def test_6_7_any_entitled_player_may_pass_at_any_time_also_before_he_has_the_word() -> None:
    assert board().after("3 pass")["passed"] == [3]
    assert order("turn_order").after("3 pass")["passed"] == [3]


@pytest.mark.parametrize(
    "act", ["0 throw_in 8♦", "1 beat 10♥ 8♥", "1 transfer 8♠", "1 show 8♠", "1 take"]
)
def test_6_7_a_card_a_transfer_and_a_take_withdraw_all_passes(act: str) -> None:
    rules: dict[str, Any] = {"transfer": "before_cover", "transfer_trump": "show_once"}
    hands = "8♦ K♦ Q♥|8♠ 10♥ 9♦|J♣ 7♦ J♥"
    assert board(hands, passed=[2], **rules).after(act)["passed"] == []


def test_6_7_a_bout_never_closes_on_a_pass_given_before_the_last_card() -> None:
    after = board().after("0 pass", "2 pass", "3 pass", "1 beat 9♥ 8♥")
    assert (after["bout_closed"], after["passed"]) == (None, [])


def test_6_7_a_pass_does_not_bind_but_there_is_no_second_one() -> None:
    assert board().why_not("0 pass", "0 throw_in 8♦") is None
    assert board().why_not("0 pass", "0 pass") == "already_passed"


def test_6_8_the_cap_is_six() -> None:
    table = "7♥/8♥ 7♦/8♦ 8♣/9♣ 9♥/10♥ 10♦/J♦"
    full = Board("J♣ J♥ K♦|Q♣ 7♠ Q♥ Q♠|A♦ A♣", table=table, talon=3, word="open")
    assert full.now()["limit"] == 6
    assert full.why_not("0 throw_in J♣", "0 throw_in J♥") == "attack_limit"


FIVE_LAID = "7♥/8♥ 7♦/8♦ 8♣/9♣ 9♥/10♥ 10♦"


def undiscarded(limit: int, scope: str = "first_bout", bout: int = 1) -> Board:
    """Every card is in a hand, in the talon or on the table: no bout has been discarded."""
    options: dict[str, Any] = {"first_bout_limit": limit, "first_bout_scope": scope}
    hands = "J♣ 10♣ A♥|J♦ 7♠ Q♥ K♠|A♦ A♣ 6♥ 6♦ K♦ Q♦"
    return Board(hands, table=FIVE_LAID, talon=14, options=options, bout=bout, discard="")


def test_6_8_5_in_the_first_bout_the_cap_is_five() -> None:
    assert undiscarded(5).now()["limit"] == 5
    assert undiscarded(5).why_not("0 throw_in 10♣") == "first_limit"


def test_6_8_6_there_is_no_exception() -> None:
    assert undiscarded(6).now()["limit"] == 6
    assert undiscarded(6).why_not("0 throw_in 10♣") is None


def test_6_8_a_lead_of_two_leaves_three_more_in_the_first_bout() -> None:
    hands = "7♣ 7♦ 8♦ 8♣ A♥ Q♣|9♣ 9♦ J♠ Q♠ K♠ A♠|7♥ 8♥ 9♥ 10♥ J♥ Q♥"
    board = Board(hands, talon=18)
    acts = ["0 lead 7♣ 7♦", "1 beat 9♣ 7♣", "1 beat 9♦ 7♦", "0 pass", "2 throw_in 7♥"]
    acts += ["2 throw_in 9♥", "1 beat J♠ 7♥", "0 pass", "2 throw_in J♥"]
    assert board.after(*acts)["attack_cards"] == 5
    assert board.after(*acts)["room"] == 0


def test_6_9_first_bout_only_bout_one_even_when_it_is_taken() -> None:
    assert undiscarded(5, "first_bout", bout=2).now()["limit"] == 6


def test_6_9_until_first_discard_every_bout_up_to_the_first_discard() -> None:
    assert undiscarded(5, "until_first_discard", bout=2).now()["limit"] == 5
    discarded = Board(
        "J♣ 10♣|J♦ 7♠ Q♥",
        table=FIVE_LAID,
        talon=3,
        options={"first_bout_scope": "until_first_discard"},
    )
    assert discarded.now()["limit"] == 6


def test_6_9_the_bout_of_the_first_discard_still_belongs_to_the_span() -> None:
    board = undiscarded(5, "until_first_discard", bout=4)
    assert board.after("1 beat J♦ 10♦")["bout_closed"] == "beaten"
    lead = board.after("1 beat J♦ 10♦", "1 lead Q♥")
    assert lead["limit"] == 6


def test_6_10_a_throw_in_needs_room_before_it() -> None:
    two = Board("8♦ K♦|9♥ 7♠|8♣ 9♦", table="8♥", talon=4)
    assert two.after("0 throw_in 8♦")["room"] == 0
    assert two.why_not("0 throw_in 8♦", "0 pass", "2 throw_in 8♣") == "hand_limit"


def test_6_11_allowed_cards_follow_a_declared_take_within_the_room() -> None:
    after = board(throw_in_after_take="allowed").after("1 take", "0 throw_in 8♦")
    assert (after["attack_cards"], after["hand_sizes"][1], after["bout_closed"]) == (2, 4, None)


def test_6_11_forbidden_the_bout_closes_at_the_take() -> None:
    after = board(throw_in_after_take="forbidden").after("1 take")
    assert after["bout_closed"] == "taken"


def test_6_12_three_in_hand_one_uncovered_two_more_after_the_take() -> None:
    three = Board("8♦ K♦|9♥ 7♠ 10♦|8♣ 8♠ Q♦", table="8♥", talon=4)
    assert three.after("1 take")["room"] == 2
    after = three.after("1 take", "0 pass", "2 throw_in 8♣", "2 throw_in 8♠")
    assert (after["bout_closed"], after["hand_sizes"][1]) == ("taken", 6)
