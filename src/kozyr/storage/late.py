"""Credits a guest's games of the day to the account he has signed in to (S46)."""

from sqlalchemy import select

from kozyr.people.dates import day_began
from kozyr.people.points import game_id
from kozyr.storage import people_schema as schema
from kozyr.storage.books import SqlBooks
from kozyr.storage.data import Data
from kozyr.table.facts import FinishedDeal
from kozyr.table.ports import Clock, Journal


class LateCredit:
    """Reads a guest's games from the journal once more, for the account that is now his."""

    def __init__(self, data: Data, books: SqlBooks, journal: Journal, clock: Clock) -> None:
        self._data, self._books, self._journal, self._clock = data, books, journal, clock

    async def credit(self, guest: str, account: str) -> int:
        """Credit the games of today that were over before; tell how many points that gave."""
        rows, credited = schema.results.c, 0
        asked = select(rows.game).where(
            rows.player == guest, rows.at >= day_began(self._clock.now())
        )
        found = await self._data.read(
            lambda connection: connection.execute(asked.order_by(rows.place)).scalars().all()
        )
        for game in found:
            table, _, deal = game.rpartition(".")
            facts = await self._journal.finished(table, int(deal))
            if facts is not None:
                credited += await self._late(facts, guest, account)
        return credited

    async def _late(self, facts: FinishedDeal, guest: str, account: str) -> int:
        """Credit one game; an account that played it too has its points for it already."""
        before = await self._books.of_game(account, game_id(facts))
        await self._books.credit_late(facts, guest)
        after = await self._books.of_game(account, game_id(facts))
        return sum(entry.amount for entry in after[len(before) :])
