"""The numbers of the exact endgame, one name each.

This module is never compiled; `codes.pxd` spells the same numbers as C constants.
"""

from typing import Final

# Results in a player's eyes, and that of a search that came to no end.
WIN: Final = 1
DRAW: Final = 0
LOSS: Final = -1
UNKNOWN: Final = 2

# The bits of a bout: attack cards laid, then flags, from LED on the ranks that were led.
ATTACKS: Final = 0x7
BEGUN: Final = 0x8
SPAN: Final = 0x10
SHOWN_ATT: Final = 0x20
SHOWN_DFN: Final = 0x40
SHOWN: Final = 0x60
LED: Final = 0x10000

# The lane that trumps are moved to, and every rank.
TRUMPS: Final = 3
EVERY_RANK: Final = 0x1FFF

# A tag of the table: the bits of a bout below, then transfers, then the age.
TAG_TRANSFERS: Final = 0x80
TAG_AGE: Final = 0x100

# Words of an entry of the table, and odd factors that spread its places.
WORDS: Final = 4
LOW_HALF: Final = 0x7FFF_FFFF
FACTOR_1: Final = 0x4C95_7F2D
FACTOR_2: Final = 0x5851_F42D
FACTOR_3: Final = 0x6C07_8965
FACTOR_4: Final = 0x41C6_4E6D
FACTOR_5: Final = 0x2F6E_2B1D

# No dependence on the bouts before; the longest line of bouts that is followed.
FREE: Final = 0x10_0000
DEEPEST: Final = 192
