"""The numbering of actions (docs/environments.md), one name each.

This module is never compiled; `codes.pxd` spells the same numbers as C constants. A number names
the same action under all rules; rules that lack its kind never allow it.
"""

from typing import Final

CARDS: Final = 52
RANKS: Final = 13
LEADS_OF_RANK: Final = 15
PLACES: Final = 6
SUITS: Final = 4

# How many phases of a deal an observation tells apart, and the highest number of a bout it tells.
PHASES: Final = 5
LONGEST: Final = 127

# The first number of each kind of act, or its only one.
TAKE: Final = 0
PASS: Final = 1
FIRST_LEAD: Final = 2
FIRST_THROW_IN: Final = 197
FIRST_TRANSFER: Final = 249
FIRST_SHOW: Final = 301
FIRST_BEAT: Final = 353
HANG: Final = 665
DECLINE: Final = 666
WAIVE: Final = 667
FIRST_CALL: Final = 667
FIRST_ARMED_THROW_IN: Final = 675
FIRST_ARMED_TRANSFER: Final = 727
FIRST_ARMED_BEAT: Final = 779

# How many numbers there are: without chapters 14 and 15, with epaulettes, with cheating.
ORDINARY: Final = 665
WITH_POGONY: Final = 667
WITH_CHEATING: Final = 1091

# How a deal of a batch ended.
OVER: Final = 1
CUT_OFF: Final = 2

# How often a void deal is dealt again (§2.9), and two odd factors that spread seeds.
MOST_REDEALS: Final = 20
SPREAD: Final = 0x7FEB_352D
SPREAD_AGAIN: Final = 0x3184_8BAB
