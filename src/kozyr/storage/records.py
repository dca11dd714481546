"""Own games, ratings and leaderboards, read from a database."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, exists, func, select

from kozyr.people.bots import HOUSE
from kozyr.people.rating import PROVISIONAL, Skill
from kozyr.people.records import Leading, Played, Rated, Totals
from kozyr.rules.family import FAMILIES, Family
from kozyr.storage import people_schema as schema
from kozyr.storage.books import credited_place
from kozyr.storage.data import Data

LEADERS: Final = 100
"""So many are on a leaderboard."""

_results, _ratings = schema.results.c, schema.ratings.c


class SqlRecords:
    """Reads what was entered when deals were over."""

    def __init__(self, data: Data) -> None:
        self._data = data
        self._leaders: dict[tuple[Family, bool], tuple[int, tuple[Leading, ...]]] = {}

    async def games(
        self, ids: Sequence[str], before: int | None = None, most: int = 50
    ) -> tuple[Played, ...]:
        """List the games of somebody, the newest first, older than the place `before`.

        `ids` are his own id and those of the guests he was.
        """
        return await self._data.read(lambda connection: _games(connection, ids, before, most))

    async def totals(self, ids: Sequence[str]) -> Totals:
        """Count how somebody has fared; `ids` as for `games`. What was stopped does not count."""
        return await self._data.read(lambda connection: _totals(connection, ids))

    async def ratings(self, player: str) -> dict[Family, tuple[Rated, ...]]:
        """Give the ratings of somebody after each rated game, by family."""
        asked = select(schema.ratings).where(_ratings.player == player).order_by(_ratings.place)
        found = await self._data.read(lambda connection: connection.execute(asked).all())
        return {
            family: tuple(_rated(row) for row in found if row.family == family)
            for family in FAMILIES
            if any(row.family == family for row in found)
        }

    async def leaders(self, family: Family) -> tuple[Leading, ...]:
        """List the accounts of a family whose ratings are not provisional, the best first.

        They are read anew once another deal has been credited.
        """
        return await self._best(family, bots=False)

    async def ladder(self, family: Family) -> tuple[Leading, ...]:
        """List the BOT accounts and levels of a family, as `leaders` does; what is revoked stays.

        A level has its name behind `HOUSE` for an id.
        """
        return await self._best(family, bots=True)

    async def _best(self, family: Family, *, bots: bool) -> tuple[Leading, ...]:
        place = await self._data.read(credited_place)
        known = self._leaders.get((family, bots), (-1, ()))
        if known[0] != place:
            asked = _leading(family, bots=bots)
            found = await self._data.read(lambda connection: _leaders(connection, asked))
            self._leaders[family, bots] = known = (place, found)
        return known[1]


def _leaders(connection: Connection, asked: Select[Any]) -> tuple[Leading, ...]:
    found = connection.execute(asked)
    rows = [Leading(row.player, Skill(row.mu, row.sigma, row.games)) for row in found]
    rows.sort(key=lambda row: (-row.skill.points, -row.skill.games, row.player))
    return tuple(rows[:LEADERS])


def _leading(family: Family, *, bots: bool) -> Select[Any]:
    """Ask for the newest ratings of a family that are not provisional.

    Of people's those with an account; a BOT account or level is no player with one.
    """
    newest = (
        select(_ratings.player, func.max(_ratings.place).label("place"))
        .where(_ratings.family == family)
        .group_by(_ratings.player)
        .subquery()
    )
    accounts = select(schema.players.c.id).where(schema.players.c.account)
    entered = select(schema.bots.c.player)
    of_bots = _ratings.player.in_(entered) | _ratings.player.startswith(HOUSE)
    return (
        select(_ratings.player, _ratings.mu, _ratings.sigma, _ratings.games)
        .join(newest, (newest.c.player == _ratings.player) & (newest.c.place == _ratings.place))
        .where(
            _ratings.family == family,
            _ratings.games >= PROVISIONAL,
            of_bots if bots else _ratings.player.in_(accounts),
        )
    )


def _rated(row: Row[*tuple[Any, ...]]) -> Rated:
    return Rated(row.at, Skill(row.mu, row.sigma, row.games))


def _games(
    connection: Connection, ids: Sequence[str], before: int | None, most: int
) -> tuple[Played, ...]:
    asked = select(schema.results).where(_results.player.in_(ids)).order_by(_results.place.desc())
    if before is not None:
        asked = asked.where(_results.place < before)
    mine = connection.execute(asked.limit(most)).all()
    seats = select(_results.place, _results.player)
    seats = seats.where(_results.place.in_([row.place for row in mine])).order_by(_results.seat)
    others = connection.execute(seats).all()
    points = _points(connection, ids, [row.game for row in mine])
    return tuple(
        Played(
            place=row.place,
            game=row.game,
            at=row.at,
            kind=row.kind,
            preset=row.preset,
            family=row.family,
            outcome=row.outcome,
            ending=row.ending,
            rank=row.rank,
            seats=sum(other.place == row.place for other in others),
            unrated=row.unrated,
            points=points.get(row.game),
            others=tuple(
                other.player
                for other in others
                if other.place == row.place and other.player not in {None, row.player}
            ),
        )
        for row in mine
    )


def _totals(connection: Connection, ids: Sequence[str]) -> Totals:
    others = schema.results.alias().c
    behind = exists().where(others.place == _results.place, others.rank > _results.rank)
    asked = select(
        func.count(),
        func.count().filter(_results.outcome == "other", ~behind),
        func.count().filter(_results.outcome == "shared"),
    )
    row = connection.execute(
        asked.where(_results.player.in_(ids), _results.outcome != "stopped")
    ).one()
    return Totals(*row)


def _points(connection: Connection, ids: Sequence[str], games: list[str]) -> dict[str, int]:
    ledger = schema.ledger.c
    asked = (
        select(ledger.game, func.sum(ledger.amount))
        .where(ledger.account.in_(ids), ledger.game.in_(games))
        .group_by(ledger.game)
    )
    return {row[0]: int(row[1]) for row in connection.execute(asked)}
