"""Chapter 14: cheating and calling."""

from typing import Any

import pytest

from kozyr.game.actions import Beat, Call, Pass, Waive
from kozyr.game.deal import Deal
from kozyr.game.view import View
from tests.rulebook.board import Board, cards

HANDS = "8♣ 10♣ K♥|8♦ 8♠ J♥ 6♦|J♣ Q♣ A♥"
CHEAT = "1 beat 6♦ 8♥ armed"
PASSES = ("0 pass", "2 pass")


def board(hands: str = HANDS, table: str = "8♥@0", talon: int = 4, **more: Any) -> Board:  # noqa: ANN401 - fields
    """Three players, seat 0 has led; options of chapter 14 may be named without `cheat_`."""
    names = {"scope", "penalty", "false_call", "call_seconds"}
    options = {f"cheat_{name}": more.pop(name) for name in names & more.keys()}
    options |= {"cheating": "on", **more.pop("options", {})}
    return Board(hands, table=table, talon=talon, options=options, **more)


def throwing(**more: Any) -> Board:  # noqa: ANN401 - fields
    return board(scope="beat_throw_in", **more)


def transferring(**more: Any) -> Board:  # noqa: ANN401 - fields
    return board(options={"transfer": "before_cover", **more.pop("options", {})}, **more)


def test_14_1_off_nothing_is_armed_called_or_waived() -> None:
    fair = board(options={"cheating": "off"})
    for act in (CHEAT, "1 call 0", "0 waive"):
        assert fair.why_not(act) == "cheating_off"


def test_14_1_on_an_act_may_be_armed_and_called() -> None:
    assert board().why_not(CHEAT) is None
    assert board().after(CHEAT, "0 call 1")["call"] == "right"


def test_14_2_an_armed_beat_is_not_checked_for_the_match() -> None:
    assert board().why_not("1 beat 6♦ 8♥") == "wrong_suit"
    assert board().after(CHEAT)["table"][0]["cover"] == "6♦"


def test_14_2_beat_transfer_beats_and_transfers_may_be_armed() -> None:
    table = transferring(scope="beat_transfer")
    assert table.why_not("1 transfer 6♦ armed") is None
    assert table.why_not("0 throw_in K♥ armed") == "armed_scope"


def test_14_2_beat_throw_in_beats_and_throw_ins_may_be_armed_transfers_are_strict() -> None:
    table = transferring(scope="beat_throw_in")
    assert table.why_not(CHEAT) is None
    assert table.why_not("0 throw_in K♥ armed") is None
    assert table.why_not("1 transfer 6♦ armed") == "armed_scope"
    assert table.why_not("1 transfer 8♦") is None


@pytest.mark.parametrize("card", ["6♦", "8♦", "8♠", "J♥"])
def test_14_3_any_card_beats_any(card: str) -> None:
    assert board().why_not(f"1 beat {card} 8♥ armed") is None
    assert board(table="A♠@0").why_not(f"1 beat {card} A♠ armed") is None


def test_14_3_any_card_transfers_a_trump_that_must_beat_too() -> None:
    table = transferring(options={"transfer_trump": "must_beat"})
    assert table.why_not("1 transfer 8♠") == "transfer_trump"
    assert table.after("1 transfer 8♠ armed")["defender"] == 2
    assert table.after("1 transfer J♥ armed")["attack_cards"] == 2


def test_14_3_any_card_is_thrown_in() -> None:
    assert throwing().after("0 throw_in K♥ armed")["uncovered"] == 2


def test_14_3_role_and_moment_stay() -> None:
    assert board().why_not("2 beat J♣ 8♥ armed") == "not_defender"
    assert board().why_not("1 take", CHEAT) == "take_declared"
    assert board().why_not("1 beat Q♦ 8♥ armed") == "not_your_card"
    assert board().why_not("1 beat 6♦ 9♥ armed") == "no_target_card"


def test_14_3_the_first_word_stays() -> None:
    assert throwing().why_not("2 throw_in J♣ armed") == "first_word"
    assert throwing().why_not("0 pass", "2 throw_in J♣ armed") is None


