"""Who everybody is, and in which browsers he is known, in a database."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.sqlite import insert

from kozyr.people.player import ACCOUNT_IDLE, GUEST_IDLE, Browser, Player
from kozyr.storage import people_schema as schema
from kozyr.storage.data import Data
from kozyr.storage.names import Names
from kozyr.storage.schema import house_rules, return_links
from kozyr.table.ports import Entropy

_SEEN: Final = 3_600_000
"""That somebody was here is noted once in so many milliseconds."""

_KEY: Final = "people"
_PEPPER_BYTES: Final = 32

_players, _sessions, _marks = schema.players.c, schema.sessions.c, schema.marks.c


class SqlPlayers:
    """Guests and accounts by their sessions and by id. The tokens themselves are never kept."""

    def __init__(self, data: Data) -> None:
        self._data, self._names = data, Names(data)

    async def find(self, token_hash: str, now: int) -> Player | None:
        """Find whose session has this hash, None if there is none or it was idle too long."""
        found = await self._data.read(lambda connection: _found(connection, token_hash, now))
        if found is None:
            return None
        player, stale = found
        if stale:
            await self._data.write(_KEY, lambda connection: _touch(connection, token_hash, now))
        return player

    async def by_id(self, player: str) -> Player | None:
        """Look somebody up by his own id, None if he is not known."""
        return await self._data.read(lambda connection: player_of(connection, player))

    async def add(self, player: Player, session: Browser) -> None:
        """Keep a new guest and the session of his browser."""
        row = {
            "id": player.id,
            "name": player.name,
            "account": False,
            "created": session.created,
            "seen": session.seen,
        }

        def add(connection: Connection) -> None:
            connection.execute(schema.players.insert(), row)
            open_session(connection, session)

        await self._data.write(_KEY, add)

    async def rename(self, player: str, name: str) -> None:
        """Give somebody another name."""
        moved = update(schema.players).where(_players.id == player).values(name=name)
        await self._data.write(_KEY, lambda connection: connection.execute(moved))
        self.renamed()

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Look names up by id, a guest's who signed in by his account; '' for the forgotten."""
        return await self._names.of(ids)

    def renamed(self) -> None:
        """Read all names anew: somebody has got another one, by whatever way."""
        self._names.forget()

    async def sessions(self, player: str) -> tuple[Browser, ...]:
        """List the browsers in which somebody is known, the latest seen first."""
        asked = select(schema.sessions).where(_sessions.player == player)
        asked = asked.order_by(_sessions.seen.desc(), _sessions.token_hash)
        found = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(Browser(**row) for row in found)

    async def close(
        self, player: str, *, only: str | None = None, but: str | None = None
    ) -> list[str]:
        """Close sessions of somebody: the one of this hash, or all but one; give their hashes."""
        gone = schema.sessions.delete().where(_sessions.player == player)
        if only is not None:
            gone = gone.where(_sessions.token_hash == only)
        if but is not None:
            gone = gone.where(_sessions.token_hash != but)
        hashes = gone.returning(_sessions.token_hash)
        return await self._data.write(
            _KEY, lambda connection: list(connection.execute(hashes).scalars())
        )

    async def mark(self, player: str, mark: str, now: int, *, browser: bool) -> None:
        """Note a browser or an address somebody was seen with (S46, S64)."""
        row = insert(schema.marks).values(player=player, mark=mark, browser=browser, seen=now)
        seen = row.on_conflict_do_update(index_elements=["player", "mark"], set_={"seen": now})
        await self._data.write(_KEY, lambda connection: connection.execute(seen))

    async def pepper(self, entropy: Entropy) -> bytes:
        """Give what this server mixes into the hashes of addresses; it is drawn once."""
        found = await self._data.read(_pepper)
        if found is not None:
            return found
        kept = insert(schema.peppers).values(name=_KEY, value=entropy.draw(_PEPPER_BYTES))
        await self._data.write(
            _KEY, lambda connection: connection.execute(kept.on_conflict_do_nothing())
        )
        return await self.pepper(entropy)

    async def prune(self, now: int) -> int:
        """Forget idle guests, sessions and marks (S65); tell how many guests that were."""
        gone = await self._data.write(_KEY, lambda connection: _prune(connection, now))
        self.renamed()
        return gone


def open_session(connection: Connection, session: Browser) -> None:
    """Let a browser in."""
    connection.execute(
        schema.sessions.insert().values(
            token_hash=session.token_hash,
            player=session.player,
            way=session.way,
            browser=session.browser,
            created=session.created,
            seen=session.seen,
        )
    )


def player_of(connection: Connection, player: str) -> Player | None:
    """Look somebody up by his own id, None if he is not known."""
    login = schema.accounts.c.login
    asked = (
        select(_players.id, _players.name, login)
        .outerjoin(schema.accounts, schema.accounts.c.player == _players.id)
        .where(_players.id == player)
    )
    row = connection.execute(asked).first()
    if row is None:
        return None
    merged = select(_players.id).where(_players.merged == player).order_by(_players.id)
    return Player(row.id, row.name, row.login, tuple(connection.execute(merged).scalars()))


def _pepper(connection: Connection) -> bytes | None:
    asked = select(schema.peppers.c.value).where(schema.peppers.c.name == _KEY)
    return connection.execute(asked).scalar_one_or_none()


def _found(connection: Connection, token_hash: str, now: int) -> tuple[Player, bool] | None:
    asked = select(schema.sessions).where(_sessions.token_hash == token_hash)
    session = connection.execute(asked).first()
    player = None if session is None else player_of(connection, session.player)
    if session is None or player is None:
        return None
    idle = GUEST_IDLE if player.account is None else ACCOUNT_IDLE
    return None if now - session.seen > idle else (player, now - session.seen > _SEEN)


def _touch(connection: Connection, token_hash: str, now: int) -> None:
    mine = _sessions.token_hash == token_hash
    whose = select(_sessions.player).where(mine).scalar_subquery()
    connection.execute(update(schema.sessions).where(mine).values(seen=now))
    connection.execute(update(schema.players).where(_players.id == whose).values(seen=now))


def _prune(connection: Connection, now: int) -> int:
    connection.execute(schema.marks.delete().where(_marks.seen < now - GUEST_IDLE))
    connection.execute(schema.challenges.delete().where(schema.challenges.c.until < now))
    connection.execute(schema.codes.delete().where(schema.codes.c.until < now))
    connection.execute(schema.sessions.delete().where(_sessions.seen < now - ACCOUNT_IDLE))
    idle = schema.players.delete().where(
        ~_players.account,
        _players.merged.is_(None),
        _players.seen < now - GUEST_IDLE,
        _players.id.not_in(select(schema.bots.c.player)),
    )
    gone = connection.execute(idle).rowcount
    orphans = _sessions.player.not_in(select(_players.id))
    connection.execute(schema.sessions.delete().where(orphans))
    nobodys = house_rules.c.owner.not_in(select(_players.id))
    connection.execute(house_rules.delete().where(nobodys))
    connection.execute(return_links.delete().where(return_links.c.created < now - GUEST_IDLE))
    return gone
