"""Chapter 11: going out, the end of the deal, durak, draw, finishing order."""

from typing import Any

import pytest

from kozyr.game.deal import Deal, Previous
from tests.rulebook.board import Board, rules_of

LEAD = ("0 lead 8♥", "1 beat J♥ 8♥")


def board(hands: str, draw: str = "on", **more: Any) -> Board:  # noqa: ANN401 - fields
    return Board(hands, options={"draw": draw}, **more)


def test_11_1_out_is_who_has_no_cards_after_the_refill_with_an_empty_talon() -> None:
    after = board("8♥|J♥ Q♥|9♣ 10♣").after(*LEAD, "2 pass")
    assert after["out"] == [0]
    drawing = board("8♥|J♥ Q♥|9♣ 10♣", talon=1).after(*LEAD, "2 pass")
    assert (drawing["out"], drawing["hand_sizes"]) == ([], [1, 1, 2])


def test_11_1_laying_the_last_card_ends_nothing_by_itself() -> None:
    results = board("8♥|J♥ Q♥|9♣ 10♣").results(*LEAD)
    assert [result["after"]["out"] for result in results] == [[], []]


def test_11_2_a_defender_without_cards_and_all_beaten_ends_the_bout_at_once() -> None:
    after = board("8♥ 9♦|J♥|9♣ 10♣").after(*LEAD)
    assert (after["bout_closed"], after["out"]) == ("beaten", [1])


def test_11_2_an_attacker_without_cards_just_has_no_action() -> None:
    after = board("8♥|J♥ Q♥|9♣ 10♣").after("0 lead 8♥")
    assert "0" not in after["may_act"]
    assert after["bout_closed"] is None


def test_11_3_the_deal_ends_when_at_most_one_player_is_in() -> None:
    three = board("8♥|J♥ Q♥|9♣ 10♣").after(*LEAD, "2 pass")
    assert three["result"] is None
    two = board("8♥|J♥ Q♥|", out=[2]).after(*LEAD)
    assert two["result"]["end"] == "durak"
    assert board("8♥|J♥ Q♥|", out=[2]).why_not(*LEAD, "1 lead Q♥") == "deal_over"


def test_11_4_the_one_left_in_is_the_durak() -> None:
    assert board("8♥|J♥ Q♥|", out=[2]).after(*LEAD)["result"] == {
        "end": "durak",
        "durak": 1,
        "order": [[2], [0], [1]],
    }


def test_11_5_earlier_bouts_come_before_later_ones() -> None:
    after = board("8♥||J♥ Q♥|9♣", out=[1]).after("0 lead 8♥", "2 beat J♥ 8♥", "3 pass")
    assert after["out"] == [1, 0]


def test_11_5_within_a_bout_the_attacker_precedes_the_defender_who_beat_his_last_card() -> None:
    after = board("8♥|J♥|9♣ 10♣").after(*LEAD)
    assert after["result"]["order"] == [[0], [1], [2]]
    last = board("8♥|J♥ 9♥|8♣", draw="off", preset=None)
    acts = ("0 lead 8♥", "2 throw_in 8♣")
    assert last.after(*acts, "1 take")["out"] == [0, 2]


def test_11_6_on_those_who_went_out_last_share_the_places_left() -> None:
    after = board("8♥|J♥|", out=[2]).after(*LEAD)
    assert after["result"] == {"end": "draw", "durak": None, "order": [[2], [0, 1]]}


def test_11_6_off_the_last_to_empty_his_hand_is_the_durak() -> None:
    after = board("8♥|J♥|", draw="off", out=[2]).after(*LEAD)
    assert after["result"] == {"end": "durak", "durak": 1, "order": [[2], [0], [1]]}


THREE_TAKERS = "8♥ 8♣ 6♥ A♣|7♦ K♥ 10♦ Q♥|9♥ 6♣ 10♣ 7♥"


def stalled(stalling: int, **more: Any) -> Board:  # noqa: ANN401 - fields
    return board(THREE_TAKERS, opener=2, stalling=stalling, bout=60, **more)


TAKEN = ("2 lead 9♥", "0 take", "2 pass", "1 pass")