def test_14_3_the_cap_and_the_hands_stay() -> None:
    table = "7♥/9♥ 7♣/9♣ 7♦/9♦ 7♠/9♠ 10♥/Q♥ 10♦"
    full = transferring(options={"transfer": "mid_bout"}, table=table)
    assert full.why_not("1 transfer J♥ armed") == "attack_limit"
    assert transferring(hands="8♣|8♦ 6♦|J♣").why_not("1 transfer 6♦ armed") == "transfer_hand"
    narrow = throwing(hands="8♣ K♥|8♦|J♣", passed=[2], word="open")
    assert narrow.why_not("0 throw_in K♥ armed") == "hand_limit"


def test_14_3_the_bans_on_transfers_stay() -> None:
    hands = "9♣ K♦ Q♥ 6♥ 7♥|8♦ 8♠ J♥ 10♣ 6♦ 7♣|10♥ J♦ 8♣ 6♣ 7♦ 9♦"
    first = transferring(hands=hands, talon=18, options={"transfer_first_bout": "forbidden"})
    assert first.why_not("1 transfer 6♦ armed") == "transfer_first_bout"
    two = transferring(table="8♥@0 7♥@0")
    assert two.why_not("1 beat J♥ 8♥", "1 transfer 6♦ armed") == "transfer_after_beat"
    assert board().why_not("1 transfer 6♦ armed") == "transfer_off"


def test_14_3_leads_are_never_armed() -> None:
    assert board(table="").why_not("0 lead 8♣ armed") == "armed_scope"


def test_14_4_the_mark_serves_one_act() -> None:
    two = board(table="8♥@0 7♥@0")
    assert two.why_not(CHEAT, "1 beat 8♦ 7♥") == "wrong_suit"


def test_14_4_an_armed_act_that_was_legal_anyway_is_no_cheat() -> None:
    assert board().after("1 beat J♥ 8♥ armed", "0 call 1")["call"] == "wrong"
    assert transferring().after("1 transfer 8♦ armed", "0 call 1")["call"] == "wrong"
    assert throwing().after("0 throw_in 8♣ armed", "1 call 0")["call"] == "wrong"


def test_14_4_nobody_sees_the_mark_before_the_bout_is_over() -> None:
    fair, armed = board().deal(), board().deal()
    card, target = cards("J♥")[0], cards("8♥")[0]
    assert fair.act(1, Beat(card, target)) == armed.act(1, Beat(card, target, armed=True))
    for seat in range(3):
        assert fair.view(seat) == armed.view(seat)


def test_14_5_the_rank_of_a_cheated_card_may_be_thrown_in() -> None:
    hands = HANDS.replace("10♣", "6♣")
    assert board(hands).why_not("1 beat J♥ 8♥", "0 throw_in 6♣") == "rank_not_on_table"
    assert board(hands).why_not(CHEAT, "0 throw_in 6♣") is None


def test_14_5_after_a_cheated_transfer_an_honest_one_finds_two_ranks() -> None:
    table = transferring(hands="9♣ 10♣ K♥|8♦ 8♠ J♥ 6♦|8♣ 6♣ A♥")
    for card in ("8♣", "6♣"):
        assert table.why_not("1 transfer 6♦ armed", f"2 transfer {card}") == "transfer_mixed"
    assert table.why_not("1 transfer 6♦ armed", "2 transfer A♥ armed") is None


def test_14_6_every_opponent_who_is_in_may_call() -> None:
    for seat in (0, 2):
        assert board().after(CHEAT, f"{seat} call 1")["call"] == "right"
    assert board().why_not(CHEAT, "1 call 1") == "call_own_side"
    spent = board("|8♦ 6♦|J♣ Q♣", talon=0)
    assert spent.after(CHEAT, "0 call 1")["call"] == "right"


def test_14_6_only_who_is_in_calls_and_is_called() -> None:
    hands = "8♣ 10♣|8♦ 6♦|J♣ Q♣|"
    left = board(hands, talon=0, out=[3])
    assert left.why_not(CHEAT, "3 call 1") == "not_in_deal"
    assert left.why_not(CHEAT, "0 call 3") == "call_own_side"


def test_14_6_the_defender_may_call_an_attacker() -> None:
    assert throwing().after("0 throw_in K♥ armed", "1 call 0")["call"] == "right"


