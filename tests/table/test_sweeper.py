import asyncio
import contextlib

import anyio
import msgspec
import pytest

from kozyr.game.actions import Action, Lead
from kozyr.game.view import View
from kozyr.table.commands import Act
from kozyr.table.sweeper import LEASE, Sweeper
from tests.table.world import RandomPlayer, World, choices


class Stubborn(RandomPlayer):
    """Answers what it is told to."""

    def __init__(self, answer: Action | Exception | None) -> None:
        super().__init__(0)
        self.answer = answer
        self.asked = 0

    def choose(self, view: View) -> Action | None:
        del view
        self.asked += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


async def a_bots_turn(world: World) -> tuple[str, int]:
    """Open a table without throwing in and play until its bot, alone, has a timer."""
    table = await world.open("gambiter_simple")
    while not (seats := [int(timer.what) for timer in world.timers()]):
        deal = (await world.table(table)).deal
        assert deal is not None
        await world.host.command(table, Act("ann", "1", choices(deal.view(0))[0], deal.acts))
    return table, seats[0]


def test_a_bot_acts_when_its_time_has_come_and_not_before() -> None:
    async def story() -> None:
        world = World(1_000)
        table, _ = await a_bots_turn(world)
        version = (await world.table(table)).version
        (timer,) = world.timers()
        world.clock.time = timer.at - 1
        assert await world.sweeper.sweep() == 0
        assert (await world.table(table)).version == version
        world.clock.time = timer.at
        assert await world.sweeper.sweep() == 1
        assert (await world.table(table)).version > version

    anyio.run(story)


def test_a_bot_that_waits_is_asked_again_when_something_has_changed() -> None:
    async def story() -> None:
        world = World()
        table, seat = await a_bots_turn(world)
        room, bot = await world.room(table), Stubborn(None)
        room.attendants = tuple(bot for _ in room.attendants)
        await world.go_on()
        assert (bot.asked, world.timers()) == (1, [])
        await world.host.plan(table)
        assert [int(timer.what) for timer in world.timers()] == [seat]

    anyio.run(story)


def test_a_bot_whose_wish_is_refused_is_asked_again() -> None:
    async def story() -> None:
        world = World()
        table, _ = await a_bots_turn(world)
        room = await world.room(table)
        room.attendants = tuple(Stubborn(Lead((0,))) for _ in room.attendants)
        await world.go_on()
        assert len(world.timers()) == 1

    anyio.run(story)


def test_a_bot_that_fails_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        world = World()
        table, _ = await a_bots_turn(world)
        room = await world.room(table)
        room.attendants = tuple(Stubborn(ValueError("no idea")) for _ in room.attendants)
        (timer,) = world.timers()
        await world.go_on()
        assert [kept.at for kept in world.timers()] == [timer.at + LEASE]

    anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == ["an attendant failed"]


def test_a_timer_of_a_moment_gone_by_does_nothing() -> None:
    async def story() -> None:
        world = World()
        table, seat = await a_bots_turn(world)
        room, bot = await world.room(table), Stubborn(None)
        room.attendants = tuple(bot for _ in room.attendants)
        (timer,) = world.timers()
        await world.due.plan(table, [type(timer)(table, str(1 - seat), timer.at, timer.mark)])
        await world.go_on()
        assert bot.asked == 0

    anyio.run(story)


def test_a_bot_is_not_asked_for_a_moment_gone_by_though_it_may_act_now() -> None:
    """Bug: if its time came as another closed the bout, it answered the next question at once."""

    async def story() -> None:
        world = World()
        table, _ = await a_bots_turn(world)
        room, bot = await world.room(table), Stubborn(None)
        room.attendants = tuple(bot for _ in room.attendants)
        (timer,) = world.timers()
        await world.due.plan(table, [msgspec.structs.replace(timer, mark=timer.mark - 1)])
        await world.go_on()
        assert bot.asked == 0

    anyio.run(story)


def test_a_sweeper_reads_what_other_servers_have_written() -> None:
    """Its own memory may lag behind the moment for which a timer was set."""

    async def story() -> None:
        world = World()
        other = world.another_host()
        table = await world.open("gambiter_simple")
        assert await other.room(table) is not None
        while not world.timers():
            deal = (await world.table(table)).deal
            assert deal is not None
            await world.host.command(table, Act("ann", "1", choices(deal.view(0))[0], deal.acts))
        version = (await world.table(table)).version
        (timer,) = world.timers()
        world.clock.time = timer.at
        await Sweeper(other, world.due, world.clock, world.thinking).sweep()
        room = await other.room(table)
        assert room is not None
        assert room.table.version > version

    anyio.run(story)


def test_the_sweeper_runs_until_it_is_stopped() -> None:
    async def story() -> None:
        world = World()
        table, _ = await a_bots_turn(world)
        version = (await world.table(table)).version
        told = world.host_tells()
        sweeping = asyncio.create_task(world.sweeper.run())
        await told.wait()
        assert (await world.table(table)).version > version
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping

    anyio.run(story)
