"""At a table without a clock absence is told by the sockets: 90 seconds away at the turn (S36)."""

import anyio
import pytest

from kozyr.table.answers import Accepted
from kozyr.table.away import AWAY, AWAY_DUE
from kozyr.table.commands import ComeBack, Pause, TooLongAway
from kozyr.table.log import Substituted
from tests.table.scenes import PEOPLE, asked, at, hold, lead, people, taken, view_at
from tests.table.world import World

SECOND = 1_000


async def replaced(world: World, table: str) -> list[int]:
    log = [entry.record for entry in await world.journal.load(table)]
    return [record.seat for record in log if isinstance(record, Substituted)]


async def without_clock(world: World) -> tuple[str, int]:
    """Open a table of three without a clock, and give the seat that is to lead."""
    table = await people(world, "classic", 3, turn_time=0)
    opener = (await view_at(world, table)).opener
    assert opener is not None
    return table, opener


async def goes(world: World, table: str, seat: int) -> None:
    world.away[PEOPLE[seat]] = world.clock.time
    await world.host.noticed(table)


def test_s36_who_is_away_for_90_seconds_at_his_turn_is_substituted() -> None:
    async def story() -> None:
        world = World()
        table, opener = await without_clock(world)
        await goes(world, table, opener)
        begun = world.clock.time
        await at(world, begun + AWAY - 1)
        assert await replaced(world, table) == []
        await at(world, begun + AWAY)
        assert await replaced(world, table) == [opener]
        assert (await world.table(table)).driver(opener) == "medium"
        back = ComeBack(PEOPLE[opener], "back")
        assert isinstance(await world.host.command(table, back), Accepted)
        assert (await world.table(table)).driver(opener) is None

    anyio.run(story)


def test_s36_the_90_seconds_begin_with_the_turn() -> None:
    async def story() -> None:
        world = World()
        table, opener = await without_clock(world)
        await goes(world, table, (opener + 1) % 3)
        await at(world, world.clock.time + 10 * AWAY)
        assert await replaced(world, table) == []
        await lead(world, table)
        led = world.clock.time
        await at(world, led + AWAY - 1)
        assert await replaced(world, table) == []
        await at(world, led + AWAY)
        assert await replaced(world, table) == [(opener + 1) % 3]

    anyio.run(story)


def test_s36_who_is_there_may_think_as_long_as_he_likes() -> None:
    async def story() -> None:
        world = World()
        table, _ = await without_clock(world)
        assert [timer for timer in world.all_timers() if timer.what.startswith(AWAY_DUE)] == []
        await at(world, world.clock.time + 10 * AWAY)
        assert await replaced(world, table) == []

    anyio.run(story)


def test_s36_who_comes_back_in_time_keeps_his_seat() -> None:
    async def story() -> None:
        world = World()
        table, opener = await without_clock(world)
        await goes(world, table, opener)
        begun = world.clock.time
        world.clock.time += AWAY - SECOND
        del world.away[PEOPLE[opener]]
        await at(world, begun + AWAY)
        assert await replaced(world, table) == []

    anyio.run(story)


def test_s36_with_a_clock_it_is_the_clock_that_counts() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=60, time_bank=120)
        for seat in range(3):
            await goes(world, table, seat)
        await at(world, world.clock.time + AWAY)
        assert await replaced(world, table) == []

    anyio.run(story)


@pytest.mark.parametrize("turn_time", [0, 15])
def test_s6_alone_with_bots_the_game_waits_for_who_is_away(turn_time: int) -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", bots=2, turn_time=turn_time)
        await goes(world, table, 0)
        while await world.go_on():
            pass
        state = await world.table(table)
        assert state.paused is not None
        assert await replaced(world, table) == []
        await at(world, world.clock.time + 10 * AWAY)
        assert (await world.table(table)).phase == "playing"
        del world.away["ann"]
        back = Pause("ann", "back", on=False)
        assert isinstance(await world.host.command(table, back), Accepted)
        state = await world.table(table)
        assert (state.paused, state.absences[0].misses) == (None, 0)

    anyio.run(story)


def test_s36_whoever_is_asked_and_away_holds_nobody_up() -> None:
    """Set or no set: who is substituted tells nothing of the hands (§17.12)."""

    async def story() -> None:
        world = World(2_400)
        table = await people(world, "gto_pogony", 6, turn_time=0)
        await taken(world, table)
        seats = await asked(world, table)
        trump = (await view_at(world, table)).trump_suit
        suits = [suit for at, suit in enumerate("♠♣♦♥") if at != trump]
        await hold(world, table, seats[0], f"6{suits[0]} 6{suits[1]}")
        for seat in seats[:2]:
            await goes(world, table, seat)
        begun = world.clock.time
        await at(world, begun + 2_400)
        assert (await view_at(world, table)).phase == "hanging"
        await at(world, begun + AWAY)
        assert await replaced(world, table) == [*seats[:2]]
        await at(world, begun + AWAY + 2_400)
        assert (await view_at(world, table)).phase != "hanging"

    anyio.run(story)


def test_s36_a_late_word_of_absence_is_not_heard() -> None:
    async def story() -> None:
        world = World()
        table, opener = await without_clock(world)
        since = (await world.table(table)).clocks[opener].started
        world.clock.time += SECOND
        await lead(world, table)
        late = TooLongAway(opener, since)
        assert isinstance(await world.host.command(table, late), Accepted)
        assert await replaced(world, table) == []

    anyio.run(story)
