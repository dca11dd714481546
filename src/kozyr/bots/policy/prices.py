"""What cards are worth to keep, as `reading` prices them, in half ranks so that all are whole."""

from kozyr.game import codes
from kozyr.game.bits import bit, highest, lane, lowest, of_ranks, ranks_in
from kozyr.game.pogony import rung_cards
from kozyr.game.state import State

TRUMP = 16
RUNG = 60


def kept(s: State, seat: int) -> int:
    """The cards that a seat keeps to hang: of its rung, trumps only if that is the queen."""
    if not s.limits.pogony:
        return 0
    cards = rung_cards(s, seat)
    return cards if s.rungs[seat] == codes.QUEEN else cards & ~lane(s.trump)


def worth(s: State, card: int, held: int) -> int:
    """What a card is worth, in half ranks above a plain card of the middle rank.

    `held` are the cards kept to hang, here and below.
    """
    cards = s.limits.all_cards
    price = 2 * (card & 15) - (lowest(cards) & 15) - (highest(cards) & 15)
    if card >> 4 == s.trump:
        price += TRUMP
    return price + RUNG if held & bit(card) else price


def worth_of(s: State, cards: int, held: int) -> int:
    """What these cards are worth together."""
    price = 0
    while cards != 0:
        price += worth(s, lowest(cards), held)
        cards &= cards - 1
    return price


def dearest(s: State, cards: int, held: int) -> int:
    """What the dearest of these cards is worth; there is at least one."""
    price = worth(s, lowest(cards), held)
    while cards != 0:
        price = max(price, worth(s, lowest(cards), held))
        cards &= cards - 1
    return price


def cheapest(s: State, cards: int, held: int) -> int:
    """The card least worth keeping, the lowest of several; there is at least one."""
    if cards & ~held != 0:
        cards &= ~held
    trumps = cards & lane(s.trump)
    if cards == trumps:
        return lowest(trumps)
    plain = of_ranks(bit(lowest(ranks_in(cards & ~trumps)))) & cards & ~trumps
    card = lowest(plain)
    if trumps == 0:
        return card
    extra = 2 * (lowest(trumps) & 15) + TRUMP - 2 * (card & 15)
    return lowest(trumps) if extra < 0 or (extra == 0 and lowest(trumps) < card) else card
