"""Pairs of players who have met often, reckoned from results and transcripts in a database."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby
from operator import attrgetter
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from kozyr.people.collusion import Thrown, thrown
from kozyr.people.manners import Pair
from kozyr.people.rates import RATES
from kozyr.storage import people_schema as schema
from kozyr.storage.identities import marks_of
from kozyr.storage.schema import finished

SUITABLE = RATES[-1].laid
_Seats = Sequence[Row[*tuple[Any, ...]]]


class _Met(msgspec.Struct):
    """What is counted of a pair; the first of two is the one whose id comes first."""

    ends: list[int] = []
    duels: int = 0
    better: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    exits: int = 0
    short: int = 0
    absent: int = 0
    bouts: Counter[str] = msgspec.field(default_factory=Counter)
    cards: Counter[str] = msgspec.field(default_factory=Counter)


def pairs(connection: Connection, least: int) -> tuple[Pair, ...]:
    """Reckon every pair that has played at least so many games together, the most first."""
    found: defaultdict[tuple[str, str], _Met] = defaultdict(_Met)
    for seats in _games(connection):
        people = [seat for seat in seats if seat.whose is not None]
        course = _thrown(connection, seats[0].game) if len(seats) > 2 else None  # noqa: PLR2004
        for one, other in combinations(sorted(people, key=attrgetter("whose")), 2):
            if one.whose != other.whose:
                _count(connection, found[one.whose, other.whose], (one, other), course, seats)
    often = [(names, met) for names, met in found.items() if len(met.ends) >= least]
    often.sort(key=lambda pair: (-len(pair[1].ends), pair[0]))
    return tuple(_pair(connection, names, met) for names, met in often)


def _games(connection: Connection) -> Iterator[_Seats]:
    rows = schema.results.c
    asked = select(schema.results).where(rows.outcome != "stopped")
    ordered = connection.execute(asked.order_by(rows.place, rows.seat))
    for _, seats in groupby(ordered, key=attrgetter("place")):
        yield list(seats)


def _thrown(connection: Connection, game: str) -> Thrown | None:
    table, _, deal = game.rpartition(".")
    asked = select(finished.c.transcript).where(
        finished.c.table_id == table, finished.c.deal == int(deal)
    )
    transcript = connection.execute(asked).scalar_one_or_none()
    return None if transcript is None else thrown(transcript)


def _count(
    connection: Connection, met: _Met, two: _Seats, course: Thrown | None, seats: _Seats
) -> None:
    one, other = two
    met.ends.append(one.at)
    met.duels += len(seats) == len(two)
    met.better[0] += 0 < one.rank < other.rank
    met.better[1] += 0 < other.rank < one.rank
    met.exits += one.ending == "exit"
    met.short += min(one.laid, other.laid) < SUITABLE
    met.absent += one.substituted or other.substituted
    for at, seat in enumerate(two):
        met.points[at] += _points(connection, seat)
    if course is not None and one.side != other.side:
        _count_thrown(met, course, one.seat, other.seat)


def _count_thrown(met: _Met, course: Thrown, one: int, other: int) -> None:
    for (seat, defender), bouts in course.bouts.items():
        if seat in (one, other):
            whom = "thrown" if defender in (one, other) else "usual"
            met.bouts[whom] += bouts
            met.cards[whom] += course.cards[seat, defender]


def _points(connection: Connection, seat: Row[*tuple[Any, ...]]) -> int:
    rows = schema.ledger.c
    asked = select(rows.amount).where(rows.account == seat.whose, rows.game == seat.game)
    return sum(connection.execute(asked).scalars())


def _pair(connection: Connection, names: tuple[str, str], met: _Met) -> Pair:
    one, other = names
    gaps = [after - before for before, after in zip(met.ends, met.ends[1:], strict=False)]
    marks = marks_of(connection, names)
    return Pair(
        one=one,
        other=other,
        games=len(met.ends),
        duels=met.duels,
        better=(met.better[0], met.better[1]),
        points=(met.points[0], met.points[1]),
        exits=met.exits,
        short=met.short,
        absent=met.absent,
        hurried=min(gaps) // 1000 if gaps else None,
        thrown=_a_bout(met, "thrown"),
        usual=_a_bout(met, "usual"),
        same=not marks[one].isdisjoint(marks[other]),
    )


def _a_bout(met: _Met, whom: str) -> float | None:
    return round(met.cards[whom] / met.bouts[whom], 2) if met.bouts[whom] else None
