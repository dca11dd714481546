"""The steps of the ladder by which the bots came to be what they are, for the arena to measure."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from kozyr.bots.aimless import Aimless
from kozyr.bots.cheating import among_cheats
from kozyr.bots.counting import Counting
from kozyr.bots.endgame.finisher import Finisher
from kozyr.bots.habits import HABITS, Habits
from kozyr.bots.lowest import Lowest
from kozyr.bots.player import Player
from kozyr.bots.search.manner import MANNER
from kozyr.bots.strong import Strong
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


def _searching(rules: Rules) -> Strong:
    """A search that believes every deal alike and plays each to its end."""
    return Strong(rules, manner=replace(MANNER, weighted=False, learned=0))


def _believing(rules: Rules) -> Strong:
    """A search that believes deals by what the others did, and plays each to its end."""
    return Strong(rules, manner=replace(MANNER, learned=0))


_STEPS: Final[dict[str, Callable[[Rules], Player]]] = {
    "random": Aimless,
    "lowest": Lowest,
    "counting": Counting,
    "endgame": Finisher,
    "search": _searching,
    "belief": _believing,
    "learned": Strong,
}

STEPS: Final = tuple(_STEPS)
"""Every step, the weakest first: each should beat the one before it."""

_LEVELS: Final = {"random": "easy", "lowest": "easy", "counting": "medium", "endgame": "medium"}
"""The level whose habits a step has among cheats; the others have the strong bot's."""


def step(name: str, rules: Rules, habits: Habits | None = None) -> Player:
    """Make the bot of a step for one seat of one deal; KeyError if there is no such step.

    At a table where cheating is allowed it has the habits of the level it belongs to, unless others
    are given.
    """
    bot = _STEPS[name](rules)
    level = _LEVELS.get(name, "strong")
    return among_cheats(bot, rules, habits or HABITS[level]) if bind(rules).cheating else bot
