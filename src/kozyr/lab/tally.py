"""Counting who was left the durak, and how sure the count is."""

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
    lost: int


class Tally(msgspec.Struct, frozen=True):
    """What a hero did against a field: `lost` of `decided` deals left him the durak.

    `rate` is lost / decided, `low` and `high` bound its 95 % interval, `fair` is the rate of a hero
    as good as the field. The interval treats the deals of one shuffle as one observation, since
    they share their luck.
    """

    seats: int
    rounds: int
    deals: int
    decided: int
    draws: int
    lost: int
    rate: float
    low: float
    high: float
    fair: float


def tally(seats: int, rounds: Iterable[Round]) -> Tally:
    """Count rounds up; the order of the rounds does not matter."""
    played = list(rounds)
    deals = len(played) * seats
    decided = sum(one.decided for one in played)
    lost = sum(one.lost for one in played)
    rate = lost / decided if decided else 1 / seats
    margin = SURE * _error(played, decided, rate)
    return Tally(
        seats=seats,
        rounds=len(played),
        deals=deals,
        decided=decided,
        draws=deals - decided,
        lost=lost,
        rate=rate,
        low=max(rate - margin, 0.0),
        high=min(rate + margin, 1.0),
        fair=1 / seats,
    )


def _error(rounds: list[Round], decided: int, rate: float) -> float:
    """The standard error of the ratio lost / decided over independent rounds."""
    if len(rounds) < 2 or not decided:  # noqa: PLR2004 - a spread needs two
        return 1.0
    squares = sum((one.lost - rate * one.decided) ** 2 for one in rounds)
    return sqrt(squares * len(rounds) / (len(rounds) - 1)) / decided
