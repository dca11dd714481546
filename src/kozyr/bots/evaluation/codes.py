"""Where the inputs of the value net stand, and how wide its layers are.

This module is never compiled; `codes.pxd` spells the same numbers as C constants.
"""

from typing import Final

# Places of a card: the opener's hand, the other hand, the talon; 4 suits of 13 ranks in each.
RANKS: Final = 13
CARDS: Final = 52
OWN: Final = 0
OTHER: Final = 52
TALON: Final = 104

# The rank of the trump card while it lies under the talon, and how many cards the talon holds.
BOTTOM: Final = 156
LEFT: Final = 169

# How many cards and trumps the two hands hold, the last number standing for all above.
OWN_COUNT: Final = 210
OTHER_COUNT: Final = 226
MOST_COUNT: Final = 15
OWN_TRUMPS: Final = 242
OTHER_TRUMPS: Final = 252
MOST_TRUMPS: Final = 9

# What holds in this bout alone: a lower cap on attack cards, no transfers yet.
LOW_CAP: Final = 262
NOT_YET: Final = 263

# What the rules of the table are.
TRANSFERS: Final = 264
MID_BOUT: Final = 265
SHOWS: Final = 266
TRUMP_BEATS: Final = 267
PAIRS: Final = 268
SETS: Final = 269
THROW_LEAD: Final = 270
NO_THROW: Final = 271
NO_AFTER: Final = 272
NO_DRAW: Final = 273

# How many cards of a rank a hand holds, less one, by rank; and the cards that the other hand
# cannot beat in their suit.
OWN_RANKS: Final = 274
OTHER_RANKS: Final = 326
OWN_TOPS: Final = 378
OTHER_TOPS: Final = 430

INPUTS: Final = 482
FIRST: Final = 64
SECOND: Final = 32

# All weights: 482 * 64 + 64, 64 * 32 + 32, 32 + 1.
WEIGHTS: Final = 33_025
