"""What a solver has found out, in so many bytes."""

from array import array

from kozyr.bots.endgame import codes
from kozyr.game.bits import bit, highest


class Table:
    """A word for each of many positions; of two that want one place the dearer stays.

    A position is two hands and a tag. `size` is in bytes, rounded down to a power of two.
    """

    def __init__(self, size: int) -> None:
        entries = bit(highest(max(size // (8 * codes.WORDS), 2)))
        self.places = entries - 2
        self.words = array("q", bytes(entries * 8 * codes.WORDS))

    def find(self, att: int, dfn: int, tag: int) -> int:
        """The word kept for a position, 0 if there is none."""
        at = self._place(att, dfn, tag)
        if self._holds(at, att, dfn, tag):
            return self.words[at + 3]
        at += codes.WORDS
        return self.words[at + 3] if self._holds(at, att, dfn, tag) else 0

    def keep(self, att: int, dfn: int, tag: int, word: int) -> None:
        """Keep a word that is not 0; the larger it is, the dearer it was."""
        at = self._place(att, dfn, tag)
        if not self._holds(at, att, dfn, tag) and self.words[at + 3] > word:
            at += codes.WORDS
        self.words[at] = att
        self.words[at + 1] = dfn
        self.words[at + 2] = tag
        self.words[at + 3] = word

    def _place(self, att: int, dfn: int, tag: int) -> int:
        """Where the first of the two entries begins that a position may have."""
        spread = (att & codes.LOW_HALF) * codes.FACTOR_1 ^ (att >> 31) * codes.FACTOR_2
        spread ^= (dfn & codes.LOW_HALF) * codes.FACTOR_3 ^ (dfn >> 31) * codes.FACTOR_4
        spread ^= (tag & codes.LOW_HALF) * codes.FACTOR_5
        return (spread >> 33 & self.places) * codes.WORDS

    def _holds(self, at: int, att: int, dfn: int, tag: int) -> bool:
        """Whether the entry that begins there is this position's."""
        if self.words[at] != att or self.words[at + 1] != dfn:
            return False
        return self.words[at + 2] == tag
