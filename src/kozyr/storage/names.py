"""How players are called: asked with every snapshot, so what was read once is kept at hand."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from kozyr.storage.data import Data
from kozyr.storage.people_schema import players

MOST: Final = 10_000
"""So many names are kept at hand."""


class Names:
    """Names by player id, read once until they are forgotten."""

    def __init__(self, data: Data) -> None:
        self._data = data
        self._known: dict[str, str] = {}

    async def of(self, ids: Iterable[str]) -> dict[str, str]:
        """Look names up by id, a guest's who signed in by his account; '' for the forgotten."""
        wanted = set(ids)
        known = self._known
        missing = wanted - known.keys()
        if not missing:
            return {one: known[one] for one in wanted}
        found = await self._data.read(lambda connection: names_of(connection, missing))
        answer = {one: known.get(one, "") for one in wanted} | found
        if len(known) > MOST:
            self.forget()
        # Names that were forgotten meanwhile are read again: `known` is then another dict.
        known.update(found)
        return answer

    def forget(self) -> None:
        """Read every name anew, as some have changed."""
        self._known = {}


def names_of(connection: Connection, ids: set[str]) -> dict[str, str]:
    """See `Names.of`."""
    whole = players.alias()
    asked: Select[Any] = (
        select(players.c.id, func.coalesce(whole.c.name, players.c.name))
        .outerjoin(whole, whole.c.id == players.c.merged)
        .where(players.c.id.in_(ids))
    )
    return dict.fromkeys(ids, "") | {row[0]: row[1] for row in connection.execute(asked)}
