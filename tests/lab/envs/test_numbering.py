"""Numbers of actions: pinned, round, and the same from a view as from the kernel."""

from zlib import crc32

from kozyr.cards.card import card
from kozyr.cards.cardset import cards_of
from kozyr.game.actions import Lead
from kozyr.game.bits import bit
from kozyr.game.deal import Deal
from kozyr.game.state import State
from kozyr.game.translate import armed_moves, legal_moves, move_of
from kozyr.lab.envs import codes
from kozyr.lab.envs.numbering import card_at, count_of, index_of, number_of, numbered
from kozyr.lab.envs.viewed import action_number, choices
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.bots.tables import CHEATING, any_deals, moments
from tests.game.test_twins import constants, declared
from tests.walks.sizes import deals

EVERY_NUMBER = 0x9D9F_1A65
"""The checksum of the moves of all numbers; a change makes every trained network useless."""


def laid() -> State:
    """A table of 8 seats with six attack cards: the trump suit's from six to jack."""
    state = State(bind(Rules(players=8, deck=52)))
    for rank in range(4, 10):
        state.put_attack(0, card(0, rank))
    return state


def test_all_numbers_are_pinned() -> None:
    moves = [numbered(laid(), 2, number) for number in range(codes.WITH_CHEATING)]
    assert crc32(repr(moves).encode()) == EVERY_NUMBER


def test_every_number_comes_back() -> None:
    state = laid()
    for number in range(codes.WITH_CHEATING):
        assert number_of(state, 2, numbered(state, 2, number)) == number


def test_cards_are_numbered_without_gaps() -> None:
    assert [index_of(card_at(index)) for index in range(52)] == list(range(52))
    assert [card_at(index) for index in range(52)] == [
        card(suit, rank) for suit in range(4) for rank in range(13)
    ]


def test_the_codes_are_the_same_numbers_in_c() -> None:
    plain = {name: number for name, number in vars(codes).items() if name.isupper()}
    assert constants(declared("lab/envs/codes.pxd")) == plain


def test_a_view_offers_the_numbers_of_the_legal_moves() -> None:
    seen: set[int] = set()
    for deal, dice in (
        *any_deals(51, deals(20, 6)),
        *any_deals(52, deals(8, 3), CHEATING),
    ):
        for _ in moments(deal, dice):
            for seat in range(deal.rules.players):
                seen |= compared(deal, seat)
    firsts = (codes.FIRST_THROW_IN, codes.FIRST_TRANSFER, codes.FIRST_BEAT, codes.FIRST_ARMED_BEAT)
    assert all(any(first <= number < first + 52 for number in seen) for first in firsts)


def compared(deal: Deal, seat: int) -> set[int]:
    s = deal.state
    moves = legal_moves(s, seat) + armed_moves(s, seat)
    view = deal.view(seat)
    offered = choices(view)
    assert list(offered) == sorted(number_of(s, seat, move) for move in moves)
    for number, action in offered.items():
        assert move_of(action) == numbered(s, seat, number)
        assert action_number(view, action) == number < count_of(s.limits)
    return set(offered)


def test_a_lead_has_one_number_in_whatever_order_its_cards_are_named() -> None:
    deal = next(deal for deal, _ in any_deals(53, 1, {"lead_cards": "any_same_rank", "deck": 52}))
    opener = deal.state.opener
    pair = bit(card(0, 5)) | bit(card(3, 5))
    deal.state.put_hand(opener, pair)
    view = deal.view(opener)
    leads = [number for number, action in choices(view).items() if action == Lead(cards_of(pair))]
    assert leads == [action_number(view, Lead(cards_of(pair)[::-1]))]
