"""Tables come back to memory one by one, and nobody waits for those of others."""

import asyncio

import anyio
import pytest

from kozyr.table.log import Entry
from kozyr.table.ports import WAKE, StoreFault, Timer
from tests.table.world import CountableJournal, World, still


class GatedJournal(CountableJournal):
    """Lets nobody read one table's log, or fails at it."""

    def __init__(self) -> None:
        super().__init__()
        self.shut = ""
        self.gate = asyncio.Event()
        self.fails = False

    async def load(self, table: str, after: int = 0) -> tuple[Entry, ...]:
        if table == self.shut and self.fails:
            raise StoreFault
        if table == self.shut:
            await self.gate.wait()
        return await super().load(table, after)


async def two_tables() -> tuple[World, GatedJournal, str, str]:
    """Open two tables with bots whose turn it will be, and start anew."""
    world = World()
    world.journal = journal = GatedJournal()
    world.restart()
    first, second = [await world.open("service_perevodnoy") for _ in range(2)]
    world.restart()
    return world, journal, first, second


def test_a_table_in_memory_does_not_wait_for_one_that_is_read() -> None:
    async def story() -> None:
        world, journal, cold, warm = await two_tables()
        journal.shut = cold
        await world.room(warm)
        before = journal.length(warm)
        sweeping = asyncio.create_task(world.sweeper.run())
        await still()
        assert journal.length(warm) > before
        assert not world.host.holds(cold)
        journal.gate.set()
        await still()
        assert world.host.holds(cold)
        sweeping.cancel()

    anyio.run(story)


def test_a_table_that_cannot_be_read_hinders_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        world, journal, broken, sound = await two_tables()
        journal.shut, journal.fails = broken, True
        await world.go_on()
        assert world.host.holds(sound)
        assert not world.host.holds(broken)

    anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == ["a table could not be read"]


def test_a_table_that_is_woken_plans_its_timers_anew() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_perevodnoy")
        planned = world.timers()
        await world.due.plan(table, [Timer(table, WAKE, world.clock.now(), 0)])
        world.restart()
        await world.sweeper.sweep()
        assert {timer.what for timer in world.timers()} == {timer.what for timer in planned}

    anyio.run(story)


def test_a_timer_of_a_table_that_is_not_there_is_forgotten() -> None:
    async def story() -> None:
        world = World()
        await world.due.plan("gone", [Timer("gone", WAKE, world.clock.now(), 0)])
        await world.sweeper.sweep()
        assert world.timers() == []

    anyio.run(story)
