"""What somebody has played and how his ratings went, as they are read."""

import msgspec

from kozyr.people.rating import Skill
from kozyr.rules.family import Family


class Played(msgspec.Struct, frozen=True):
    """A game somebody has played, seat by seat as the facts have it.

    `place` is its place among all games; `rank` is 0 if it was stopped; `others` are the ids of the
    other people; `points` is None if it is not in his ledger; `unrated` tells why it is not rated.
    """

    place: int
    game: str
    at: int
    kind: str
    preset: str | None
    family: Family
    outcome: str
    ending: str
    rank: int
    seats: int
    unrated: str | None
    points: int | None
    others: tuple[str, ...]


class Totals(msgspec.Struct, frozen=True):
    """How somebody has fared in all: `games` that were ended, how often durak, and how many draws.

    Durak is who was last; in teams everybody of the team that lost.
    """

    games: int
    durak: int
    drawn: int


class Rated(msgspec.Struct, frozen=True):
    """A skill after a game, at its time in milliseconds."""

    at: int
    skill: Skill


class Leading(msgspec.Struct, frozen=True):
    """Somebody on a leaderboard."""

    player: str
    skill: Skill
