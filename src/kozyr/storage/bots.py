"""BOT accounts in a database: whose they are, and the hashes of the tokens that let them in."""

from typing import Final

from sqlalchemy import ColumnElement, Connection, func, select, update

from kozyr.people.bots import MOST, BotAccount, whole
from kozyr.people.player import Player
from kozyr.storage import people_schema as schema
from kozyr.storage.data import Data
from kozyr.storage.identities import owners_of

_KEY: Final = "people"

_bots, _players = schema.bots.c, schema.players.c


class SqlBots:
    """BOT accounts by their tokens and by owner. The tokens themselves are never kept."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def find(self, token_hash: str) -> Player | None:
        """Find whose token has this hash, None if there is none such or it was revoked."""
        found = await self._data.read(
            lambda connection: _listed(connection, _bots.token_hash == token_hash)
        )
        return whole(found[0]) if found else None

    async def of(self, owner: str) -> tuple[BotAccount, ...]:
        """List the BOT accounts of an account, the oldest first."""
        return await self._data.read(lambda connection: _listed(connection, _bots.owner == owner))

    async def owners(self, ids: set[str]) -> dict[str, str]:
        """Tell of the ids that are BOT accounts whose they are; of a revoked one its own id."""
        return await self._data.read(lambda connection: owners_of(connection, ids))

    async def make(self, bot: BotAccount, owner: str, token_hash: str) -> bool:
        """Keep a new BOT account; False if its owner has as many as he may."""

        def work(connection: Connection) -> bool:
            mine = select(func.count()).where(_bots.owner == owner)
            if connection.execute(mine).scalar_one() >= MOST:
                return False
            _keep(connection, bot, owner, token_hash)
            return True

        return await self._data.write(_KEY, work)

    async def renew(self, owner: str, player: str, token_hash: str) -> str | None:
        """Give a BOT account another token; the hash of the void one, None if it is not his."""
        mine = (_bots.owner == owner) & (_bots.player == player)

        def work(connection: Connection) -> str | None:
            old = connection.execute(select(_bots.token_hash).where(mine)).scalar_one_or_none()
            connection.execute(update(schema.bots).where(mine).values(token_hash=token_hash))
            return old

        return await self._data.write(_KEY, work)

    async def revoke(self, owner: str, player: str) -> str | None:
        """Revoke a BOT account for good; the hash of its token, None if it is not his.

        What it has played stays.
        """
        mine = (_bots.owner == owner) & (_bots.player == player)

        gone = await self._data.write(_KEY, lambda connection: revoke_bots(connection, mine))
        return gone[0] if gone else None


def revoke_bots(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """Let BOT accounts be nobody's, and let nobody in as them; give the hashes of their tokens."""
    hashes = connection.execute(select(_bots.token_hash).where(which)).scalars().all()
    connection.execute(update(schema.bots).where(which).values(owner=None, token_hash=None))
    return [one for one in hashes if one is not None]


def _listed(connection: Connection, which: ColumnElement[bool]) -> tuple[BotAccount, ...]:
    asked = (
        select(_bots.player, _players.name, _bots.created)
        .join(schema.players, _players.id == _bots.player)
        .where(which)
        .order_by(_bots.created, _bots.player)
    )
    return tuple(BotAccount(**row) for row in connection.execute(asked).mappings())


def _keep(connection: Connection, bot: BotAccount, owner: str, token_hash: str) -> None:
    times = {"created": bot.created, "seen": bot.created}
    row = {"id": bot.player, "name": bot.name, "account": False, **times}
    connection.execute(schema.players.insert(), row)
    kept = {"player": bot.player, "owner": owner, "token_hash": token_hash, "created": bot.created}
    connection.execute(schema.bots.insert(), kept)
