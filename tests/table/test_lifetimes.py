"""How long an offer stands and a table waits; every end is announced (S34, S65)."""

import anyio

from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Join, Leave, WantAnother
from kozyr.table.lifetimes import REMATCH, WAITING
from kozyr.table.log import Closed
from kozyr.web.views import table_view
from tests.table.scenes import at, people
from tests.table.world import World

SECOND = 1_000


async def over(world: World, **options: object) -> str:
    """End a deal of two people; nobody has left his seat."""
    table = await people(world, "service_podkidnoy", 2, **options)
    await world.host.command(table, Leave("bob", "enough", resigns=True))
    return table


async def rematch_ms(world: World, table: str) -> int | None:
    return table_view(await world.table(table), 0, {}, frozenset(), world.clock.time).rematch_ms


def test_s34_a_rematch_starts_when_both_agree_within_three_minutes() -> None:
    async def story() -> None:
        world = World()
        table = await over(world)
        assert await rematch_ms(world, table) == REMATCH
        await world.host.command(table, WantAnother("ann", "again"))
        await at(world, world.clock.time + REMATCH - SECOND)
        assert await rematch_ms(world, table) == SECOND
        assert isinstance(await world.host.command(table, WantAnother("bob", "again")), Accepted)
        assert (await world.table(table)).phase == "playing"
        assert await rematch_ms(world, table) is None

    anyio.run(story)


def test_s34_after_three_minutes_the_offer_ends_and_that_is_announced() -> None:
    async def story() -> None:
        world = World()
        table = await over(world)
        begun = world.clock.time
        await at(world, begun + SECOND)
        await world.host.command(table, WantAnother("ann", "again"))
        told = len(world.told)
        await at(world, begun + REMATCH)
        assert len(world.told) == told + 1
        assert (await world.table(table)).closed == Closed("rematch_expired")
        late = WantAnother("bob", "again")
        assert await world.host.command(table, late) == Trouble(FaultCode.TABLE_CLOSED)

    anyio.run(story)


def test_s35_within_a_series_nobody_hurries() -> None:
    async def story() -> None:
        world = World()
        table = await over(world, series="fixed", series_n=3)
        assert await rematch_ms(world, table) is None
        await at(world, world.clock.time + REMATCH + SECOND)
        for player in ("ann", "bob"):
            await world.host.command(table, WantAnother(player, "again"))
        assert (await world.table(table)).phase == "playing"

    anyio.run(story)


def test_s34_alone_with_bots_nobody_is_waited_for() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy")
        await world.host.command(table, Leave("ann", "enough", resigns=True))
        await at(world, world.clock.time + REMATCH + SECOND)
        await world.host.command(table, WantAnother("ann", "again"))
        assert (await world.table(table)).phase == "playing"

    anyio.run(story)


def test_s65_a_table_waits_two_hours_for_something_to_happen() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        await at(world, world.clock.time + WAITING - 1)
        assert (await world.table(table)).closed is None
        await world.host.command(table, Join("bob"))
        joined = world.clock.time
        await at(world, joined + WAITING - 1)
        assert (await world.table(table)).closed is None
        await at(world, joined + WAITING)
        state = await world.table(table)
        assert state.closed == Closed("idle")
        view = table_view(state, 0, {}, frozenset(), world.clock.time)
        assert view.closed is not None
        assert (view.closed.reason, view.closed.moved_to) == ("idle", None)
        assert world.all_timers() == []

    anyio.run(story)


def test_s65_a_deal_on_its_way_is_never_closed() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=0)
        await at(world, world.clock.time + 10 * WAITING)
        assert (await world.table(table)).phase == "playing"
        assert (await world.table(table)).closed is None

    anyio.run(story)
