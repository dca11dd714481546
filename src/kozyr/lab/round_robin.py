"""Every bot against every other: the matches, the ratings that follow, and how both are told."""

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from rich.markup import escape
from rich.table import Table

from kozyr.lab.match import Match, NoMatchError
from kozyr.lab.outcome import Outcome, milliseconds, record
from kozyr.lab.ratings import Rating, ratings
from kozyr.lab.thinking import Thinking, together

_DUEL: Final = 2


class Standings(msgspec.Struct, frozen=True):
    """A round robin that was played: the ratings, the best first, and what they follow from."""

    ratings: list[Rating]
    outcomes: list[Outcome]

    @property
    def names(self) -> list[str]:
        """The bots, the best first."""
        return [one.name for one in self.ratings]

    def met(self, hero: str, field: str) -> "Meeting | None":
        """How one fared against another, None if they are one."""
        for told in self.outcomes:
            if (told.match.hero, told.match.field) == (hero, field):
                return Meeting(told.won, *told.interval, told.fair)
        for told in self.outcomes:
            if (told.match.hero, told.match.field) == (field, hero):
                low, high = told.interval
                return Meeting(1 - told.won, 1 - high, 1 - low, 1 - told.fair)
        return None

    def thinking(self, name: str) -> Thinking:
        """What a bot's moves took in all its matches."""
        as_hero = (told.hero for told in self.outcomes if told.match.hero == name)
        in_field = (told.field for told in self.outcomes if told.match.field == name)
        return together((*as_hero, *in_field))


class Meeting(msgspec.Struct, frozen=True):
    """The share of decided deals that one has won against another, its 95 % interval; an equal's.

    With more than two seats: one among as many of the other as there are other seats.
    """

    won: float
    low: float
    high: float
    fair: float


def pairings(names: Sequence[str], arranged: Callable[[str, str], Match]) -> list[Match]:
    """The matches of a round robin; at tables of more than two sides both ways.

    Raises:
        NoMatchError: there are not two bots, or one is named twice.

    """
    if len(names) < _DUEL or len(set(names)) < len(names):
        message = "name two bots or more, each of them once"
        raise NoMatchError(message)
    first = [arranged(*pair) for pair in itertools.combinations(names, 2)]
    if first[0].sides == _DUEL:
        return first
    return [match for one in first for match in (one, arranged(one.field, one.hero))]


def standings(names: Iterable[str], outcomes: Sequence[Outcome]) -> Standings:
    """Rate the bots of the matches."""
    return Standings(ratings(names, outcomes), list(outcomes))


def as_table(told: Standings) -> Table:
    """Put ratings into a table for people, a row a bot."""
    table = Table("", "bot", "rating", "95 %", "ms a move")
    for place, one in enumerate(told.ratings, start=1):
        spread = f"± {one.high - one.points:.0f}"
        time = milliseconds(told.thinking(one.name).mean)
        table.add_row(str(place), escape(one.name), f"{one.points:.0f}", spread, time)
    return table


def as_matrix(told: Standings) -> Table:
    """Put into another who won how often against whom: bots by their places."""
    table = Table("", title="Percent of decided deals won")
    for place, _ in enumerate(told.ratings, start=1):
        table.add_column(str(place), justify="right", overflow="fold")
    for place, one in enumerate(told.ratings, start=1):
        table.add_row(str(place), *_cells(told, one.name))
    return table


def _cells(told: Standings, name: str) -> Iterator[str]:
    for other in told.names:
        met = told.met(name, other)
        yield "" if met is None else f"{met.won:.1%}\n± {(met.high - met.low) / 2:.1%}"


def as_record(told: Standings) -> dict[str, object]:
    """What programs are told of standings."""
    return {"ratings": told.ratings, "matches": [record(one) for one in told.outcomes]}