def test_14_6_partners_are_not_called() -> None:
    four = Board(f"{HANDS}|9♣ 9♦", table="8♥@0", options={"cheating": "on", "teams": "2x2"})
    assert four.why_not(CHEAT, "3 call 1") == "call_own_side"
    assert four.after(CHEAT, "2 call 1")["call"] == "right"


def test_14_6_from_the_first_card_of_the_bout() -> None:
    led = board(table="")
    assert led.why_not("0 call 1") == "nothing_to_call"
    assert led.why_not("0 lead 8♣", "1 call 0") is None


def test_14_6_the_window_opens_when_the_bout_would_close() -> None:
    after = board().after(CHEAT, *PASSES)
    assert (after["call_window"], after["bout_closed"], after["defender"]) == (True, None, 1)
    assert after["may_act"] == {str(seat): ["call", "waive"] for seat in range(3)}
    taken = board().after("1 take", *PASSES)
    assert (taken["call_window"], taken["bout_closed"]) == (True, None)


def test_14_6_in_the_window_only_call_and_waive_are_legal() -> None:
    acts = ("0 throw_in 8♣", "1 beat 6♦ 8♥", "1 take", "2 pass", "1 transfer 8♦", "0 lead 8♣")
    for act in acts:
        refused = transferring().why_not(CHEAT, *PASSES, act)
        assert refused == "call_window"
    assert board().why_not(CHEAT, "0 waive") == "no_call_window"


def test_14_6_it_ends_when_all_who_may_still_call_have_waived() -> None:
    acts = (CHEAT, *PASSES, "0 waive", "1 waive")
    assert board().after(*acts)["may_act"] == {"2": ["call", "waive"]}
    after = board().after(*acts, "2 waive")
    assert (after["call_window"], after["bout_closed"], after["opener"]) == (False, "beaten", 1)


def test_14_6_who_has_lost_his_calls_is_not_waited_for() -> None:
    lost = board(false_call="lose_all_calls")
    acts = (*PASSES, "0 call 1", "0 waive")
    assert lost.why_not("1 beat J♥ 8♥", *acts) == "call_lost"
    closed = lost.after("1 beat J♥ 8♥", *PASSES, "0 call 1", "1 waive", "2 waive")
    assert closed["bout_closed"] == "beaten"
    by_call = lost.after("1 beat J♥ 8♥", *PASSES, "1 waive", "2 waive", "0 call 1")
    assert (by_call["call"], by_call["bout_closed"]) == ("wrong", "beaten")


def test_14_6_it_does_not_open_if_nobody_may_call() -> None:
    lost = board("8♣ 10♣|8♦ 8♠ J♥", false_call="lose_all_calls")
    acts = ("0 call 1", "1 call 0", "1 beat J♥ 8♥", "0 pass")
    after = lost.after(*acts)
    assert (after["call_window"], after["bout_closed"]) == (False, "beaten")
    against = board("8♣ 10♣|8♦ 8♠ J♥", false_call="lose_calls_vs_player")
    assert against.after(*acts)["bout_closed"] == "beaten"


def test_14_6_a_waiver_is_final() -> None:
    acts = (CHEAT, *PASSES, "0 waive")
    assert board().why_not(*acts, "0 call 1") == "already_waived"
    assert board().why_not(*acts, "0 waive") == "already_waived"
    assert board().after(*acts, "2 call 1")["call"] == "right"


def test_14_6_a_waiver_holds_for_this_window_only() -> None:
    rolled = board(penalty="rollback", scope="beat_throw_in")
    acts = (CHEAT, *PASSES, "0 waive", "2 call 1", "1 beat J♥ 8♥", *PASSES)
    assert rolled.after(*acts)["may_act"]["0"] == ["call", "waive"]


def test_14_6_0_the_bout_closes_at_once_and_the_cheat_stands() -> None:
    none = board(call_seconds=0)
    after = none.after(CHEAT, *PASSES)
    assert (after["call_window"], after["bout_closed"]) == (False, "beaten")
    assert none.why_not(CHEAT, *PASSES, "0 call 1") == "nothing_to_call"
    assert none.after(CHEAT, "0 pass", "2 call 1")["call"] == "right"


def test_14_7_a_call_is_judged_on_all_acts_of_the_accused_in_this_bout() -> None:
    earlier = board().after(CHEAT, "0 throw_in 8♣", "1 beat 8♠ 8♣", "2 call 1")
    assert earlier["call"] == "right"


