"""Chapter 13: teams."""

from typing import Any

import pytest

from tests.rulebook.board import Board, start

FOUR = "9♣ K♦ Q♥|8♦ 8♠ J♥|10♥ J♦ 7♥|J♣ 7♦ Q♣"
SIX = f"{FOUR}|9♦ 10♣|10♦ A♥"


def board(hands: str = FOUR, table: str = "8♥", talon: int | str = 0, **more: Any) -> Board:  # noqa: ANN401 - fields
    seats = hands.count("|") + 1
    options = {"teams": {4: "2x2", 6: "3x3"}[seats], **more.pop("options", {})}
    return Board(hands, table=table, talon=talon, options=options, **more)


def transferring(hands: str = FOUR, **more: Any) -> Board:  # noqa: ANN401 - fields
    return board(hands, options={"transfer": "before_cover"}, **more)


def test_13_1_none_everybody_is_a_side_of_his_own() -> None:
    assert [one.side for one in start(players=4).view(0).seats] == [0, 1, 2, 3]


def test_13_1_2x2_four_players_partners_opposite() -> None:
    assert [one.side for one in start(players=4, teams="2x2").view(0).seats] == [0, 1, 0, 1]


def test_13_1_3x3_six_players_partners_every_other_seat() -> None:
    sides = [one.side for one in start(players=6, teams="3x3").view(0).seats]
    assert sides == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(("seats", "teams"), [(4, "2x2"), (6, "3x3")])
def test_13_1_partners_never_attack_each_other(seats: int, teams: str) -> None:
    deal = start("gambiter_perevodnoy", players=seats, teams=teams)
    attacks = 0
    while (seat := deal.next_actor()) is not None:
        view = deal.view(seat)
        attackers = [one for one in range(seats) if deal.view(one).role == "attacker"]
        if view.defender is not None:
            assert {one % 2 for one in attackers} <= {1 - view.defender % 2}
        attacks += len(attackers)
        deal.act(seat, deal.legal(seat)[0])
    assert attacks > seats


def test_13_2_the_first_attacker_attacks_the_next_opponent() -> None:
    for seed in range(8):
        view = start(players=6, teams="3x3", seed=b"%d" % seed).view(0)
        assert view.opener is not None
        assert view.defender == (view.opener + 1) % 6


def test_13_2_one_against_two_always_leads_to_the_nearer_one() -> None:
    alone = board("9♣ K♦|8♦ 8♠||J♣ 7♦", table="", out=[2])
    assert alone.now()["defender"] == 1
    farther = board("9♣ K♦||10♥|J♣ 7♦", table="", out=[1])
    assert farther.now()["defender"] == 3


def test_13_3_only_opponents_of_the_defender_throw_in() -> None:
    after = board(SIX).now()
    assert (after["defender"], after["entitled"]) == (1, [0, 2, 4])
    assert board(SIX).why_not("3 throw_in J♣") == "partner_defends"
    assert board(SIX).why_not("3 pass") == "partner_defends"


def test_13_3_throw_in_who_narrows_them_further() -> None:
    neighbours = board(SIX, options={"throw_in_who": "neighbours"})
    assert neighbours.now()["entitled"] == [0, 2]
    assert neighbours.why_not("4 pass") == "not_neighbour"
    assert board(SIX, options={"throw_in_who": "main_attacker"}).now()["entitled"] == [0]


def test_13_3_after_a_transfer_the_opener_may_be_the_defenders_partner() -> None:
    after = transferring().after("1 transfer 8♦")
    assert (after["defender"], after["entitled"]) == (2, [1, 3])
    assert transferring().why_not("1 transfer 8♦", "0 throw_in 9♣") == "partner_defends"


def test_13_3_the_transferrer_then_has_the_first_word() -> None:
    after = transferring().after("1 transfer 8♦")
    assert (after["main_attacker"], after["word"]) == (1, "closed")
    assert transferring().why_not("1 transfer 8♦", "3 throw_in 8♣") == "first_word"


