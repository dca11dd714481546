"""The numbers of a tabulated game, one name each.

This module is never compiled; `codes.pxd` spells the same numbers as C constants.
"""

from typing import Final

# What stands at a node in place of an information set: the end with its result (-1, 0 or 1 for
# seat 0) taken from the first, chance with so many equal branches taken from the second, a moment
# that hides nothing with its number taken from the third.
OVER: Final = -2
CHANCE: Final = -16
END: Final = -0x100_0000

# How a seat goes on once all cards are known: as well as can be, by the rules of thumb, at random.
BEST: Final = 0
RULES: Final = 1
CHANCES: Final = 2

# What a seat sees besides moves, which are below all of these: which seat it is, its cards.
SEAT: Final = 0x20_0000
CARD: Final = 0x20_0010
SYMBOLS: Final = 0x40_0000