def test_14_7_the_cheats_of_others_are_not_his() -> None:
    handed_on = transferring().after("1 transfer 6♦ armed", "0 call 2")
    assert handed_on["call"] == "wrong"


def test_14_7_the_cheats_of_an_earlier_bout_are_not_judged() -> None:
    acts = (CHEAT, *PASSES, "0 waive", "1 waive", "2 waive", "1 lead 8♦")
    assert board().after(*acts, "0 call 1")["call"] == "wrong"


def test_14_8_takes_table_the_accused_takes_all_and_the_bout_is_taken_by_him() -> None:
    after = board(penalty="takes_table").after(CHEAT, "0 throw_in 8♣", "2 call 1")
    assert (after["call"], after["bout_closed"]) == ("right", "taken")
    assert after["hand_sizes"][1] == 3 + 3
    assert (after["opener"], after["defender"]) == (2, 0)
    assert after["refill_order"] == [0, 2, 1]


def test_14_8_takes_table_whatever_his_role() -> None:
    after = transferring(talon=10).after("1 transfer 6♦ armed", "0 call 1")
    assert after["hand_sizes"] == [6, 6, 6]
    assert (after["opener"], after["refill_order"]) == (2, [0, 2, 1])
    assert list(after["drawn"]) == ["0", "2", "1"]


def test_14_8_takes_table_the_opener_who_cheated_draws_last() -> None:
    """§10.3: drawing starts with the next player in after him."""
    after = throwing(talon=10).after("0 throw_in K♥ armed", "2 call 0")
    assert (after["opener"], after["defender"]) == (1, 2)
    assert after["refill_order"] == [1, 2, 0]
    assert after["hand_sizes"] == [6, 6, 6]


def test_14_8_takes_table_by_a_transferrer_who_had_laid_his_last_card() -> None:
    spent = transferring(hands="8♣ 10♣|6♦|J♣ Q♣ A♥", talon=0)
    after = spent.after("1 transfer 6♦ armed", "0 call 1")
    assert (after["out"], after["hand_sizes"]) == ([], [2, 2, 3])
    assert (after["opener"], after["defender"], after["result"]) == (2, 0, None)


def test_14_8_takes_table_others_who_laid_their_last_card_are_out() -> None:
    spent = transferring(hands="|6♦ J♥|J♣ Q♣ A♥", talon=0)
    assert spent.after("1 transfer 6♦ armed", "2 call 1")["out"] == [0]


def test_14_8_takes_table_is_no_progress_for_the_count_of_stalling() -> None:
    assert board(talon=0, stalling=7).after(CHEAT, "0 call 1")["stalling"] == 8


def rolling(**more: Any) -> Board:  # noqa: ANN401 - fields
    return transferring(penalty="rollback", **more)


def same(one: dict[str, Any], other: dict[str, Any], *but: str) -> bool:
    """Two states alike, but for these keys and what tells of the act."""
    told = {*but, "call", "no_arm"}
    return {k: v for k, v in one.items() if k not in told} == {
        k: v for k, v in other.items() if k not in told
    }


def test_14_8_rollback_cards_roles_transfers_take_passes_and_word_come_back() -> None:
    before = rolling().after("2 pass")
    acts = ("2 pass", "1 transfer 6♦ armed", "2 take", "0 pass", "1 throw_in 8♦", "0 call 1")
    after = rolling().after(*acts)
    assert (after["call"], after["no_arm"], after["bout_closed"]) == ("right", [1], None)
    assert same(before, after)
    assert (after["defender"], after["taking"], after["passed"]) == (1, False, [2])


def test_14_8_rollback_shows_before_the_cheat_stay_and_later_ones_are_undone() -> None:
    hands = "8♣ 10♣ K♥|6♦ J♥ 8♦|8♠ Q♣ A♥|9♣ 9♦ 9♥"
    table = rolling(hands=hands, options={"transfer_trump": "show_once", "transfer": "mid_bout"})
    shown = ("1 transfer 8♦", "2 show 8♠", "3 beat 9♦ 8♦ armed", "0 call 3")
    assert table.after(*shown)["shown"] == [2]
    cheat = ("1 beat 6♦ 8♥ armed", "0 throw_in 8♣", "1 transfer 8♦", "2 show 8♠", "0 call 1")
    assert table.after(*cheat)["shown"] == []
    assert table.after(*cheat, "1 transfer 8♦", "2 show 8♠")["shown"] == [2]


