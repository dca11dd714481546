"""Hands, talon and trump (rulebook, chapter 2)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lane, popcount
from kozyr.game.state import State, draw_card


def deal_hands(s: State, dealer: int) -> None:
    """Deal the shuffled cards of the talon: one at a time, the dealer last (§2.2 to §2.5)."""
    s.dealer = dealer
    s.trump_card = s.talon[s.talon_end - 1]
    s.trump = s.trump_card >> 4
    s.playing = bit(s.limits.seats) - 1
    for _ in range(s.limits.hand_size):
        for step in range(1, s.limits.seats + 1):
            draw_card(s, (dealer + step) % s.limits.seats)


def void_reason(s: State) -> int:
    """Why this deal is void and dealt again, if it is (§2.7, §2.8)."""
    if s.limits.void_five_of_suit and _five_of_a_suit(s):
        return codes.FIVE_OF_SUIT
    if s.limits.void_trump_ace and s.trump_card & 15 == codes.ACE:
        return codes.TRUMP_ACE
    return codes.NOT_VOID


def _five_of_a_suit(s: State) -> bool:
    for seat in range(s.limits.seats):
        for suit in range(4):
            if popcount(s.hands[seat] & lane(suit)) >= codes.VOID_COUNT:
                return True
    return False
