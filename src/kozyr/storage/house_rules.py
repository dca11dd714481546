"""House rules in a database."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from kozyr.people.houserules import MOST, HouseRules
from kozyr.rules.options import Rules
from kozyr.storage import schema
from kozyr.storage.data import Data

_kept = schema.house_rules.c
_rules: Final = msgspec.json.Decoder(Rules)


class SqlHouseRules:
    """House rules by their ids and owners."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def add(self, kept: HouseRules) -> bool:
        """Keep house rules; False if their owner keeps too many already."""
        row = {**msgspec.structs.asdict(kept), "rules": msgspec.json.encode(kept.rules)}
        counted = select(func.count()).where(_kept.owner == kept.owner)

        def add(connection: Connection) -> bool:
            if connection.execute(counted).scalar_one() >= MOST:
                return False
            connection.execute(schema.house_rules.insert(), row)
            return True

        return await self._data.write(kept.owner, add)

    async def find(self, name: str) -> HouseRules | None:
        """Look house rules up by their id."""
        asked = select(schema.house_rules).where(_kept.id == name)
        row = await self._data.read(lambda connection: connection.execute(asked).mappings().first())
        return None if row is None else _read(dict(row))

    async def of(self, owners: tuple[str, ...]) -> tuple[HouseRules, ...]:
        """List what somebody keeps, by all his ids, by name."""
        asked = select(schema.house_rules).where(_kept.owner.in_(owners))
        asked = asked.order_by(_kept.name, _kept.id)
        rows = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(_read(dict(row)) for row in rows)

    async def rename(self, name: str, owners: tuple[str, ...], called: str) -> bool:
        """Call house rules otherwise; False if none of that id are his."""
        mine = update(schema.house_rules).where(_kept.id == name, _kept.owner.in_(owners))
        changed = mine.values(name=called)
        return await self._data.write(name, lambda one: one.execute(changed).rowcount > 0)

    async def forget(self, name: str, owners: tuple[str, ...]) -> bool:
        """Keep house rules no longer; False if none of that id are his."""
        mine = delete(schema.house_rules).where(_kept.id == name, _kept.owner.in_(owners))
        return await self._data.write(name, lambda one: one.execute(mine).rowcount > 0)


def _read(row: dict[str, Any]) -> HouseRules:
    return HouseRules(**{**row, "rules": _rules.decode(row["rules"])})
