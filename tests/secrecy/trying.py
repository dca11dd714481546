"""What a player may try at any moment: most of it is refused, and told why."""

import random

from kozyr.game.actions import Action, Beat, Hang, Lead, Pass, Show, Take, ThrowIn, Transfer


def anything(dice: random.Random) -> Action:
    """Choose an action with any cards of the deck."""
    card, target = (dice.randrange(4) * 16 + dice.randrange(13) for _ in range(2))
    tries: list[Action] = [
        Lead((card,)),
        Beat(card, target),
        ThrowIn(card),
        Transfer(card),
        Show(card),
        Beat(card, target, armed=True),
        Take(),
        Pass(),
        Hang(),
    ]
    return dice.choice(tries)
