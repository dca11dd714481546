"""How long bots think: processor time a move, its mean and its 99th percentile."""

from collections import Counter
from collections.abc import Callable, Iterable
from math import ceil, log2
from time import thread_time
from typing import Final

import msgspec

from kozyr.bots.player import Player
from kozyr.game.actions import Action
from kozyr.game.view import View

_STEPS: Final = 16
"""Classes of times for each doubling: a percentile is true to 4 %."""

_LEAST: Final = 1e-6
"""Seconds; whatever is shorter counts as this long in the spread."""

_MOST: Final = 0.99

Clock = Callable[[], float]
"""Tells the seconds of processor time used so far."""


class Thinking(msgspec.Struct, frozen=True):
    """What some moves took: how many, seconds in all, and how many in each class of time.

    Class n holds times up to 2 ** (n / 16) microseconds.
    """

    moves: int = 0
    seconds: float = 0.0
    spread: dict[int, int] = {}

    @classmethod
    def of(cls, times: Iterable[float]) -> "Thinking":
        """Sum up the seconds of each move."""
        each = list(times)
        spread = Counter(ceil(_STEPS * log2(max(one, _LEAST) / _LEAST)) for one in each)
        return cls(len(each), sum(each), dict(spread))

    @property
    def mean(self) -> float:
        """Seconds a move on average, 0 without a move."""
        return self.seconds / self.moves if self.moves else 0.0

    @property
    def p99(self) -> float:
        """Seconds that 99 of 100 moves stay below, to 4 %; 0 without a move."""
        seen = 0
        for kind in sorted(self.spread):
            seen += self.spread[kind]
            if seen >= _MOST * self.moves:
                return float(_LEAST * 2 ** (kind / _STEPS))
        return 0.0


def together(parts: Iterable[Thinking]) -> Thinking:
    """Sum several up."""
    moves, seconds = 0, 0.0
    spread: Counter[int] = Counter()
    for one in parts:
        moves += one.moves
        seconds += one.seconds
        spread.update(one.spread)
    return Thinking(moves, seconds, dict(spread))


class Timed:
    """A bot whose moves are timed; what it thinks while waiting counts for its next move."""

    def __init__(self, bot: Player, clock: Clock = thread_time) -> None:
        self._bot = bot
        self._clock = clock
        self._spent = 0.0
        self.times: list[float] = []

    def see(self, view: View) -> None:
        """Let the bot take note."""
        start = self._clock()
        self._bot.see(view)
        self._spent += self._clock() - start

    def choose(self, view: View) -> Action | None:
        """Let the bot choose."""
        start = self._clock()
        action = self._bot.choose(view)
        self._spent += self._clock() - start
        if action is not None:
            self.times.append(self._spent)
            self._spent = 0.0
        return action
