"""A pause by the consent of all who play, at tables of friends (S36, S65)."""

import anyio
import pytest

from kozyr.rules.validity import TableKind
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.clocks import turn_ends
from kozyr.table.commands import Join, Leave, Pause
from kozyr.table.deadlines import LIFE_DUE
from kozyr.table.lifetimes import PAUSED
from kozyr.table.log import Closed, PauseWanted
from kozyr.web.protocol import PauseView
from kozyr.web.views import table_view
from tests.table.scenes import PEOPLE, act, at, lead, mildest, people, taken, view_at
from tests.table.world import World

HOUR = 3_600_000
SECOND = 1_000


async def wants(world: World, table: str, seat: int, *, on: bool = True) -> Answer:
    number = f"{on} {(await world.table(table)).version}"
    return await world.host.command(table, Pause(PEOPLE[seat], number, on))


async def left_of_turn(world: World, table: str) -> list[int]:
    state = await world.table(table)
    ends = [turn_ends(clock, state.rules) for clock in state.clocks]
    return [end - world.clock.time for end in ends if end is not None]


async def shown(world: World, table: str) -> PauseView | None:
    return table_view(await world.table(table), 0, {}, frozenset(), world.clock.time).paused


async def paused(world: World, count: int = 3, **options: object) -> str:
    """Open a table and let all want a pause, four seconds after the deal."""
    table = await people(world, "classic", count, **options)
    world.clock.time += 4 * SECOND
    for seat in range(count):
        assert isinstance(await wants(world, table, seat), Accepted)
    return table


def test_a_pause_begins_when_all_who_play_want_it() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        assert await shown(world, table) is None
        await wants(world, table, 0)
        await wants(world, table, 2)
        assert await shown(world, table) == PauseView((0, 2), on=False, until_ms=None)
        await wants(world, table, 1)
        assert await shown(world, table) == PauseView((0, 1, 2), on=True, until_ms=PAUSED)

    anyio.run(story)


def test_bots_and_substitutes_are_not_asked() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=2, bots=1)
        await world.host.command(table, Join("bob"))
        await wants(world, table, 0)
        leaver = (await world.table(table)).seat_of("bob")
        assert leaver is not None
        await world.host.command(table, Leave("bob", "go", resigns=False))
        assert (await world.table(table)).paused == world.clock.time

    anyio.run(story)


def test_no_clock_runs_in_a_pause_and_nobody_acts() -> None:
    async def story() -> None:
        world = World()
        table = await paused(world)
        assert await left_of_turn(world, table) == [26 * SECOND]
        assert [timer.what for timer in world.all_timers()] == [LIFE_DUE]
        await at(world, world.clock.time + HOUR)
        opener = (await view_at(world, table)).opener or 0
        action = mildest(await view_at(world, table, opener))
        assert action is not None
        assert await act(world, table, opener, action) == Trouble(FaultCode.PAUSED)
        assert isinstance(await wants(world, table, 1, on=False), Accepted)
        assert await left_of_turn(world, table) == [26 * SECOND]
        assert await shown(world, table) is None
        await lead(world, table)

    anyio.run(story)


def test_a_call_window_waits_as_well() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "mailru_cheat", 3)
        await taken(world, table)
        world.clock.time += 2 * SECOND
        for seat in range(3):
            await wants(world, table, seat)
        await at(world, world.clock.time + HOUR)
        await wants(world, table, 0, on=False)
        view = table_view(await world.table(table), 0, {}, frozenset(), world.clock.time)
        assert view.window_ms == 3 * SECOND

    anyio.run(story)


@pytest.mark.parametrize("preset", ["classic", "mailru_cheat"])
def test_a_paused_clock_is_shown_as_it_stood_once_it_seemed_to_run(preset: str) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, preset, 3)
        if preset == "mailru_cheat":
            await taken(world, table)
        world.clock.time += 2 * SECOND
        for seat in range(3):
            await wants(world, table, seat)
        state, now = await world.table(table), world.clock.time
        stood, later = (table_view(state, 0, {}, frozenset(), now + ms) for ms in (0, HOUR))
        assert stood.clocks == later.clocks
        assert not any(clock.running for clock in later.clocks)
        assert later.window_ms is None
        if preset == "classic":
            assert max(clock.turn_ms for clock in later.clocks) == 28 * SECOND

    anyio.run(story)


def test_s65_after_24_hours_a_paused_table_is_closed() -> None:
    async def story() -> None:
        world = World()
        table = await paused(world)
        begun = world.clock.time
        await at(world, begun + PAUSED - 1)
        assert (await world.table(table)).closed is None
        await at(world, begun + PAUSED)
        assert (await world.table(table)).closed == Closed("paused_too_long")
        view = table_view(await world.table(table), 0, {}, frozenset(), world.clock.time)
        assert view.closed is not None
        assert view.closed.reason == "paused_too_long"

    anyio.run(story)


def test_s37_the_servers_down_time_in_a_pause_is_not_counted_twice() -> None:
    async def story() -> None:
        world = World()
        table = await paused(world)
        world.restart()
        world.clock.time += HOUR
        world.outages.was(HOUR)
        await wants(world, table, 0, on=False)
        assert await left_of_turn(world, table) == [26 * SECOND]

    anyio.run(story)


@pytest.mark.parametrize("kind", ["rated", "quick"])
def test_strangers_have_no_pause(kind: TableKind) -> None:
    async def story() -> None:
        world = World()
        world.kind = kind
        table = await world.open("service_podkidnoy", people=2, bots=0)
        await world.host.command(table, Join("bob"))
        assert await wants(world, table, 0) == Trouble(FaultCode.NO_PAUSE)

    anyio.run(story)


def test_who_is_alone_with_bots_pauses_when_he_likes() -> None:
    async def story() -> None:
        world = World()
        world.kind = "bots"
        table = await world.open("classic", bots=2)
        await wants(world, table, 0)
        assert (await world.table(table)).paused == world.clock.time
        records = [entry.record for entry in await world.journal.load(table)]
        assert isinstance(records[-1], PauseWanted)

    anyio.run(story)


@pytest.mark.parametrize("resigns", [True, False])
def test_s36_a_pause_ends_with_the_last_who_could_end_it_once_it_stood_a_day(
    *, resigns: bool
) -> None:
    async def story() -> None:
        world = World()
        table = await paused(world)
        for seat in range(3):
            assert (await world.table(table)).paused is not None
            leave = Leave(PEOPLE[seat], "leave", resigns)
            assert isinstance(await world.host.command(table, leave), Accepted)
        assert (await world.table(table)).paused is None
        while (await world.table(table)).phase == "playing":
            assert await world.go_on(), "nobody has anything to do"

    anyio.run(story)


def test_before_the_deal_there_is_nothing_to_pause() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=2, bots=0)
        assert await wants(world, table, 0) == Trouble(FaultCode.NOT_PLAYING)

    anyio.run(story)
