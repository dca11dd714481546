"""The numbers of the kernel, one name each.

This module is never compiled; `codes.pxd` spells the same numbers as C constants. The refusals
keep the values, and
so the precedence, of `kozyr.rules.refusal.Code`: where several rules forbid an action the lowest
code is reported.
"""

from typing import Final

# No seat, no card, two players.
NOBODY: Final = -1
NO_CARD: Final = -1
NOT_A_CARD: Final = 61
TWO: Final = 2

# Kinds of actions (§0.11), in the order in which moves are generated.
LEAD: Final = 0
BEAT: Final = 1
THROW_IN: Final = 2
TRANSFER: Final = 3
SHOW: Final = 4
TAKE: Final = 5
PASS: Final = 6
CALL: Final = 7
WAIVE: Final = 8
HANG: Final = 9
DECLINE: Final = 10
KINDS: Final = 11

# The mark of an armed move (§14.2).
ARMED: Final = 0x10_0000

# Phases of a deal.
TO_LEAD: Final = 0
BOUT: Final = 1
OVER: Final = 2
CALLING: Final = 3
HANGING: Final = 4

# How a bout closed (§9).
BEATEN: Final = 1
TAKEN: Final = 2

# How a deal ended (§11).
DURAK: Final = 1
DRAW: Final = 2
STALLED: Final = 3
TEAM_WON: Final = 4
HUNG: Final = 5
CAUGHT: Final = 6
LEFT: Final = 7

# Why a deal is void (§2.7, §2.8), the count that makes it so, and the rank of an ace.
NOT_VOID: Final = 0
FIVE_OF_SUIT: Final = 1
TRUMP_ACE: Final = 2
VOID_COUNT: Final = 5
ACE: Final = 12

# Ranks of the ladder (§15.2), the suit of a last queen not yet drawn, every seat.
SIX: Final = 4
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
NO_SUIT: Final = -1
ALL_SEATS: Final = 0xFF

# Numbers of the digest and of the playouts' dice.
LANE: Final = 0x7FFF_FFFF
LANE_FACTOR: Final = 0x0100_0193
LANE_SEED_HIGH: Final = 0x1234_5677
LANE_SEED_LOW: Final = 0x4B6F_7A79
WORD: Final = 0xFFFF_FFFF

# Refusals; OK when nothing forbids the action.
OK: Final = 0
DEAL_OVER: Final = 1
NOT_IN_DEAL: Final = 2
THROW_IN_OFF: Final = 3
TRANSFER_OFF: Final = 4
SHOW_OFF: Final = 5
CHEATING_OFF: Final = 6
ARMED_SCOPE: Final = 7
ARMED_LOST: Final = 8
POGONY_OFF: Final = 9
CALL_WINDOW: Final = 10
HANG_PENDING: Final = 11
NOT_A_SET: Final = 12
NO_HANG_QUESTION: Final = 13
NOTHING_TO_CALL: Final = 14
CALL_OWN_SIDE: Final = 15
NO_CALL_WINDOW: Final = 16
CALL_LOST: Final = 17
ALREADY_WAIVED: Final = 18
ALREADY_LED: Final = 19
NOT_OPENER: Final = 20
LEAD_FIRST: Final = 21
NOT_DEFENDER: Final = 22
TAKE_DECLARED: Final = 23
NOTHING_UNCOVERED: Final = 24
DEFENDER_WAITS: Final = 25
PARTNER_DEFENDS: Final = 26
NOT_NEIGHBOUR: Final = 27
ONLY_ATTACKER: Final = 28
NO_CARDS: Final = 29
ALREADY_PASSED: Final = 30
FIRST_WORD: Final = 31
NOT_YOUR_WORD: Final = 32
REPEATED_CARD: Final = 33
NOT_YOUR_CARD: Final = 34
LEAD_RANKS: Final = 35
LEAD_COUNT: Final = 36
POGON_MUST_HANG: Final = 37
POGON_NOT_LED: Final = 38
NO_TARGET_CARD: Final = 39
ALREADY_COVERED: Final = 40
CARD_TOO_LOW: Final = 41
TRUMP_NEEDED: Final = 42
WRONG_SUIT: Final = 43
TRANSFER_FIRST_BOUT: Final = 44
TRANSFER_FIRST_DEAL: Final = 45
TRANSFER_TWO_LEFT: Final = 46
TRANSFER_TWO_SEATS: Final = 47
TRANSFER_AFTER_BEAT: Final = 48
SHOW_NOT_TRUMP: Final = 49
SHOW_AGAIN: Final = 50
TRANSFER_MIXED: Final = 51
TRANSFER_RANK: Final = 52
TRANSFER_TRUMP: Final = 53
TRANSFER_NO_TARGET: Final = 54
LEAD_RANK_ONLY: Final = 55
RANK_NOT_ON_TABLE: Final = 56
FIRST_LIMIT: Final = 57
ATTACK_LIMIT: Final = 58
HAND_LIMIT: Final = 59
TRANSFER_HAND: Final = 60
STALE: Final = 61
