"""Ratings by OpenSkill (Plackett-Luce), for two to eight players and for teams (S64).

Ratings are a fold of the rated deals in the order in which they were over: the same deals make the
same ratings.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

PROVISIONAL: Final = 10
"""A rating of fewer games is provisional: shown as such, and not on the leaderboard."""

_ZERO: Final = 1000
_SCALE: Final = 24
_CAUTION: Final = 3.0
"""The points shown are what a player is worth almost surely: the mean less three deviations."""

_model: Final = PlackettLuce()


class Skill(msgspec.Struct, frozen=True):
    """What is thought of a player in one family: mean, deviation, and after how many games."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown: 1000 for who has not played, more for who is surely good."""
        return round(_ZERO + _SCALE * (self.mu - _CAUTION * self.sigma))

    @property
    def provisional(self) -> bool:
        """Whether there have been too few games to trust it."""
        return self.games < PROVISIONAL


Sides = Sequence[tuple[str, ...]]
"""The players of each side, a side being one player or a team."""


def rerated(sides: Sides, ranks: Sequence[int], before: Mapping[str, Skill]) -> dict[str, Skill]:
    """Give everybody's skill after a deal; `ranks` has a side's place, equal for a draw.

    Who is not in `before` is new.
    """
    known = {player: before.get(player, Skill()) for side in sides for player in side}
    after = _model.rate(
        [[_model.rating(known[who].mu, known[who].sigma) for who in side] for side in sides],
        ranks=[float(rank) for rank in ranks],
    )
    return {
        who: Skill(rating.mu, rating.sigma, known[who].games + 1)
        for side, ratings in zip(sides, after, strict=True)
        for who, rating in zip(side, ratings, strict=True)
    }
