"""Counting how deals and matches ended, and how sure the count is."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

import msgspec

from kozyr.lab.faults import FaultKind

SURE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


class Forfeit(msgspec.Struct, frozen=True):
    """A deal lost by a fault: the program of this name did what its author can mend."""

    name: str
    kind: FaultKind
    what: str


class Round(msgspec.Struct, frozen=True):
    """One shuffle played once from every side: how many ends counted, how many for the hero.

    `decided` are the deals with a durak, a losing team or a champion, `hero` those in which that
    was the hero. Undecided ones are the rest of as many as there are sides. The `forfeits` are
    among the decided, but for a match of more than two sides that somebody else has forfeited.
    """

    decided: int
    hero: int
    forfeits: tuple[Forfeit, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What became of a hero in a field: it was his turn in `hero` of `decided` deals or matches.

    `rate` is hero / decided, `low` and `high` bound its 95 % interval, `fair` is the rate of a hero
    as good as the field. The deals of one shuffle share their luck: the interval treats them as one
    observation.
    """

    sides: int
    rounds: int
    deals: int
    decided: int
    draws: int
    hero: int
    rate: float
    low: float
    high: float
    fair: float


def tally(sides: int, rounds: Iterable[Round]) -> Tally:
    """Count rounds up; the order of the rounds does not matter."""
    played = list(rounds)
    deals = len(played) * sides
    decided = sum(one.decided for one in played)
    hero = sum(one.hero for one in played)
    rate = hero / decided if decided else 1 / sides
    margin = SURE * _error(played, decided, rate)
    return Tally(
        sides=sides,
        rounds=len(played),
        deals=deals,
        decided=decided,
        draws=deals - decided,
        hero=hero,
        rate=rate,
        low=max(rate - margin, 0.0),
        high=min(rate + margin, 1.0),
        fair=1 / sides,
    )


def _error(rounds: list[Round], decided: int, rate: float) -> float:
    """The standard error of the ratio hero / decided over independent rounds."""
    if len(rounds) < 2 or not decided:  # noqa: PLR2004 - a spread needs two
        return 1.0
    squares = sum((one.hero - rate * one.decided) ** 2 for one in rounds)
    return sqrt(squares * len(rounds) / (len(rounds) - 1)) / decided
