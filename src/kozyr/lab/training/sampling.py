"""Reshuffling what nobody knows of a deal: the talon above its bottom card."""

from kozyr.game.playout import Dice
from kozyr.game.state import State


def shuffle_talon(s: State, dice: Dice) -> None:
    """Put the talon into another order; the trump card stays at the bottom."""
    for last in range(s.talon_end - 2, s.talon_at, -1):
        other = s.talon_at + dice.below(last - s.talon_at + 1)
        card = s.talon[last]
        s.talon[last] = s.talon[other]
        s.talon[other] = card
