"""A first deal of any rules from a small seed, for learners; real deals use `cards.shuffle`."""

from kozyr.game import codes as game
from kozyr.game.dealing import void_reason
from kozyr.game.opening import lowest_trump
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.lab.envs import codes


def spread(seed: int) -> int:
    """A word of 32 bits that has nothing in common with that of the next seed."""
    word = (seed ^ seed >> 32) & game.WORD
    word = (word ^ word >> 17) * codes.SPREAD & game.WORD
    word = (word ^ word >> 11) * codes.SPREAD_AGAIN & game.WORD
    return word ^ word >> 15


def deal_from(s: State, dice: Dice, seed: int) -> None:
    """Deal afresh with this seed, again while the hands are void (§2.7 to §2.9).

    With epaulettes everybody stands on the sixes, and a last queen that the rules do not name is
    drawn (§15.2, §15.3). The deal is ready for its first lead; the dice go on from the seed.
    """
    dice.word = spread(seed) | 1
    shuffle_and_deal(s, dice)
    for _ in range(codes.MOST_REDEALS):
        if void_reason(s) == game.NOT_VOID:
            break
        shuffle_and_deal(s, dice)
    if s.limits.pogony:
        s.asks_all = True
        if s.queen < 0:
            s.queen = dice.below(4)


def deciding_trump(s: State) -> int:
    """The trump that decided who attacks first, shown to all; no card if none did (§3.2)."""
    return game.NO_CARD if s.limits.first_left_of_dealer else lowest_trump(s)
