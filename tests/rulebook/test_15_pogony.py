"""Chapter 15: epaulettes."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from kozyr.cards.card import RANKS
from kozyr.game.deal import Deal, Previous
from kozyr.game.series import Series
from kozyr.rules.agreement import agree
from kozyr.rules.refusal import Refusal
from tests.rulebook.board import Board, cards, rules_of, start

TAKEN = ("0 pass", "2 pass")
"""After these passes of three players the defender takes."""


def board(hands: str, pogony: str = "lead_allowed", **more: Any) -> Board:  # noqa: ANN401 - fields
    options = {"pogony": pogony, **more.pop("options", {})}
    return Board(hands, options=options, **more)


def taken(hands: str, *rungs: str, **more: Any) -> Board:  # noqa: ANN401 - fields
    """Seat 1 takes 10♣ that seat 0 has led, as soon as everybody has passed."""
    ladder: dict[str, Any] = {"rungs": list(rungs)} if rungs else {}
    return board(hands, table="10♣", taking=True, **ladder, **more)


def beaten(hands: str, *rungs: str, **more: Any) -> Board:  # noqa: ANN401 - fields
    """Seat 1 has beaten 10♣ that seat 0 has led, as soon as everybody has passed."""
    ladder: dict[str, Any] = {"rungs": list(rungs)} if rungs else {}
    return board(hands, table="10♣/J♣", **ladder, **more)


def strict(hands: str, **more: Any) -> Board:  # noqa: ANN401 - fields
    """Seat 0 leads where pogons are not led."""
    return board(hands, "lead_restricted", **more)


def test_15_1_off_nothing_is_hung() -> None:
    off = taken("6♥|9♣ Q♦ K♦", options={"pogony": "off"})
    assert off.why_not("0 hang") == "pogony_off"
    assert off.after("0 pass")["hang_asked"] is None


def test_15_1_lead_allowed_pogons_are_led_and_thrown_in_like_any_card() -> None:
    free = board("6♥ 9♦|K♥ K♦|6♦ 8♣")
    assert free.why_not("0 lead 6♥") is None
    assert free.why_not("0 lead 6♥", "0 pass", "2 throw_in 6♦") is None


def test_15_1_lead_restricted_pogons_are_not_led() -> None:
    assert strict("6♥ 9♦|K♥ K♦|6♦ 8♣").why_not("0 lead 6♥") == "pogon_not_led"


@pytest.mark.parametrize(
    "options", [{"transfer": "before_cover"}, {"deck": 52}, {"draw": "off"}, {"cheating": "on"}]
)
def test_15_1_the_base_is_the_table_without_transfer_and_36_cards(options: dict[str, Any]) -> None:
    assert agree(None, {"pogony": "lead_allowed", **options}) == Refusal("pogony_options")
    assert not isinstance(agree(None, {"pogony": "lead_allowed"}), Refusal)


LADDER = ["6", "7", "8", "9", "10", "J", "K", "A", "Q"]


@pytest.mark.parametrize(("rung", "above"), [*pairwise(LADDER)])
def test_15_2_the_ladder_leads_from_six_to_ace_and_then_to_the_queen(rung: str, above: str) -> None:
    step = taken(f"{rung}♥|9♣ Q♦ K♦", rung, "6", options={"pogony_queen": "hearts"})
    after = step.after("0 pass", "0 hang")
    assert after["rungs"] == [above, "6"]
    assert not after["result"]["match_over"]


def test_15_2_per_side_every_side_climbs_its_own() -> None:
    assert taken("8♥|9♣ Q♦ K♦", "8", "10").after("0 pass", "0 hang")["rungs"] == ["9", "10"]


def test_15_2_shared_there_is_one_rung_for_the_table() -> None:
    shared = {"options": {"pogony_ladder": "shared"}}
    assert taken("8♥|9♣ Q♦ K♦", "8", **shared).after("0 pass", "0 hang")["rungs"] == ["9"]
    assert taken("6♥|9♣ Q♦ K♦", "8", **shared).why_not("0 pass", "0 hang") == "not_a_set"
    assert beaten("9♣ Q♦|8♥", "8", **shared).after("0 pass", "1 hang")["rungs"] == ["9"]


def test_15_2_all_start_at_six() -> None:
    deal = start("gto_pogony", players=3)
    assert [one.rung for one in deal.view(0).seats] == [RANKS.index("6")] * 3


def test_15_2_queens_of_other_suits_are_no_pogons() -> None:
    last = {"options": {"pogony_queen": "hearts"}}
    assert taken("Q♦|9♣ Q♥ K♦", "Q", "6", **last).why_not("0 pass", "0 hang") == "not_a_set"
    assert taken("Q♥|9♣ Q♦ K♦", "Q", "6", **last).why_not("0 pass", "0 hang") is None


@pytest.mark.parametrize("name", ["spades", "clubs", "diamonds", "hearts"])
def test_15_3_the_named_suit_is_that_of_the_last_rung(name: str) -> None:
    suit = ["spades", "clubs", "diamonds", "hearts"].index(name)
    deal = start("gto_pogony", players=2, pogony_queen=name)
    assert deal.view(0).queen == deal.view(1).queen == suit


def test_15_3_random_is_drawn_before_the_first_deal_and_stays_for_the_match() -> None:
    rules = rules_of("gto_pogony", players=2, pogony_queen="random")
    drawn = {Deal.start(rules, seed=b"%d" % seed).view(0).queen for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    later = Deal.start(rules, seed=b"1", number=2, previous=Previous(0, 1, (4, 5), 2))
    assert later.view(1).queen == 2


def test_15_3_random_a_queen_not_drawn_makes_no_set() -> None:
    named = taken("Q♥|9♣ Q♦ K♦", "Q", "6", queen="♥")
    assert named.why_not("0 pass", "0 hang") is None
    assert taken("A♥|9♣ Q♦ K♦", "A", "6").after("0 pass", "0 hang")["rungs"] == ["Q", "6"]


def asked(hand: str, rung: str = "6", **more: Any) -> int | None:  # noqa: ANN401 - fields
    """Whom the question of §15.6 is put to, seat 0 holding this hand."""
    seat: int | None = taken(f"{hand}|9♣ Q♦ K♦", rung, "7", **more).after("0 pass")["hang_asked"]
    return seat


@pytest.mark.parametrize("hand", ["6♥", "6♥ 6♦", "6♠ 6♥", "6♥ 6♦ 6♣ 6♠"])
def test_15_4_a_set_is_a_hand_of_the_rung_with_a_card_that_is_no_trump(hand: str) -> None:
    assert asked(hand) == 0


@pytest.mark.parametrize("hand", ["6♠", "6♥ 7♥", "7♥", "6♥ 6♦ 9♥"])
def test_15_4_other_cards_or_the_trump_alone_make_no_set(hand: str) -> None:
    assert asked(hand) is None


def test_15_4_on_the_queen_rung_exactly_the_named_queen_trump_or_not() -> None:
    assert asked("Q♥", "Q", options={"pogony_queen": "hearts"}) == 0
    assert asked("Q♠", "Q", options={"pogony_queen": "spades"}) == 0
    assert asked("Q♥ Q♣", "Q", options={"pogony_queen": "hearts"}) is None
    assert asked("Q♣", "Q", options={"pogony_queen": "hearts"}) is None


def test_15_5_the_talon_must_be_empty() -> None:
    drawn = taken("6♥|9♣ Q♦ K♦", talon=6)
    assert drawn.after("0 pass")["hang_asked"] is None
    assert drawn.why_not("0 hang") == "not_a_set"


def test_15_5_the_whole_hand_is_hung() -> None:
    after = taken("6♥ 6♦ 6♣|9♣ Q♦ K♦").after("0 pass", "0 hang")
    assert (after["hand_sizes"], after["result"]["hung"]["cards"]) == ([0, 7], ["6♣", "6♦", "6♥"])


def test_15_5_hung_cards_are_no_attack_cards_whatever_the_receiver_holds() -> None:
    small = beaten("K♦|6♥ 6♦ 6♣").after("0 pass", "1 hang")
    assert small["hand_sizes"] == [4, 0]


def test_15_5_hanging_is_a_right_and_play_goes_on_after_a_decline() -> None:
    after = taken("6♥|9♣ Q♦ K♦").after("0 pass", "0 decline")
    assert (after["result"], after["hang_asked"]) == (None, None)
    assert (after["opener"], after["defender"], after["rungs"]) == (0, 1, ["6", "6"])
    assert after["may_act"] == {"0": ["lead"]}
    beat = beaten("9♣ Q♦|6♥").after("0 pass", "1 decline")
    assert (beat["opener"], beat["defender"]) == (1, 0)


def test_15_5_only_right_after_a_bout() -> None:
    assert board("6♥|9♣ K♦").why_not("0 hang") == "no_hang_question"
    assert board("9♣ K♦|6♥").why_not("1 hang") == "no_hang_question"
    assert board("6♥|9♣ K♦").why_not("0 decline") == "no_hang_question"


SETS = "6♥|9♣ Q♦ K♦|6♦|6♣"


def test_15_6_attackers_with_a_set_are_asked_one_by_one_clockwise_from_the_opener() -> None:
    acts = ("0 pass", "2 pass", "3 pass")
    three = taken(SETS)
    assert three.after(*acts)["hang_asked"] == 0
    assert three.after(*acts)["may_act"] == {"0": ["hang", "decline"]}
    assert three.why_not(*acts, "2 hang") == "hang_pending"
    assert three.after(*acts, "0 decline")["hang_asked"] == 2
    assert three.after(*acts, "0 decline", "2 decline")["hang_asked"] == 3
    last = three.after(*acts, "0 decline", "2 decline", "3 decline")
    assert (last["hang_asked"], last["opener"]) == (None, 2)


def test_15_6_the_first_hang_counts() -> None:
    acts = ("0 pass", "2 pass", "3 pass", "0 decline", "2 hang")
    result = taken(SETS).after(*acts)["result"]
    assert result["hung"] == {"by": 2, "on": 1, "cards": ["6♦"]}


def test_15_6_who_has_no_set_is_not_asked_by_a_referee() -> None:
    some = taken("8♥|9♣ Q♦ K♦|6♦|7♣").after("0 pass", "2 pass", "3 pass")
    assert some["hang_asked"] == 2


def test_15_6_from_the_seat_of_an_opener_who_is_out() -> None:
    """Nobody is main attacker when the opener has laid his last card: his seat counts still."""
    six = taken("||6♥|9♣ Q♦ K♦|6♦|7♥ A♦", options={"teams": "3x3"}, out=[1])
    after = six.after("2 pass", "4 pass")
    assert (after["out"], after["hang_asked"]) == ([1, 0], 2)
    assert six.after("2 pass", "4 pass", "2 decline")["hang_asked"] == 4


def test_15_6_nothing_else_is_legal_while_it_is_open() -> None:
    acts = ("0 pass", "2 pass", "3 pass")
    for act in ("0 lead 6♥", "1 take", "0 pass", "2 decline", "1 beat 9♣ 6♥"):
        assert taken(SETS).why_not(*acts, act) == "hang_pending"
    state = taken(SETS).after(*acts)
    assert (state["opener"], state["defender"], state["bout_closed"]) == (None, None, "taken")


def test_15_7_after_a_beaten_bout_the_final_defender_hangs_on_the_opener() -> None:
    after = beaten("9♣ Q♦|6♥|Q♣ K♦").after("0 pass", "2 pass")
    assert (after["hang_asked"], after["bout_closed"]) == (1, "beaten")
    hung = beaten("9♣ Q♦|6♥|Q♣ K♦").after("0 pass", "2 pass", "1 hang")
    assert hung["result"]["hung"]["on"] == 0


def test_15_7_if_the_opener_is_out_on_the_next_opponent_who_is_in() -> None:
    hung = beaten("|6♥|Q♣ K♦|Q♦ A♦").after("2 pass", "3 pass", "1 hang")
    assert hung["out"] == [0]
    assert hung["result"]["hung"]["on"] == 2


def test_15_7_attackers_are_not_asked_after_a_beaten_bout() -> None:
    assert beaten("6♥|9♣ Q♦|6♦").after("0 pass", "2 pass")["hang_asked"] is None


def test_15_7_with_the_last_opponent_out_the_deal_is_over_before() -> None:
    """§9.5: epaulettes only if more than one side has players in."""
    after = board("10♣|6♥ J♣").after("0 lead 10♣", "1 beat J♣ 10♣")
    assert (after["result"]["end"], after["result"]["durak"]) == ("durak", 1)


def test_15_8_the_hanger_is_first_the_receiver_the_durak_the_others_unplaced() -> None:
    after = taken("6♥|9♣ Q♦ K♦|Q♣ K♣").after(*TAKEN, "0 hang")
    assert after["result"] == {
        "end": "hang",
        "durak": 1,
        "order": [[0]],
        "hung": {"by": 0, "on": 1, "cards": ["6♥"]},
        "match_over": False,
    }
    assert "6♥" in after["hands"][1]
    assert (after["may_act"], after["opener"]) == ({}, None)


def test_15_8_those_out_before_are_unplaced_too() -> None:
    after = taken("6♥|9♣ Q♦ K♦|", out=[2]).after("0 pass", "0 hang")
    assert (after["result"]["order"], after["out"]) == ([[0]], [2])


def test_15_8_in_teams_their_teams_win_and_lose() -> None:
    teams = {"options": {"teams": "2x2"}}
    result = taken("6♥|9♣ Q♦ K♦|Q♣ 7♥|9♦ A♦", **teams).after(*TAKEN, "0 hang")["result"]
    assert (result["durak"], result["winning_team"], result["fool_seat"]) == (None, 0, 1)
    assert result["order"] == [[0]]


def test_15_8_one_rung_however_many_cards_were_hung() -> None:
    after = taken("6♥ 6♦ 6♣ 6♠|9♣ Q♦ K♦").after("0 pass", "0 hang")
    assert after["rungs"] == ["7", "6"]


def test_15_8_nothing_more_is_hung_later() -> None:
    acts = (*TAKEN, "0 hang")
    assert taken("6♥|9♣ Q♦ K♦|6♦").why_not(*acts, "2 hang") == "deal_over"


def test_15_9_a_pogon_is_not_led_while_another_card_is_held() -> None:
    led = strict("6♥ 9♦ A♠|K♥ K♦|8♣ Q♣")
    assert led.why_not("0 lead 6♥") == "pogon_not_led"
    assert led.why_not("0 lead 9♦") is None
    only_trumps = strict("6♥ A♠|K♥ K♦|8♣ Q♣")
    assert only_trumps.why_not("0 lead 6♥") == "pogon_not_led"
    assert only_trumps.why_not("0 lead A♠") is None


def test_15_9_the_trump_of_the_rank_is_no_pogon() -> None:
    trump = strict("6♥ 6♠|K♥ K♦|8♣ Q♣")
    assert trump.why_not("0 lead 6♠") is None
    assert trump.why_not("0 lead 6♠ 6♥") == "pogon_not_led"
    assert trump.why_not("0 hang") == "no_hang_question"


def test_15_9_on_the_queen_rung_only_the_named_queen_is_one() -> None:
    last: dict[str, Any] = {"rungs": ["Q", "6", "6"], "options": {"pogony_queen": "spades"}}
    named = strict("Q♠ Q♥|K♥ K♦|8♣ 9♣", **last)
    assert named.why_not("0 lead Q♠") == "pogon_not_led"
    assert named.why_not("0 lead Q♥") is None


def test_15_9_the_rung_is_that_of_the_holders_side() -> None:
    higher = strict("6♥ 9♦|K♥ K♦|8♣ Q♣", rungs=["9", "6", "6"])
    assert higher.why_not("0 lead 6♥") is None
    assert higher.why_not("0 lead 9♦") == "pogon_not_led"


def test_15_9_a_pogon_is_never_thrown_in() -> None:
    table = strict("9♦ 9♥|6♠ K♥ K♦|6♥ Q♣", table="8♥/6♠", word="open")
    table.document["hands"][1].remove("6♠")
    assert table.why_not("2 throw_in 6♥") == "pogon_not_led"
    assert table.now()["may_act"]["2"] == ["pass"]
    rank = strict("9♦ 9♥|K♥ K♦|6♥ Q♣", table="6♦", word="open")
    assert rank.why_not("2 throw_in 6♥") == "pogon_not_led"


def test_15_9_the_trump_of_the_rank_is_thrown_in() -> None:
    rank = strict("9♦ 9♥|K♥ K♦|6♠ 6♥", table="6♦", word="open")
    assert rank.why_not("2 throw_in 6♠") is None


def test_15_9_who_holds_nothing_but_pogons_must_hang_them_on_his_defender() -> None:
    only = strict("6♥ 6♦|K♥ K♦|8♣ Q♣")
    assert only.now()["may_act"] == {"0": ["hang"]}
    assert only.why_not("0 lead 6♥") == "pogon_must_hang"
    assert only.why_not("0 decline") == "no_hang_question"
    after = only.after("0 hang")
    assert after["result"]["hung"] == {"by": 0, "on": 1, "cards": ["6♦", "6♥"]}
    assert (after["rungs"], after["hand_sizes"]) == (["7", "6", "6"], [0, 4, 2])
    assert after["bout_closed"] is None


def test_15_9_with_cards_in_the_talon_nothing_is_hung_and_pogons_are_led() -> None:
    only = strict("6♥ 6♦|K♥ K♦|8♣ Q♣", talon=3)
    assert only.now()["may_act"] == {"0": ["lead"]}
    assert only.why_not("0 hang") == "not_a_set"
    assert only.after("0 lead 6♥ 6♦")["attack_cards"] == 2


def test_15_9_the_defender_of_a_forced_hang_is_the_next_opponent() -> None:
    teams = {"options": {"teams": "2x2"}}
    result = strict("6♥||8♣ Q♣|K♥ K♦", out=[1], **teams).after("0 hang")["result"]
    assert (result["hung"]["on"], result["fool_seat"], result["winning_team"]) == (3, 3, 0)


def test_15_9_a_forced_hang_is_no_open_question() -> None:
    now = strict("6♥|K♥ K♦|8♣ Q♣").now()
    assert (now["hang_asked"], now["opener"], now["defender"]) == (None, 0, 1)


def test_15_9_beating_with_pogons_is_free() -> None:
    table = strict("9♦ 9♥|7♣ K♦|8♣ Q♣", table="6♣", rungs=["6", "7", "6"])
    assert table.why_not("1 beat 7♣ 6♣") is None


def test_15_9_free_tables_force_nobody() -> None:
    assert board("6♥ 6♦|K♥ K♦|8♣ Q♣").now()["may_act"] == {"0": ["lead"]}


def test_15_9_after_a_declined_question_the_pogons_must_be_hung_at_the_next_lead() -> None:
    asked_first = taken("6♥|9♣ Q♦ K♦", options={"pogony": "lead_restricted"})
    after = asked_first.after("0 pass", "0 decline")
    assert after["may_act"] == {"0": ["hang"]}


FOUR = {"options": {"teams": "2x2"}}


@pytest.mark.parametrize("pogony", ["lead_allowed", "lead_restricted"])
def test_15_10_a_set_goes_to_a_partner_who_holds_other_cards(pogony: str) -> None:
    table = beaten("9♣ Q♦|6♥|Q♣ K♦|7♥ A♦", options={"teams": "2x2", "pogony": pogony})
    after = table.after(*TAKEN)
    assert (after["bout_closed"], after["hang_asked"], after["out"]) == ("beaten", None, [1])
    assert after["hands"][3] == ["A♦", "6♥", "7♥"]
    assert (after["opener"], after["defender"], after["result"]) == (2, 3, None)


def test_15_10_it_goes_to_the_next_partner_though_another_one_holds_other_cards() -> None:
    six = beaten("9♣ Q♦|6♥|Q♣ K♦|6♦|9♥ 10♥|7♥ A♦", options={"teams": "3x3"})
    after = six.after("0 pass", "2 pass", "4 pass")
    assert (after["out"], after["hands"][3]) == ([1], ["6♦", "6♥"])
    assert (after["opener"], after["defender"]) == (2, 3)


def test_15_10_partners_who_are_out_are_passed_over() -> None:
    six = beaten("9♣ Q♦|6♥|Q♣ K♦||9♥ 10♥|7♥ A♦", options={"teams": "3x3"}, out=[3])
    after = six.after("0 pass", "2 pass", "4 pass")
    assert (after["out"], after["hands"][5]) == ([3, 1], ["A♦", "6♥", "7♥"])


def test_15_10_a_partner_with_the_trump_of_the_rung_alone_holds_other_cards() -> None:
    after = beaten("9♣ Q♦|6♥|Q♣ K♦|6♠", **FOUR).after(*TAKEN)
    assert (after["out"], after["hands"][3]) == ([1], ["6♠", "6♥"])


def test_15_10_partners_who_hold_only_sets_hang_them_in_the_same_act() -> None:
    after = beaten("9♣ Q♦|6♥|Q♣ K♦|6♦ 6♣", **FOUR).after(*TAKEN)
    assert (after["hang_asked"], after["out"]) == (1, [])
    hung = beaten("9♣ Q♦|6♥|Q♣ K♦|6♦ 6♣", **FOUR).after(*TAKEN, "1 hang")
    assert hung["result"]["hung"] == {"by": 1, "on": 0, "cards": ["6♣", "6♦", "6♥"]}
    assert (hung["hand_sizes"], hung["rungs"]) == ([5, 0, 2, 0], ["6", "7"])
    assert (hung["result"]["winning_team"], hung["result"]["fool_seat"]) == (1, 0)


def test_15_10_without_a_partner_in_he_hangs_himself() -> None:
    alone = beaten("9♣ Q♦|6♥|Q♣ K♦|", out=[3], **FOUR)
    assert alone.after(*TAKEN)["hang_asked"] == 1
    assert alone.after(*TAKEN, "1 hang")["result"]["winning_team"] == 1


def test_15_10_after_a_decline_he_attacks_himself() -> None:
    after = beaten("9♣ Q♦|6♥|Q♣ K♦|6♦ 6♣", **FOUR).after(*TAKEN, "1 decline")
    assert (after["opener"], after["defender"], after["out"]) == (1, 2, [])


def test_15_10_an_attackers_set_stays_his_after_a_take() -> None:
    after = taken("6♥|9♣ Q♦ K♦|Q♣ 7♥|9♦ A♦", **FOUR).after(*TAKEN)
    assert (after["hang_asked"], after["hands"][0]) == (0, ["6♥"])
    hung = taken("6♥|9♣ Q♦ K♦|6♣|9♦ A♦", **FOUR).after(*TAKEN, "0 hang")
    assert hung["result"]["hung"]["cards"] == ["6♥"]
    assert hung["hand_sizes"][2] == 1


def test_15_10_everybody_sees_who_got_the_set() -> None:
    deal = beaten("9♣ Q♦|6♥|Q♣ K♦|7♥ A♦", **FOUR).deal()
    while deal.view(0).phase == "bout":
        seat = deal.next_actor()
        assert seat is not None
        deal.act(seat, deal.legal(seat)[-1])
    for seat in range(4):
        last = deal.view(seat).last_bout
        assert last is not None
        assert last.passed_set == 3


def test_15_11_a_deal_without_a_hang_ends_by_the_usual_rules_and_moves_no_rung() -> None:
    after = board("8♥|J♥ Q♥", rungs=["9", "7"]).after("0 lead 8♥", "1 beat J♥ 8♥")
    assert after["result"] == {"end": "durak", "durak": 1, "order": [[0], [1]]}
    assert after["rungs"] == ["9", "7"]


def test_15_11_the_match_ends_when_a_side_hangs_its_queen() -> None:
    last = taken("Q♥|9♣ Q♦ K♦", "Q", "6", options={"pogony_queen": "hearts"})
    assert last.after("0 pass", "0 hang")["result"]["match_over"]
    assert not taken("A♥|9♣ Q♦ K♦", "A", "6").after("0 pass", "0 hang")["result"]["match_over"]


def test_15_11_rungs_and_queen_go_on_from_deal_to_deal_until_a_queen_is_hung() -> None:
    rules = rules_of("gto_pogony", players=2)
    series = msgspec.structs.replace(Series.of(rules), previous=Previous(None, None, (ACE, ACE), 2))
    rungs: tuple[int | None, ...] = (ACE, ACE)
    hung = None
    while not series.over:
        deal = Deal.start(rules, seed=b"%d" % series.number, previous=series.previous)
        assert rungs_of(deal) == rungs
        play(deal)
        assert deal.result is not None
        hung = deal.result.hung
        rungs = tuple(QUEEN if hung and hung.by == seat else rungs[seat] for seat in range(2))
        assert rungs_of(deal) == rungs
        series = series.after(deal.result, deal.outlook)
    assert hung is not None
    assert hung.cards == cards("Q♦")
    assert series.champions == (hung.by,)


ACE, QUEEN = RANKS.index("A"), RANKS.index("Q")


def rungs_of(deal: Deal) -> tuple[int | None, ...]:
    return tuple(one.rung for one in deal.view(0).seats)


def play(deal: Deal) -> None:
    """Play a deal to its end, hanging whatever can be hung."""
    while (seat := deal.next_actor()) is not None:
        deal.act(seat, deal.legal(seat)[0])


def test_15_11_the_first_attacker_of_the_next_deal_is_found_as_ever() -> None:
    rules = rules_of("gto_pogony", players=3, first_attacker_later="previous_winner")
    deal = taken("6♥|9♣ Q♦ K♦|Q♣ K♣").deal()
    acts = [(seat, deal.legal(seat)[-1]) for seat in (0, 2)]
    for seat, action in acts:
        deal.act(seat, action)
    deal.act(0, deal.legal(0)[0])
    assert (deal.outlook.fool_seat, deal.outlook.first_place) == (1, 0)
    later = Deal.start(rules, seed=b"1", number=2, previous=deal.outlook)
    assert later.next_actor() == 0
