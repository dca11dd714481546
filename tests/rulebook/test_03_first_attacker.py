"""Chapter 3: who attacks first."""

from typing import Any

import pytest

from kozyr.cards.shuffle import lot
from kozyr.game.actions import Action, Beat, Hang, Pass, Take
from kozyr.game.deal import Deal, Previous
from tests.rulebook.board import Board, cards, rules_of, start, texts

LOWEST_AT_ONE = "6♦ 7♦ 8♦ 9♥ 10♦ J♠|6♣ 7♣ 8♣ 9♦ 7♠ J♦|6♥ 7♥ 8♥ 9♠ 10♥ J♥"
NO_TRUMPS = "6♦ 7♦ 8♦ 9♥ 10♦ J♣|6♣ 7♣ 8♣ 9♦ 7♥ J♦|6♥ 9♣ 8♥ 10♣ 10♥ J♥"
LATER = {"fool_seat": 0, "first_place": 2}


def dealt(hands: str = LOWEST_AT_ONE, previous: object = None, **options: object) -> Board:
    dealer = options.pop("dealer", None)
    board = Board(hands, talon=18, opener=None, options=options, previous=previous)
    if dealer is not None:
        board.document["dealer"] = dealer
    return board


def test_3_1_lowest_trump_the_holder_of_the_lowest_trump_attacks() -> None:
    after = dealt(first_attacker="lowest_trump").begin()
    assert (after["opener"], after["decided_by"]) == (1, "7♠")


def test_3_1_left_of_dealer_the_player_left_of_the_dealer_attacks() -> None:
    after = dealt(first_attacker="left_of_dealer", dealer=1).begin()
    assert (after["opener"], after["decided_by"]) == (2, None)


def test_3_2_the_deciding_card_is_shown_to_all() -> None:
    deal = start(players=3)
    shown = deal.decided_by
    assert shown is not None
    assert {deal.view(seat).decided_by for seat in range(3)} == {shown}
    assert start(players=3, first_attacker="left_of_dealer").decided_by is None


def test_3_2_any_card_may_be_led_whatever_decided() -> None:
    deal = start(players=3)
    opener = deal.next_actor()
    assert opener is not None
    led = {card for action in deal.legal(opener) for card in vars_of(action)}
    assert led == set(deal.view(opener).hand)


def vars_of(action: object) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(action, "cards", ())
    return cards


def test_3_2_the_trump_card_of_the_talon_counts_for_nobody() -> None:
    after = dealt().begin()
    assert (after["decided_by"], after["opener"]) == ("7♠", 1)
    assert dealt().document["trump_card"] == "6♠"


def test_3_2_a_trump_card_dealt_counts_for_its_holder() -> None:
    ranks = ("9", "10", "J", "Q", "K", "A")
    hands = "|".join(" ".join(rank + suit for rank in ranks) for suit in "♠♣♦♥")
    board = Board(hands, trump="9♥", opener=None, options={"deck": 24})
    assert (board.begin()["opener"], board.begin()["decided_by"]) == (3, "9♥")


def test_3_3_without_trumps_in_hand_a_lot_among_all_decides_and_nothing_is_dealt_again() -> None:
    after = dealt(NO_TRUMPS).begin()
    assert (after["opener"], after["decided_by"], after["redeal"]) == (None, None, None)
    assert after["lot"] == ["dealer", "first_attacker"]


def test_3_3_the_lot_comes_from_the_seed() -> None:
    rules = rules_of(players=2, deck=52)
    found = []
    for number in range(1500):
        seed = b"%d" % number
        deal = Deal.start(rules, seed=seed)
        if deal.decided_by is None:
            assert deal.next_actor() == lot(seed, "first attacker", 2)
            found.append(deal.next_actor())
    assert set(found) == {0, 1}


@pytest.mark.parametrize(
    ("value", "opener"),
    [
        ("same_as_first", 1),
        ("left_of_loser", 1),
        ("right_of_loser", 2),
        ("previous_winner", 2),
    ],
)
def test_3_4_who_attacks_first_in_a_later_deal(value: str, opener: int) -> None:
    previous = {"fool_seat": 0, "first_place": 2}
    assert dealt(previous=previous, first_attacker_later=value).begin()["opener"] == opener


