"""How many tables a visitor and an address may keep open at once (S65)."""

from collections import defaultdict
from collections.abc import Iterable

from kozyr.table.answers import FaultCode
from kozyr.table.ports import Journal
from kozyr.web.faults import ServiceError
from kozyr.web.settings import Settings


class Openings:
    """Counts tables that wait or are played at, by their host and by whence they were opened.

    Addresses are remembered here only, as long as the process lives.
    """

    def __init__(self, journal: Journal, settings: Settings) -> None:
        self._journal, self._settings = journal, settings
        self._opened: defaultdict[str, set[str]] = defaultdict(set)

    async def demand(self, ids: Iterable[str], address: str) -> None:
        """Raise ServiceError `open_tables` if a visitor or his address keeps too many open."""
        most = self._settings
        if await self._hosted(frozenset(ids)) >= most.tables_by_visitor:
            raise ServiceError(FaultCode.OPEN_TABLES, n=most.tables_by_visitor)
        if await self._here(address) >= most.tables_by_address:
            raise ServiceError(FaultCode.OPEN_TABLES, n=most.tables_by_address)

    def opened(self, table: str, address: str) -> None:
        """Remember whence a table was opened."""
        self._opened[address].add(table)

    async def _hosted(self, ids: frozenset[str]) -> int:
        listed = [await self._journal.tables_of(one) for one in ids]
        return sum(one.host in ids for mine in listed for one in mine)

    async def _here(self, address: str) -> int:
        """Count the tables of an address that are still open, and forget the others."""
        opened = self._opened.get(address, set())
        if len(opened) < self._settings.tables_by_address:
            return len(opened)
        listed = [await self._journal.listed(table) for table in opened]
        left = {one.table for one in listed if one is not None and one.running}
        self._opened[address] = left
        return len(left)
