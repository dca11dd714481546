"""Personal links by which a player comes back to his seat from another device (S4)."""

from sqlalchemy import Connection, delete, select

from kozyr.storage import schema
from kozyr.storage.data import Data

_links = schema.return_links.c


class SqlReturnLinks:
    """The links by the hash of their token: one at most for a player at a table."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def give(self, token_hash: str, table: str, player: str, now: int) -> None:
        """Keep a link; the one given before leads nowhere any more."""
        row = {"token_hash": token_hash, "table_id": table, "player": player, "created": now}

        def give(connection: Connection) -> None:
            _revoke(connection, table, player)
            connection.execute(schema.return_links.insert(), row)

        await self._data.write(table, give)

    async def find(self, token_hash: str) -> tuple[str, str] | None:
        """Tell to which table and player a link belongs, None if it leads nowhere."""
        asked = select(_links.table_id, _links.player).where(_links.token_hash == token_hash)
        row = await self._data.read(lambda connection: connection.execute(asked).first())
        return None if row is None else (row.table_id, row.player)

    async def revoke(self, table: str, player: str) -> None:
        """Let a player's link to a table lead nowhere."""
        await self._data.write(table, lambda connection: _revoke(connection, table, player))


def _revoke(connection: Connection, table: str, player: str) -> None:
    mine = delete(schema.return_links).where(_links.table_id == table, _links.player == player)
    connection.execute(mine)
