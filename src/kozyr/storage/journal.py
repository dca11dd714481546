"""The logs of all tables in a database."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from kozyr.storage import schema
from kozyr.storage.database import Database
from kozyr.storage.driver import driver
from kozyr.storage.listings import joinable, keep_listing, listed, running
from kozyr.storage.places import check_place, place_of
from kozyr.table.facts import FinishedDeal
from kozyr.table.lobby import Listing
from kozyr.table.log import AnyRecord, Entry
from kozyr.table.ports import Kept

# Every move runs these: as text to the driver they take a fortieth of the time.
_LAST: Final = "SELECT max(seq) FROM log WHERE table_id = ?"
_APPEND: Final = (
    "INSERT INTO log (table_id, seq, at, rules_version, digest, record) VALUES (?, ?, ?, ?, ?, ?)"
)
_LOAD: Final = (
    "SELECT seq, at, rules_version, digest, record FROM log "
    "WHERE table_id = ? AND seq > ? ORDER BY seq"
)

_WORD: Final = 1 << 64
_SIGN: Final = 1 << 63

_encoder: Final = msgspec.json.Encoder()
_record: Final = msgspec.json.Decoder(AnyRecord)
_facts: Final = msgspec.json.Decoder(FinishedDeal)


class SqliteJournal:
    """A journal in a database: an append is one transaction, shared with others of its time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.over = asyncio.Event()

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        """See `kozyr.table.ports.Journal`."""
        table, seq = place_of(entries)
        rows = list(map(_row, entries))

        def append(connection: Connection) -> None:
            raw = driver(connection)
            check_place(seq, raw.execute(_LAST, (table,)).fetchone()[0] or 0)
            raw.executemany(_APPEND, rows)
            if seq == 1:
                _open(connection, entries[0])
            if finished is not None:
                _finish(connection, finished)
            if listing is not None:
                _list(connection, listing)

        await self._database.write(table, append)
        if finished is not None:
            self.over.set()

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        """See `kozyr.table.ports.Journal`."""

        def load(connection: Connection) -> list[tuple[Any, ...]]:
            return driver(connection).execute(_LOAD, (table, after)).fetchall()

        return tuple(_entry(table, row) for row in await self._database.read(load))

    async def open_tables(self) -> tuple[str, ...]:
        """See `kozyr.table.ports.Journal`."""
        tables = schema.tables.c
        asked = select(tables.id).where(tables.open).order_by(tables.created, tables.id)
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return tuple(table for (table,) in found)

    async def lobby(self) -> tuple[Listing, ...]:
        """See `kozyr.table.ports.Journal`."""
        return await self._database.read(joinable)

    async def listed(self, table: str) -> Listing | None:
        """See `kozyr.table.ports.Journal`."""
        return await self._database.read(lambda connection: listed(connection, table))

    async def tables_of(self, player: str) -> tuple[Listing, ...]:
        """See `kozyr.table.ports.Journal`."""
        return await self._database.read(lambda connection: running(connection, player))

    async def finished_after(self, place: int, most: int = 100) -> tuple[Kept, ...]:
        """See `kozyr.table.ports.Journal`."""
        kept = schema.finished.c
        asked = _KEPT.where(kept.id > place).order_by(kept.id).limit(most)
        found = await self._database.read(lambda connection: connection.execute(asked).all())
        return tuple(_kept(*row) for row in found)

    async def finished(self, table: str, deal: int) -> FinishedDeal | None:
        """See `kozyr.table.ports.Journal`."""
        kept = schema.finished.c
        asked = _KEPT.where(kept.table_id == table, kept.deal == deal)
        found = await self._database.read(lambda connection: connection.execute(asked).first())
        return None if found is None else _kept(*found).deal


_KEPT: Final = select(schema.finished.c.id, schema.finished.c.facts, schema.finished.c.transcript)


def _row(entry: Entry) -> tuple[str, int, int, int, int, bytes]:
    digest = entry.digest - _WORD if entry.digest & _SIGN else entry.digest
    record = _encoder.encode(entry.record)
    return entry.table, entry.seq, entry.at, entry.rules_version, digest, record


def _entry(table: str, row: tuple[Any, ...]) -> Entry:
    seq, at, rules_version, digest, record = row
    return Entry(table, seq, at, rules_version, digest % _WORD, _record.decode(record))


def _open(connection: Connection, first: Entry) -> None:
    connection.execute(schema.tables.insert().values(id=first.table, created=first.at, open=True))


def _list(connection: Connection, listing: Listing) -> None:
    keep_listing(connection, listing)
    if listing.phase == "closed":
        shut = schema.tables.update().where(schema.tables.c.id == listing.table)
        connection.execute(shut.values(open=False))


def _finish(connection: Connection, deal: FinishedDeal) -> None:
    facts = msgspec.structs.replace(deal, transcript=b"")
    connection.execute(
        schema.finished.insert().values(
            table_id=deal.table,
            deal=deal.deal,
            at=deal.at,
            facts=_encoder.encode(facts),
            transcript=deal.transcript,
        )
    )


def _kept(place: int, facts: bytes, transcript: bytes) -> Kept:
    deal = _facts.decode(facts)
    return Kept(place, msgspec.structs.replace(deal, transcript=transcript))
