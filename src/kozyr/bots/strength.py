"""How strong cards are, one against another and to keep."""

from collections.abc import Iterator

from kozyr.cards.card import rank_of, suit_of
from kozyr.cards.cardset import cards_of
from kozyr.game.bits import bit, lane, lowest, of_ranks, ranks_in


def stronger(card: int, trump_suit: int) -> int:
    """Every card that beats this one (§5.1)."""
    higher = lane(suit_of(card)) & -bit(card + 1)
    return higher if suit_of(card) == trump_suit else higher | lane(trump_suit)


def by_rank(cards: int) -> Iterator[int]:
    """The cards divided into sets of one rank, low to high."""
    ranks = ranks_in(cards)
    while ranks:
        yield cards & of_ranks(bit(lowest(ranks)))
        ranks &= ranks - 1


def cheapest_first(cards: int, trump_suit: int, kept: int = 0) -> list[int]:
    """The cards as people sort them: plain ones by rank, then trumps by rank, ties by suit.

    Cards that are `kept` come last.
    """

    def price(card: int) -> tuple[bool, bool, int, int]:
        return bool(bit(card) & kept), suit_of(card) == trump_suit, rank_of(card), card

    return sorted(cards_of(cards), key=price)
