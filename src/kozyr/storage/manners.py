"""Reports, blocks and mutes in a database."""

from collections.abc import Iterable

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects.sqlite import insert

from kozyr.people.manners import REPORTS_A_DAY, How, Report, ReportReason, Shunned
from kozyr.people.player import A_DAY
from kozyr.storage import people_schema as schema
from kozyr.storage.data import Data
from kozyr.storage.identities import root

_KEY = "people"
_shunned, _reports = schema.shunned.c, schema.reports.c


class SqlManners:
    """What players think of each other. Whom it is about is kept by his account, if he has one."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def shun(self, player: str, other: str, how: How, now: int) -> None:
        """Block or mute somebody; doing it again changes nothing."""

        def work(connection: Connection) -> None:
            row = {
                "player": player,
                "other": root(connection, other),
                "how": how,
                "at": now,
            }
            connection.execute(insert(schema.shunned).values(row).on_conflict_do_nothing())

        await self._data.write(_KEY, work)

    async def roots(self, ids: Iterable[str]) -> dict[str, str]:
        """Give by player id the one under which somebody is blocked, muted and reported."""
        wanted = set(ids)
        return await self._data.read(
            lambda connection: {one: root(connection, one) for one in wanted}
        )

    async def forgive(self, player: str, other: str, how: How) -> None:
        """Block or mute somebody no more."""
        gone = schema.shunned.delete().where(
            _shunned.player == player, _shunned.other == other, _shunned.how == how
        )
        await self._data.write(_KEY, lambda connection: connection.execute(gone))

    async def shunned_by(self, player: str) -> tuple[Shunned, ...]:
        """List whom a player has blocked or muted, the latest first."""
        asked = select(schema.shunned).where(_shunned.player == player)
        asked = asked.order_by(_shunned.at.desc(), _shunned.other)
        found = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(Shunned(**row) for row in found)

    async def kept_apart(self, player: str) -> frozenset[str]:
        """Name all ids of those who are never to be paired with a player.

        He himself, who blocked him, and whom he has blocked.
        """
        return await self._data.read(lambda connection: _apart(connection, player))

    async def turned_away(self, player: str, hosts: Iterable[str]) -> bool:
        """Tell whether one of the players at a table has blocked somebody."""
        wanted = set(hosts)

        def work(connection: Connection) -> bool:
            mine = root(connection, player)
            theirs = {root(connection, host) for host in wanted}
            asked = select(_shunned.player).where(
                _shunned.player.in_(theirs), _shunned.other == mine, _shunned.how == "block"
            )
            return connection.execute(asked).first() is not None

        return await self._data.read(work)

    async def deaf_to(self, speaker: str, ids: Iterable[str]) -> frozenset[str]:
        """Name those of the ids who have muted or blocked a speaker."""
        wanted = set(ids)

        def work(connection: Connection) -> frozenset[str]:
            asked = select(_shunned.player).where(_shunned.other == root(connection, speaker))
            deaf = set(connection.execute(asked).scalars())
            return frozenset(one for one in wanted if root(connection, one) in deaf)

        return await self._data.read(work)

    async def report(
        self, reporter: str, reported: str, reason: ReportReason, table: str, now: int
    ) -> bool:
        """Keep a report; False if the reporter has made too many today."""

        def work(connection: Connection) -> bool:
            today = select(func.count()).where(
                _reports.reporter == reporter, _reports.at > now - A_DAY
            )
            if connection.execute(today).scalar_one() >= REPORTS_A_DAY:
                return False
            row = {
                "at": now,
                "reporter": reporter,
                "reported": root(connection, reported),
                "reason": reason,
                "table_id": table,
                "settled": False,
            }
            connection.execute(schema.reports.insert(), row)
            return True

        return await self._data.write(_KEY, work)

    async def reports(self, *, settled: bool = False) -> tuple[Report, ...]:
        """List reports that are or are not settled, the latest first."""
        return await self._data.read(lambda connection: reports_of(connection, settled=settled))


def reports_of(connection: Connection, *, settled: bool) -> tuple[Report, ...]:
    """See `SqlManners.reports`."""
    asked = select(
        _reports.id,
        _reports.at,
        _reports.reporter,
        _reports.reported,
        _reports.reason,
        _reports.table_id.label("table"),
        _reports.settled,
    )
    asked = asked.where(_reports.settled == settled).order_by(_reports.id.desc())
    return tuple(Report(**row) for row in connection.execute(asked).mappings())


def settle(connection: Connection, report: int) -> bool:
    """Mark a report as settled; False if there is none of that id."""
    settled = update(schema.reports).where(_reports.id == report).values(settled=True)
    return bool(connection.execute(settled).rowcount)


def _apart(connection: Connection, player: str) -> frozenset[str]:
    mine = root(connection, player)
    blocked = select(_shunned.other).where(_shunned.player == mine, _shunned.how == "block")
    blockers = select(_shunned.player).where(_shunned.other == mine, _shunned.how == "block")
    others = {*connection.execute(blocked).scalars(), *connection.execute(blockers).scalars()}
    roots = {mine, *others}
    merged = select(schema.players.c.id).where(schema.players.c.merged.in_(roots))
    return frozenset({*roots, *connection.execute(merged).scalars()})
