"""Logs in the memory of one process: they end with it."""

import asyncio
from collections.abc import Sequence

from kozyr.storage.places import check_place, place_of
from kozyr.table.facts import FinishedDeal
from kozyr.table.lobby import Listing
from kozyr.table.log import Entry, decode, encode
from kozyr.table.ports import Kept


class MemoryJournal:
    """A journal that keeps what a disk would: bytes."""

    def __init__(self) -> None:
        self._logs: dict[str, list[bytes]] = {}
        self._finished: list[FinishedDeal] = []
        self.over = asyncio.Event()
        self._listings: dict[str, Listing] = {}

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        """See `kozyr.table.ports.Journal`."""
        table, seq = place_of(entries)
        log = self._logs.setdefault(table, [])
        check_place(seq, len(log))
        log.extend(map(encode, entries))
        if finished is not None:
            self._finished.append(finished)
            self.over.set()
        if listing is not None:
            self._listings[table] = listing

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """See `kozyr.table.ports.Journal`."""
        return tuple(map(decode, self._logs.get(table, [])[after:]))

    async def open_tables(self) -> tuple[str, ...]:
        """See `kozyr.table.ports.Journal`."""
        closed = {one.table for one in self._listings.values() if one.phase == "closed"}
        return tuple(table for table, log in self._logs.items() if log and table not in closed)

    async def lobby(self) -> tuple[Listing, ...]:
        """See `kozyr.table.ports.Journal`."""
        return tuple(one for one in self._newest_first() if one.joinable)

    async def listed(self, table: str) -> Listing | None:
        """See `kozyr.table.ports.Journal`."""
        return self._listings.get(table)

    async def tables_of(self, player: str) -> tuple[Listing, ...]:
        """See `kozyr.table.ports.Journal`."""
        listed = (one for one in self._newest_first() if one.running)
        return tuple(one for one in listed if player in (one.host, *one.players))

    def _newest_first(self) -> list[Listing]:
        return sorted(self._listings.values(), key=lambda one: one.opened, reverse=True)

    async def finished_after(self, place: int, most: int = 100) -> tuple[Kept, ...]:
        """See `kozyr.table.ports.Journal`."""
        return tuple(
            Kept(at, deal)
            for at, deal in enumerate(self._finished[: place + most], 1)
            if at > place
        )

    async def finished(self, table: str, deal: int) -> FinishedDeal | None:
        """See `kozyr.table.ports.Journal`."""
        wanted = table, deal
        return next((one for one in self._finished if (one.table, one.deal) == wanted), None)


class NeverAway:
    """The outages of a server whose tables end with it: there are none."""

    def lost(self, since: int) -> int:
        """See `kozyr.table.ports.Outages`."""
        del since
        return 0
