"""Counting who was the durak, and how sure the count is."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

import msgspec

SURE: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


class Round(msgspec.Struct, frozen=True):
    """One shuffle played once from every seat: deals with a durak, and how often it was the hero.

    Deals without a durak are the rest of as many deals as there are seats.
    """

    decided: int
    durak: int


class Tally(msgspec.Struct, frozen=True):
    """What a hero did against a field: he was the durak in `durak` of `decided` deals.

    `rate` is durak / decided, `low` and `high` bound its 95 % interval, `fair` is the rate of a
    hero as good as the field. The deals of one shuffle share their luck: the interval treats them
    as one observation.
    """

    seats: int
    rounds: int
    deals: int
    decided: int
    draws: int
    durak: int
    rate: float
    low: float
    high: float
    fair: float


def tally(seats: int, rounds: Iterable[Round]) -> Tally:
    """Count rounds up; the order of the rounds does not matter."""
    played = list(rounds)
    deals = len(played) * seats
    decided = sum(one.decided for one in played)
    durak = sum(one.durak for one in played)
    rate = durak / decided if decided else 1 / seats
    margin = SURE * _error(played, decided, rate)
    return Tally(
        seats=seats,
        rounds=len(played),
        deals=deals,
        decided=decided,
        draws=deals - decided,
        durak=durak,
        rate=rate,
        low=max(rate - margin, 0.0),
        high=min(rate + margin, 1.0),
        fair=1 / seats,
    )


def _error(rounds: list[Round], decided: int, rate: float) -> float:
    """The standard error of the ratio durak / decided over independent rounds."""
    if len(rounds) < 2 or not decided:  # noqa: PLR2004 - a spread needs two
        return 1.0
    squares = sum((one.durak - rate * one.decided) ** 2 for one in rounds)
    return sqrt(squares * len(rounds) / (len(rounds) - 1)) / decided
