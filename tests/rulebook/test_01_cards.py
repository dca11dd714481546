"""Chapter 1: cards and decks."""

import pytest

from kozyr.cards.deck import deck
from kozyr.game.deal import Deal
from kozyr.rules.agreement import Agreement, agree
from tests.rulebook.board import Board, rules_of, start, texts


def test_1_1_ranks_go_from_two_to_ace_in_four_suits() -> None:
    assert texts(deck(52)[:13]) == "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠"
    assert [texts([card]) for card in deck(52)[::13]] == ["2♠", "2♣", "2♦", "2♥"]


@pytest.mark.parametrize(("size", "lowest"), [(24, "9♠"), (36, "6♠"), (52, "2♠")])
def test_1_2_deck_says_from_which_rank_up(size: int, lowest: str) -> None:
    deal = start(players=2, deck=size)
    cards = [card for seat in (0, 1) for card in deal.view(seat).hand]
    cards += deal.state.talon[deal.state.talon_at : deal.state.talon_end]
    assert sorted(cards) == list(deck(size))
    assert texts(sorted(cards)[:1]) == lowest


SEATS = [(24, 4), (36, 6), (52, 8)]


@pytest.mark.parametrize(("size", "most"), SEATS)
def test_1_3_players_need_six_cards_each(size: int, most: int) -> None:
    assert isinstance(agree(None, {"deck": size, "players": most}), Agreement)
    if most < 8:
        refused = agree(None, {"deck": size, "players": most + 1})
        assert not isinstance(refused, Agreement)
        assert refused.code == "players_deck"


@pytest.mark.parametrize("players", range(2, 9))
def test_1_3_every_number_of_players_is_dealt_six_cards(players: int) -> None:
    deal = start(players=players, deck=52)
    assert [seat.count for seat in deal.view(0).seats] == [6] * players


def test_1_4_52_cards_with_four_or_five_are_legal_and_warned_of() -> None:
    for players in range(2, 9):
        agreed = agree(None, {"deck": 52, "players": players})
        assert isinstance(agreed, Agreement)
        assert ("W1" in agreed.warnings) == (players in {4, 5})


def test_1_5_every_chance_of_a_deal_comes_from_one_seed() -> None:
    rules = rules_of(players=3)
    deals = [Deal.start(rules, seed=b"same") for _ in range(2)]
    assert deals[0].view(0) == deals[1].view(0)
    others = {Deal.start(rules, seed=b"%d" % one).digest() for one in range(50)}
    assert len(others) == 50


def test_1_5_a_lot_for_the_dealer_and_for_the_first_attacker_is_drawn_from_the_seed() -> None:
    rules = rules_of(players=4, deck=24, first_attacker="left_of_dealer")
    dealers = {Deal.start(rules, seed=b"%d" % one).view(0).dealer for one in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert Board("8♥|9♥").now()["opener"] == 0
