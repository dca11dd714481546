"""A disk that is full in the middle of a game: a fault for who acts, and nothing worse."""

from pathlib import Path

import anyio
import msgspec
import pytest
from sqlalchemy import Connection

from kozyr.game.actions import Lead
from kozyr.storage.database import Database
from kozyr.storage.driver import driver
from kozyr.storage.store import kept_in
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Act, Join
from kozyr.table.host import Host
from kozyr.table.log import Created
from kozyr.table.room import fold
from kozyr.table.table import Table
from tests.table.world import World, agreement

ENOUGH = 1 << 30


async def allow(database: Database, pages: int) -> None:
    """Let the file grow to so many pages, or not at all if it has more."""

    def limit(connection: Connection) -> None:
        driver(connection).execute(f"PRAGMA max_page_count={pages}")

    await database.write("", limit)


async def a_deal(host: Host) -> Table:
    """Deal to two people."""
    agreed = agreement("classic", players=2)
    table = await host.create(Created.of(agreed, (None, None), "ann"))
    await host.command(table, Join("bob"))
    room = await host.room(table)
    assert room is not None
    return room.table


def test_a_full_disk_is_a_fault_and_with_room_again_the_game_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        world = World()
        with kept_in(tmp_path, world.clock) as store:
            ports = msgspec.structs.replace(world.ports(), journal=store.journal, due=store.due)
            host = Host(ports, lambda _table, _only: None, world)
            table = await a_deal(host)
            assert table.deal is not None
            opener = table.deal.view(0).opener
            assert opener is not None
            card = table.deal.view(opener).hand[0]
            long = "x" * 100_000
            act = Act(("ann", "bob")[opener], long, Lead((card,)), 0)
            await allow(store.database, 1)
            assert await host.command(table.id, act) == Trouble(FaultCode.SERVER_ERROR)
            kept = fold(await store.journal.load(table.id))
            assert kept is not None
            assert (kept.version, kept.digest()) == (table.version, table.digest())
            await allow(store.database, ENOUGH)
            assert isinstance(await host.command(table.id, act), Accepted)
            room = await host.room(table.id)
            log = await store.journal.load(table.id)
            assert room is not None
            assert room.table.digest() == log[-1].digest
            assert room.table.version == table.version + 1

    anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == [
        "what was to be kept could not be written"
    ]
    assert "xxxx" not in caplog.text
