"""The levels a bot can be asked for by name."""

from collections.abc import Callable
from typing import Final

from kozyr.bots.cheating import among_cheats
from kozyr.bots.counting import Counting
from kozyr.bots.easy import easy
from kozyr.bots.habits import HABITS, Habits
from kozyr.bots.player import Player
from kozyr.bots.strong import Strong
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

_BOTS: Final[dict[str, Callable[[Rules], Player]]] = {
    "easy": easy,
    "medium": Counting,
    "strong": Strong,
}

LEVELS: Final = tuple(_BOTS)
"""Every level, the easiest first."""


class UnknownLevelError(ValueError):
    """There is no bot of that level; the message lists those there are."""

    def __init__(self, level: str) -> None:
        super().__init__(f"no bot plays at level {level!r}; the levels are {', '.join(LEVELS)}")


def player(level: str, rules: Rules, seat: int, habits: Habits | None = None) -> Player:
    """Make a bot for one seat of one deal; UnknownLevelError if there is no such level.

    At a table where cheating is allowed it has the habits of its level, unless others are given.
    """
    del seat
    if level not in _BOTS:
        raise UnknownLevelError(level)
    bot = _BOTS[level](rules)
    return among_cheats(bot, rules, habits or HABITS[level]) if bind(rules).cheating else bot
