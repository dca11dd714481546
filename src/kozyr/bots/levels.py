"""The levels a bot can be asked for by name."""

from collections.abc import Callable
from typing import Final

from kozyr.bots.counting import Counting
from kozyr.bots.lowest import Lowest
from kozyr.bots.player import Player
from kozyr.rules.options import Rules

_BOTS: Final[dict[str, Callable[[Rules], Player]]] = {"easy": Lowest, "medium": Counting}

LEVELS: Final = tuple(_BOTS)
"""Every level, the easiest first."""


class UnknownLevelError(ValueError):
    """There is no bot of that level; the message lists those there are."""

    def __init__(self, level: str) -> None:
        super().__init__(f"no bot plays at level {level!r}; the levels are {', '.join(LEVELS)}")


def player(level: str, rules: Rules, seat: int) -> Player:
    """Make a bot for one seat of one deal; UnknownLevelError if there is no such level."""
    del seat
    if level not in _BOTS:
        raise UnknownLevelError(level)
    return _BOTS[level](rules)