def test_11_7_forty_bouts_without_discard_or_draw_are_a_draw_of_those_in() -> None:
    after = stalled(39, draw="off").after(*TAKEN)
    assert after["result"] == {"end": "stalling", "durak": None, "order": [[0, 1, 2]]}
    assert stalled(38).after(*TAKEN)["result"] is None
    assert stalled(38).after(*TAKEN)["stalling"] == 39


def test_11_7_those_out_before_keep_their_places() -> None:
    hands = f"{THREE_TAKERS}|"
    after = board(hands, opener=2, stalling=39, out=[3]).after(*TAKEN)
    assert after["result"]["order"] == [[3], [0, 1, 2]]


def test_11_7_a_discard_and_a_drawn_card_begin_the_count_anew() -> None:
    beaten = board("8♥ 9♦|J♥ Q♥|9♣ 10♣", stalling=30).after(*LEAD, "0 pass", "2 pass")
    assert beaten["stalling"] == 0
    assert stalled(39, talon=1).after(*TAKEN)["stalling"] == 0


def test_11_7_with_cards_in_the_talon_a_full_hand_draws_none_and_the_count_goes_on() -> None:
    seven = "8♥ 8♣ 6♥ A♣ K♣ Q♣ J♣|7♦ K♥ 10♦ Q♥ 9♦ 8♦|9♥ 6♣ 10♣ 7♥ A♥ J♥ A♦"
    after = board(seven, opener=2, talon=3, stalling=5).after(*TAKEN)
    assert (after["stalling"], after["drawn"]) == (6, {})


def test_11_8_the_fool_seat_is_the_durak_after_a_draw_there_is_none() -> None:
    def outlook(hands: str) -> Previous:
        deal = Board(hands).deal()
        while (seat := deal.next_actor()) is not None:
            deal.act(seat, deal.legal(seat)[0])
        return deal.outlook

    assert outlook("8♥|J♥ Q♥") == Previous(fool_seat=1, first_place=0)
    assert outlook("8♥|J♥") == Previous(fool_seat=None, first_place=None)


def fool_seat(hands: str, *acts: str, **more: Any) -> int | None:  # noqa: ANN401 - fields
    """The fool seat of a team deal that ends with these acts."""
    options = {"teams": "2x2" if hands.count("|") == 3 else "3x3", **more.pop("options", {})}
    result = Board(hands, table="8♥@0", options=options, **more).after(*acts)["result"]
    seat: int | None = result["fool_seat"]
    return seat


def test_11_8_in_teams_the_final_defender_if_he_still_holds_cards() -> None:
    assert fool_seat("|K♦ A♥||7♦ 6♣", "1 take", out=[2]) == 1
    assert fool_seat("|||7♦ 6♣", "3 take", out=[1, 2]) == 3


def test_11_8_in_teams_else_the_first_of_the_losers_clockwise_from_the_final_defender() -> None:
    beaten = "1 beat J♥ 8♥"
    assert fool_seat("9♣|J♥|9♦|", beaten, out=[3]) == 2
    assert fool_seat("9♣|J♥||", beaten, out=[3, 2]) == 0
    assert fool_seat("9♣|J♥|||9♦|", beaten, out=[3, 5, 2]) == 4


def test_11_8_in_teams_the_receiver_of_a_hang_or_the_caught_cheat() -> None:
    hang = {"options": {"pogony": "lead_allowed"}, "taking": True}
    assert fool_seat("6♥|K♦ Q♦ K♥|9♣|9♦", "0 pass", "2 pass", "0 hang", **hang) == 1
    cheat = {"options": {"cheating": "on", "cheat_penalty": "loses_deal"}, "talon": 4}
    assert fool_seat("9♣|K♦ Q♦|10♦|J♦", "1 beat K♦ 8♥ armed", "0 call 1", **cheat) == 1


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_11_5_the_full_order_is_always_recorded(seed: bytes) -> None:
    deal = Deal.start(rules_of(players=4), seed=seed)
    while (seat := deal.next_actor()) is not None:
        deal.act(seat, deal.legal(seat)[0])
    assert deal.result is not None
    assert sorted(seat for place in deal.result.places for seat in place) == [0, 1, 2, 3]
