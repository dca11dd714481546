"""The easy level: the lowest card for whatever it does, and a beginner's love of high ones."""

from typing import Final

from kozyr.bots.lowest import Lowest
from kozyr.game.bits import bit, of_ranks
from kozyr.game.codes import ACE, KING
from kozyr.rules.options import Rules

_HIGH: Final = of_ranks(bit(KING) | bit(ACE))


def easy(rules: Rules) -> Lowest:
    """Make a bot that is no fool, but can be beaten by who dares to let his high cards go."""
    return Lowest(rules, _HIGH)
