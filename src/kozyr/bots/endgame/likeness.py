"""Positions that differ in names alone: only the order among the cards still in play matters.

A rank that nobody holds may be left out, and plain suits are like one another.
"""

from kozyr.bots.endgame import codes
from kozyr.game.bits import bit, highest, lane, of_ranks, ranks_in


def in_lanes(cards: int, trump: int) -> int:
    """The cards with the trump suit and the last one exchanged."""
    if trump == codes.TRUMPS:
        return cards
    shift = (codes.TRUMPS - trump) * 16
    moved = (cards & lane(trump)) << shift | (cards >> shift & lane(trump))
    return cards & ~(lane(trump) | lane(codes.TRUMPS)) | moved


def gaps_in(cards: int) -> int:
    """The set of ranks below the highest that none of these cards has."""
    ranks = ranks_in(cards)
    return ~ranks & (bit(highest(ranks)) - 1)


def closed_up(cards: int, gaps: int) -> int:
    """The cards with these ranks, which none of them has, left out."""
    while gaps != 0:
        rank = highest(gaps)
        below = of_ranks(bit(rank) - 1)
        above = of_ranks(codes.EVERY_RANK & -bit(rank))
        cards = cards & below | cards >> 1 & above
        gaps ^= bit(rank)
    return cards


def suit_order(att: int, dfn: int) -> int:
    """How the plain suits stand in their own order: three pairs of bits, lowest first."""
    one = _weight(att, dfn, 0)
    two = _weight(att, dfn, 1)
    three = _weight(att, dfn, 2)
    if one > two:
        one, two = two, one
    if two > three:
        two, three = three, two
    if one > two:
        one, two = two, one
    return one & 3 | (two & 3) << 2 | (three & 3) << 4


def _weight(att: int, dfn: int, suit: int) -> int:
    """What a suit is sorted by: the cards of both in it; its number stands below."""
    return ((att >> suit * 16 & 0x1FFF) << 13 | (dfn >> suit * 16 & 0x1FFF)) << 2 | suit


def in_order(cards: int, order: int) -> int:
    """The cards with the plain suits put in that order."""
    sorted_suits = cards >> (order & 3) * 16 & 0x1FFF
    sorted_suits |= (cards >> (order >> 2 & 3) * 16 & 0x1FFF) << 16
    sorted_suits |= (cards >> (order >> 4 & 3) * 16 & 0x1FFF) << 32
    return cards & lane(codes.TRUMPS) | sorted_suits