def test_14_8_rollback_goes_back_to_the_first_of_several_cheats() -> None:
    hands = "6♣ 10♣ K♥|6♦ 7♦ J♥|J♣ Q♣ A♥"
    table = rolling(hands=hands)
    acts = (CHEAT, "0 throw_in 6♣", "1 beat 7♦ 6♣ armed", "2 call 1")
    assert same(table.now(), table.after(*acts))


def test_14_8_rollback_forgets_what_others_cheated_later_not_what_they_cheated_before() -> None:
    hands = "8♣ 10♣ K♥|8♦ 8♠ J♥ 6♦|J♣ Q♣ A♥"
    table = rolling(hands=hands)
    both = ("1 transfer 6♦ armed", "2 beat J♣ 8♥ armed")
    later = table.after(*both, "0 call 2", "0 call 1")
    assert (later["call"], later["no_arm"], later["attack_cards"]) == ("right", [1, 2], 1)
    assert table.after(*both, "0 call 1", "0 call 2")["call"] == "wrong"


def test_14_8_rollback_who_was_caught_may_not_arm_again_in_this_deal() -> None:
    again = board(penalty="rollback")
    assert again.why_not(CHEAT, "0 call 1", CHEAT) == "armed_lost"
    acts = (CHEAT, "0 call 1", "1 beat J♥ 8♥", *PASSES, "0 waive", "1 waive", "2 waive")
    next_bout = again.after(*acts)
    assert (next_bout["bout_closed"], next_bout["no_arm"]) == ("beaten", [1])


def test_14_8_rollback_lost_calls_stay_lost() -> None:
    table = rolling()
    acts = (CHEAT, "2 call 0", "0 call 1")
    after = table.after(*acts)
    assert (after["call"], after["lost_calls"]) == ("right", [[2, 0]])
    assert table.why_not(*acts, "2 call 0") == "call_lost"
    earlier = table.after("2 call 0", CHEAT, "0 call 1")
    assert earlier["lost_calls"] == [[2, 0]]


def test_14_8_rollback_in_the_window_the_bout_goes_on() -> None:
    after = board(penalty="rollback").after(CHEAT, *PASSES, "2 call 1")
    assert (after["call_window"], after["uncovered"], after["passed"]) == (False, 1, [])
    assert after["may_act"]["1"] == ["beat", "take", "call"]


def test_14_8_rollback_a_last_card_comes_back_and_nobody_has_emptied_his_hand() -> None:
    last = board("8♣ 10♣|6♦|J♣ Q♣", talon=0, penalty="rollback")
    after = last.after(CHEAT, "0 call 1", "1 take")
    assert after["may_act"]["0"] == ["call", "waive"]
    closed = last.after(CHEAT, "0 call 1", "1 take", "0 waive", "1 waive", "2 waive")
    assert (closed["out"], closed["hand_sizes"]) == ([], [2, 2, 2])


def test_14_8_loses_deal_he_is_the_durak_and_the_others_share_the_places_before_him() -> None:
    table = board("8♣ 10♣|8♦ 6♦|J♣ Q♣|", talon=0, out=[3], penalty="loses_deal")
    after = table.after(CHEAT, "0 call 1")
    assert (after["call"], after["bout_closed"], after["drawn"]) == ("right", None, {})
    assert after["result"] == {"end": "cheat", "durak": 1, "order": [[3], [0, 2], [1]]}
    assert (after["opener"], after["may_act"]) == (None, {})
    assert table.why_not(CHEAT, "0 call 1", "2 pass") == "deal_over"


def test_14_8_loses_deal_in_teams_his_team_loses() -> None:
    options = {"cheating": "on", "teams": "2x2", "cheat_penalty": "loses_deal"}
    table = Board(f"{HANDS}|9♣ 9♦", table="8♥@0", talon=4, options=options)
    result = table.after(CHEAT, "2 call 1")["result"]
    assert result == {
        "end": "cheat",
        "durak": None,
        "order": [[0, 2, 3], [1]],
        "winning_team": 0,
        "fool_seat": 1,
    }


