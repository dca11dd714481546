"""Credits every deal that is over, in the order in which they were over, each once."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from kozyr.people.ledger import Books
from kozyr.table.ports import Kept

AT_ONCE: Final = 100
"""So many deals are read at a time."""

_log = logging.getLogger(__name__)


class Finished(Protocol):
    """Where the facts of deals that are over come from, as `kozyr.table.ports.Journal`."""

    over: asyncio.Event

    async def finished_after(self, place: int, most: int = AT_ONCE) -> Sequence[Kept]:
        """Give the next deals that were over after that place, in order."""


class Crediting:
    """Follows the journal.

    Which deals were credited is kept with the credits, so that a crash between the two loses
    nothing: what is left is credited at the next start.
    """

    def __init__(self, finished: Finished, books: Books) -> None:
        self._finished, self._books = finished, books

    async def run(self) -> None:
        """Credit for ever, asleep while nothing is over."""
        while True:
            self._finished.over.clear()
            try:
                await self.catch_up()
            except Exception:  # noqa: BLE001 - it is tried again with the next deal
                _log.exception("deals could not be credited")
            await self._finished.over.wait()

    async def catch_up(self) -> int:
        """Credit all that is over and has not been; tell how many deals that were."""
        place, credited = await self._books.place(), 0
        while kept := await self._finished.finished_after(place, AT_ONCE):
            for one in kept:
                await self._books.credit(one.place, one.deal)
            place, credited = kept[-1].place, credited + len(kept)
        return credited
