"""Bots compare cards as the kernel does."""

from kozyr.bots.strength import by_rank, cheapest_first, stronger
from kozyr.cards.card import parse
from kozyr.cards.cardset import mask_of
from kozyr.cards.deck import deck
from kozyr.game.beating import beaters
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.rulebook.board import cards, texts


def test_5_1_stronger_is_what_the_kernel_lets_beat() -> None:
    state = State(bind(Rules()))
    for trump in range(4):
        state.trump = trump
        for card in deck(52):
            assert stronger(card, trump) == beaters(state, card)


def test_a_hand_is_divided_by_rank() -> None:
    hand = mask_of(cards("7♥ 9♥ 7♠ K♦"))
    assert list(by_rank(hand)) == [mask_of(cards(one)) for one in ("7♥ 7♠", "9♥", "K♦")]


def test_trumps_are_dearest() -> None:
    hand = mask_of(cards("6♥ A♦ 7♥ 7♣ K♥"))
    assert texts(cheapest_first(hand, parse("6♥") >> 4)) == "7♣ A♦ 6♥ 7♥ K♥"