def test_14_8_loses_deal_leaves_no_single_first_place() -> None:
    deal = board(penalty="loses_deal").deal()
    deal.act(1, Beat(*cards("6♦"), *cards("8♥"), armed=True))
    deal.act(0, Call(1))
    assert (deal.outlook.fool_seat, deal.outlook.first_place) == (1, None)


WRONG = ("1 beat J♥ 8♥", "0 call 1")


def test_14_9_lose_calls_vs_player_not_this_player_again_in_this_bout() -> None:
    lost = board(false_call="lose_calls_vs_player")
    after = lost.after(*WRONG)
    assert (after["call"], after["lost_calls"]) == ("wrong", [[0, 1]])
    assert lost.why_not(*WRONG, "0 call 1") == "call_lost"
    assert lost.why_not(*WRONG, "0 call 2") is None


def test_14_9_lose_all_calls_nobody_again_in_this_bout() -> None:
    lost = board(false_call="lose_all_calls")
    assert lost.after(*WRONG)["lost_calls"] == [[0, None]]
    assert lost.why_not(*WRONG, "0 call 2") == "call_lost"
    assert lost.why_not(*WRONG, "2 call 1") is None


def test_14_9_free_nothing_is_lost() -> None:
    free = board(false_call="free")
    after = free.after(*WRONG)
    assert (after["call"], after["lost_calls"]) == ("wrong", [])
    assert free.after(*WRONG, "0 call 1")["call"] == "wrong"


@pytest.mark.parametrize("false_call", ["lose_calls_vs_player", "lose_all_calls"])
def test_14_9_with_the_bout_lost_calls_are_over(false_call: str) -> None:
    lost = board(false_call=false_call, call_seconds=0)
    acts = (*WRONG, *PASSES)
    assert lost.after(*acts)["lost_calls"] == []
    assert lost.after(*acts, "1 lead 8♦", "0 call 1")["call"] == "wrong"


def test_14_9_a_wrong_call_changes_nothing_else() -> None:
    table = board()
    assert same(table.after("1 beat J♥ 8♥", "0 pass"), table.after(*WRONG, "0 pass"), "lost_calls")


def test_14_10_after_a_right_call_the_others_are_void() -> None:
    assert board().why_not(CHEAT, "0 call 1", "2 call 1") == "nothing_to_call"
    rolled = board(penalty="rollback", false_call="free")
    assert rolled.after(CHEAT, "0 call 1", "2 call 1")["call"] == "wrong"


def played(penalty: str, *acts: tuple[int, Any]) -> Deal:
    """A deal of the board after these acts; its hands let seat 1 cheat with 6♦."""
    deal = board(penalty=penalty).deal()
    for seat, action in acts:
        assert isinstance(deal.act(seat, action), tuple), action
    return deal


BEATS = (1, Beat(*cards("6♦"), *cards("8♥"), armed=True))
FAIRLY = (1, Beat(*cards("J♥"), *cards("8♥")))
LET_GO = [(0, Pass()), (2, Pass()), *[(seat, Waive()) for seat in range(3)]]


def test_14_10_after_the_bout_everybody_sees_every_cheat_found_or_not() -> None:
    not_found = played("takes_table", BEATS, *LET_GO)
    found = played("takes_table", BEATS, (0, Call(1)))
    rolled_back = played("rollback", BEATS, (0, Call(1)), FAIRLY, *LET_GO)
    lost = played("loses_deal", BEATS, (0, Call(1)))
    for deal in (not_found, found, rolled_back, lost):
        for seat in range(3):
            assert cheats(deal.view(seat)) == cards("6♦")
    assert cheats(played("takes_table", FAIRLY, *LET_GO).view(0)) == ()


def cheats(view: View) -> tuple[int, ...]:
    assert view.last_bout is not None
    return view.last_bout.cheats


def test_14_10_highlights_are_honest_moves_only() -> None:
    view = board().view(1)
    honest = {one.card for one in view.moves if one.beat}
    assert honest == set(cards("8♠ J♥"))
    assert {one.card for one in view.armed if one.beat} == set(cards("8♦ 8♠ J♥ 6♦"))
