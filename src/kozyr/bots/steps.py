"""The steps of the ladder by which the bots came to be what they are, for the arena to measure."""

from collections.abc import Callable
from typing import Final

from kozyr.bots.aimless import Aimless
from kozyr.bots.cheating import among_cheats
from kozyr.bots.counting import Counting
from kozyr.bots.habits import HABITS, Habits
from kozyr.bots.lowest import Lowest
from kozyr.bots.player import Player
from kozyr.bots.strong import Strong
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

_STEPS: Final[dict[str, Callable[[Rules], Player]]] = {
    "random": Aimless,
    "lowest": Lowest,
    "counting": Counting,
    "search": Strong,
}

STEPS: Final = tuple(_STEPS)
"""Every step, the weakest first: each should beat the one before it."""

_SIMPLE: Final = ("random", "lowest")
"""Steps with the easy bot's habits among cheats; the others have the medium bot's."""


def step(name: str, rules: Rules, habits: Habits | None = None) -> Player:
    """Make the bot of a step for one seat of one deal; KeyError if there is no such step.

    At a table where cheating is allowed it has the habits of the level it belongs to, unless others
    are given.
    """
    bot = _STEPS[name](rules)
    level = "easy" if name in _SIMPLE else "medium"
    return among_cheats(bot, rules, habits or HABITS[level]) if bind(rules).cheating else bot