def test_13_4_a_transfer_goes_to_the_next_opponent_and_skips_partners() -> None:
    assert transferring(SIX).after("1 transfer 8♦")["defender"] == 2
    beyond = transferring("9♣ K♦|8♦ 8♠||J♣ 7♦|9♦ 10♣|10♦ A♥")
    assert beyond.after("1 transfer 8♦")["defender"] == 4


def test_13_4_partners_are_skipped_even_when_the_seat_between_is_empty() -> None:
    after = transferring("9♣ K♦|8♦ 8♠||J♣ 7♦", out=[2]).after("1 transfer 8♦")
    assert (after["defender"], after["entitled"]) == (0, [1, 3])


def test_13_4_without_an_opponent_who_holds_cards_there_is_no_target() -> None:
    assert transferring("|8♦ 8♠||J♣ 7♦", out=[2]).why_not("1 transfer 8♦") == "transfer_no_target"


def test_13_5_refill_by_the_opener_first_and_the_final_defender_last_partner_or_not() -> None:
    acts = ("1 transfer 8♦", "2 take", "1 pass", "3 pass")
    after = transferring(talon=8).after(*acts)
    assert after["refill_order"] == [0, 1, 3, 2]
    assert list(after["drawn"]) == ["0", "1", "3"]


BEAT = ("1 beat J♥ 8♥", "0 pass", "2 pass")


def test_13_6_a_defender_who_is_out_hands_the_attack_to_his_own_team() -> None:
    after = board("9♣ K♦|J♥|10♥ J♦|J♣ 7♦").after("1 beat J♥ 8♥")
    assert (after["out"], after["opener"], after["defender"]) == ([1], 3, 0)
    third = board("9♣ K♦|J♥|10♥ J♦||9♦ 10♣|10♦ A♥", out=[3]).after("1 beat J♥ 8♥")
    assert (third["opener"], third["defender"]) == (5, 0)


def test_13_6_a_defender_who_stays_in_attacks_the_next_opponent() -> None:
    after = board().after(*BEAT)
    assert (after["opener"], after["defender"]) == (1, 2)


def test_13_6_after_a_take_the_next_opponent_after_the_taker_attacks() -> None:
    after = board().after("1 take", "0 pass", "2 pass")
    assert (after["opener"], after["defender"]) == (2, 3)
    partner_between = board("9♣ K♦|8♦ 8♠||J♣ 7♦", out=[2]).after("1 take", "0 pass")
    assert (partner_between["opener"], partner_between["defender"]) == (0, 1)


def test_13_7_the_team_whose_players_are_all_out_wins() -> None:
    after = board("|K♦ A♥||7♦ 6♣", out=[2]).after("1 take")
    assert after["result"] == {
        "end": "teams",
        "durak": None,
        "order": [[2], [0], [1, 3]],
        "winning_team": 0,
        "fool_seat": 1,
    }


def test_13_7_both_teams_empty_in_the_same_bout_is_a_draw() -> None:
    after = board("|J♥||", out=[2, 3]).after("1 beat J♥ 8♥")
    assert after["result"] == {
        "end": "draw",
        "durak": None,
        "order": [[2], [3], [0, 1]],
        "fool_seat": None,
    }


def test_13_7_the_first_player_out_does_not_win_alone() -> None:
    after = board("K♦|J♥|9♦|", out=[3]).after("1 beat J♥ 8♥")
    assert after["result"]["order"][0] == [3]
    assert (after["result"]["winning_team"], after["result"]["durak"]) == (1, None)
    goes_on = board("K♦|J♥ Q♦|9♦|", out=[3]).after(*BEAT)
    assert goes_on["result"] is None


def test_13_7_a_stalled_deal_has_no_winning_team() -> None:
    acts = ("1 take", "0 pass", "2 pass")
    result = board(stalling=39).after(*acts)["result"]
    assert result == {
        "end": "stalling",
        "durak": None,
        "order": [[0, 1, 2, 3]],
        "fool_seat": None,
    }


def test_13_8_partners_do_not_see_each_others_hands() -> None:
    hands = FOUR.split("|")
    swapped = "|".join([hands[0], hands[1], hands[3], hands[2]])
    assert board().view(0) == board(swapped).view(0)
    assert board().view(2).hand != board(swapped).view(2).hand
