"""A place to keep people in, in memory, with somebody already in it."""

from kozyr.storage.books import SqlBooks
from kozyr.storage.data import MemoryData
from kozyr.storage.people_schema import marks, players
from tests.people.deals import NOON


class World:
    """Accounts by name, guests by browser."""

    def __init__(self, *accounts: str) -> None:
        self.data = MemoryData()
        self.books = SqlBooks(self.data)
        self.accounts = accounts

    async def open(self) -> "World":
        for name in self.accounts:
            await self.add(name, account=True)
        return self

    async def add(self, name: str, *, account: bool = False, browser: str | None = None) -> None:
        row = {"id": name, "name": name, "account": account, "created": NOON, "seen": NOON}
        mark = {"player": name, "mark": browser, "browser": True, "seen": NOON}
        await self.data.write("t", lambda c: c.execute(players.insert(), row))
        if browser is not None:
            await self.data.write("t", lambda c: c.execute(marks.insert(), mark))

    async def merge(self, guest: str, account: str) -> None:
        moved = players.update().where(players.c.id == guest).values(merged=account)
        await self.data.write("t", lambda c: c.execute(moved))

    async def paid(self, account: str) -> list[tuple[str, int]]:
        """List reasons and amounts of an account, the oldest first."""
        entries = await self.books.entries(account)
        return [(one.reason, one.amount) for one in reversed(entries)]
