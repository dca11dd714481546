"""Sets of cards and of seats as ints: the few bit operations the kernel needs.

This module is never compiled; `bits.pxd` spells the same functions in C for the compiled kernel.
"""

_SUITS = 0x0001_0001_0001_0001


def bit(place: int) -> int:
    """The set that holds only this card or seat."""
    return 1 << place


def popcount(places: int) -> int:
    """How many members a set has."""
    return places.bit_count()


def lowest(places: int) -> int:
    """The lowest member of a set that is not empty."""
    return (places & -places).bit_length() - 1


def highest(places: int) -> int:
    """The highest member of a set that is not empty."""
    return places.bit_length() - 1


def lane(suit: int) -> int:
    """The 13 cards of a suit."""
    return 0x1FFF << (suit * 16)


def ranks_in(cards: int) -> int:
    """The set of ranks (0-12) that occur among these cards."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & 0x1FFF


def of_ranks(ranks: int) -> int:
    """The cards of these ranks in all four suits."""
    return ranks * _SUITS


def zeros(length: int) -> list[int]:
    """A list of zeros that becomes a C array where the `.pxd` says so."""
    return [0] * length