def test_3_4_same_as_first_asks_for_the_lowest_trump_again() -> None:
    fool_two = {"fool_seat": 2, "first_place": 0}
    after = dealt(previous=fool_two, first_attacker_later="same_as_first").begin()
    assert (after["opener"], after["decided_by"]) == (1, "7♠")


def test_3_4_left_of_loser_leads_from_under_the_fool() -> None:
    for fool, opener in ((0, 1), (1, 2), (2, 0)):
        previous = {"fool_seat": fool, "first_place": None}
        assert (
            dealt(previous=previous, first_attacker_later="left_of_loser").begin()["opener"]
            == opener
        )


def test_3_4_right_of_loser_attacks_the_fool() -> None:
    after = dealt(previous=LATER, first_attacker_later="right_of_loser").begin()
    assert (after["opener"], after["defender"]) == (2, 0)


def test_3_4_previous_winner_leads() -> None:
    after = dealt(previous=LATER, first_attacker_later="previous_winner").begin()
    assert (after["opener"], after["decided_by"]) == (2, None)


def left_by(hands: str, action: Action, **fields: Any) -> Previous:  # noqa: ANN401 - fields
    """What a deal of two teams leaves to the next, when seat 0 has led and this answer ends it."""
    deal = Board(hands, table="8♥@0", options={"teams": "2x2"}, **fields).deal()
    view = deal.view(0)
    assert view.defender is not None
    deal.act(view.defender, action)
    assert deal.result is not None
    return deal.outlook


def test_3_4_previous_winner_in_teams_is_the_first_of_the_winning_team_to_go_out() -> None:
    assert left_by("|K♦ A♥||7♦ 6♣", Take(), out=[2]) == Previous(1, 2)
    loser_went_first = left_by("|||7♦ 6♣", Take(), out=[1, 2])
    assert loser_went_first == Previous(3, 2)


def test_3_4_previous_winner_in_teams_after_a_hang_is_the_hanger() -> None:
    options = {"teams": "2x2", "pogony": "lead_allowed"}
    deal = Board("6♥|K♦ Q♦ K♥|9♣|9♦", table="8♥", taking=True, options=options).deal()
    for seat, action in ((0, Pass()), (2, Pass()), (0, Hang())):
        deal.act(seat, action)
    assert (deal.outlook.fool_seat, deal.outlook.first_place) == (1, 0)


def test_3_5_a_draw_of_teams_names_nobody() -> None:
    beat = Beat(*cards("J♥"), *cards("8♥"))
    assert left_by("|J♥||", beat, out=[2, 3]) == Previous(None, None)


@pytest.mark.parametrize(
    "value", ["same_as_first", "left_of_loser", "right_of_loser", "previous_winner"]
)
def test_3_5_after_a_draw_the_first_rule_applies(value: str) -> None:
    previous = {"fool_seat": None, "first_place": 2}
    after = dealt(previous=previous, first_attacker_later=value).begin()
    assert (after["opener"], after["decided_by"]) == (1, "7♠")


def test_3_5_without_a_single_first_place_the_first_rule_applies() -> None:
    previous = {"fool_seat": 0, "first_place": None}
    after = dealt(previous=previous, first_attacker_later="previous_winner").begin()
    assert (after["opener"], after["decided_by"]) == (1, "7♠")


def test_3_5_a_deal_without_a_previous_one_is_a_first_deal() -> None:
    rules = rules_of(players=3, first_attacker_later="left_of_loser")
    later = Deal.start(rules, seed=b"1", number=2, previous=Previous(1, 0))
    assert later.next_actor() == 2
    first = Deal.start(rules, seed=b"1")
    assert first.decided_by is not None
    assert texts([first.decided_by])[-1] == texts([first.view(0).trump_card])[-1]


def test_3_6_the_first_defender_is_the_next_after_the_first_attacker() -> None:
    assert dealt().begin()["defender"] == 2
    deal = start(players=6)
    view = deal.view(0)
    assert view.opener is not None
    assert view.defender == (view.opener + 1) % 6
