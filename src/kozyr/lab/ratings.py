"""Ratings of bots that have met in matches, by OpenSkill (Plackett-Luce)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from kozyr.lab.outcome import Outcome
from kozyr.lab.tally import SURE

MIDDLE: Final = 1000
"""The rating of a bot of which nothing is known."""

_SCALE: Final = 24
"""Points a unit of OpenSkill, as on the service's leaderboard."""

_model: Final = PlackettLuce(tau=0.0)
"""Bots learn nothing from deal to deal: with every deal their ratings become surer."""

WIN: Final = (0.0, 1.0)
DRAW: Final = (0.0, 0.0)
LOSS: Final = (1.0, 0.0)
"""Places of hero and field in a deal."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating in points, the ends of its 95 % interval, and after how many deals."""

    name: str
    points: float
    low: float
    high: float
    deals: int


def ratings(names: Iterable[str], outcomes: Sequence[Outcome]) -> list[Rating]:
    """Rate the bots of these matches, the best first.

    Every deal counts as a duel of hero and field, and is won by whoever is not what is counted; so
    at a table of more than two sides the matches must be played both ways. The first rounds of all
    matches come before all second ones.
    """
    known = {name: _model.rating() for name in names}
    deals = dict.fromkeys(known, 0)
    for told, places in _duels(outcomes):
        pair = told.match.hero, told.match.field
        after = _model.rate([[known[name]] for name in pair], ranks=list(places))
        for name, (rating,) in zip(pair, after, strict=True):
            known[name] = rating
            deals[name] += 1
    rated = [_rating(name, one.mu, one.sigma, deals[name]) for name, one in known.items()]
    return sorted(rated, key=lambda one: -one.points)


def _duels(outcomes: Sequence[Outcome]) -> Iterator[tuple[Outcome, tuple[float, float]]]:
    for turn in zip_longest(*(told.rounds for told in outcomes)):
        for told, played in zip(outcomes, turn, strict=True):
            if played is None:
                continue
            won = told.won_of(played)
            draws = told.match.sides - played.decided
            ends = [WIN] * won + [DRAW] * draws + [LOSS] * (played.decided - won)
            yield from ((told, end) for end in ends)


def _rating(name: str, mu: float, sigma: float, deals: int) -> Rating:
    points = MIDDLE + _SCALE * (mu - _model.mu)
    margin = SURE * _SCALE * sigma
    return Rating(name, points, points - margin, points + margin, deals)
