"""A card is a small int, `suit * 16 + rank`: a set of cards is a mask, 16 bits a suit (§1.1)."""

from typing import Final

SUITS: Final = "♠♣♦♥"
"""Suit signs; the index is the suit's number, and breaks ties between equal ranks (§17.8)."""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""Rank signs from low to high; the index is the rank's number (§1.1)."""


def card(suit: int, rank: int) -> int:
    """The card of suit 0-3 and rank 0-12."""
    return suit * 16 + rank


def suit_of(card: int) -> int:
    """The suit of a card, 0-3 (♠ ♣ ♦ ♥)."""
    return card >> 4


def rank_of(card: int) -> int:
    """The rank of a card, 0 (two) to 12 (ace)."""
    return card & 15


def is_card(number: int) -> bool:
    """Whether this int is one of the 52 cards."""
    return 0 <= number < len(SUITS) * 16 and rank_of(number) < len(RANKS)


def text(card: int) -> str:
    """The card as people write it, rank then suit sign: `10♥`."""
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


_NAMED: Final = {text(number): number for number in filter(is_card, range(len(SUITS) * 16))}


def parse(text: str) -> int:
    """Read `10♥`.

    Raises:
        ValueError: the text is no card; the message shows what one looks like.

    """
    found = _NAMED.get(text)
    if found is not None:
        return found
    ranks, suits = " ".join(RANKS), " ".join(SUITS)
    msg = f"{text!r} is no card: write a rank ({ranks}) and a suit ({suits}), such as 10♥"
    raise ValueError(msg)
