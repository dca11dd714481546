"""The three decks: 24 from the nine up, 36 from the six up, 52 from the two up (§1.2)."""

from functools import cache
from typing import Final

from kozyr.cards.card import RANKS, SUITS, card
from kozyr.cards.cardset import mask_of

LOWEST_RANK: Final = {24: 7, 36: 4, 52: 0}
"""The lowest rank of each deck size: nine, six, two."""


@cache
def deck(size: int) -> tuple[int, ...]:
    """All cards of the deck of 24, 36 or 52, ascending.

    Raises:
        KeyError: there is no deck of that size.

    """
    lowest = LOWEST_RANK[size]
    ranks = range(lowest, len(RANKS))
    return tuple(card(suit, rank) for suit in range(len(SUITS)) for rank in ranks)


@cache
def deck_mask(size: int) -> int:
    """The set of all cards of that deck."""
    return mask_of(deck(size))
