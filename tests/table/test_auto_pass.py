"""The automatic pass and its switch (§17.6, §14.10)."""

import anyio
import pytest

from kozyr.game.actions import Pass
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.attendants import attended
from kozyr.table.commands import SwitchAutoPass
from kozyr.table.log import AutoPass
from kozyr.table.room import fold
from tests.table.scenes import PEOPLE, at, deal_at, done, hold, lead, people, recorded, view_at
from tests.table.world import World

THROWS = {"cheating": "on", "cheat_scope": "beat_throw_in"}
BEATS = {"cheating": "on", "cheat_scope": "beat_transfer"}


async def led(world: World, **options: object) -> str:
    """Open a table of three and lead; nobody but the defender has a card of the rank led."""
    table = await people(world, "classic", 3, throw_in_order="free", **options)
    await lead(world, table)
    view = await view_at(world, table)
    assert view.opener is not None
    for seat, cards in ((view.opener, "7♠ 8♠"), ((view.opener + 2) % 3, "7♥ 8♥")):
        await hold(world, table, seat, cards)
    attack = view.table[0].attack
    assert attack % 16 not in (5, 6), "the hands of this test would match"
    return table


async def switch(world: World, table: str, seat: int, *, on: bool, name: str = "s") -> object:
    return await world.host.command(table, SwitchAutoPass(PEOPLE[seat], name, on))


async def passed_by_itself(world: World, table: str) -> set[int]:
    """Let enough time pass; give the seats for which the server has passed."""
    await at(world, world.clock.time + 2_500)
    passes = await recorded(world, table, Pass)
    return {played.seat for played in passes if played.command is None}


async def throwers(world: World, table: str) -> set[int]:
    deal = await deal_at(world, table)
    return set(deal.may_act()) - {deal.view(0).defender}


@pytest.mark.parametrize("options", [{}, BEATS])
def test_17_6_who_can_add_nothing_is_passed_for(options: dict[str, object]) -> None:
    async def story() -> None:
        world = World()
        table = await led(world, **options)
        assert await passed_by_itself(world, table) == await throwers(world, table)

    anyio.run(story)


def test_14_10_where_any_card_may_be_thrown_in_nobody_is_passed_for() -> None:
    async def story() -> None:
        world = World()
        table = await led(world, **THROWS)
        assert attended(await world.table(table)) == ()
        assert await passed_by_itself(world, table) == set()

    anyio.run(story)


def test_14_10_unless_he_turns_it_on() -> None:
    async def story() -> None:
        world = World()
        table = await led(world, **THROWS)
        (seat, *_) = await throwers(world, table)
        assert isinstance(await switch(world, table, seat, on=True), Accepted)
        assert await passed_by_itself(world, table) == {seat}

    anyio.run(story)


def test_17_6_the_player_may_switch_it_off() -> None:
    async def story() -> None:
        world = World()
        table = await led(world)
        (seat, other) = await throwers(world, table)
        await switch(world, table, seat, on=False)
        assert attended(await world.table(table)) == (other,)
        assert await passed_by_itself(world, table) == {other}
        await switch(world, table, seat, on=True, name="t")
        assert await passed_by_itself(world, table) == {seat, other}

    anyio.run(story)


def test_17_6_the_switch_is_his_own_affair() -> None:
    """It raises nothing that others see, and nobody but him is told."""

    async def story() -> None:
        world = World()
        table = await led(world)
        before = await world.table(table)
        answer = await switch(world, table, 1, on=False)
        assert answer == Accepted(before.told)
        after = await world.table(table)
        assert (after.told, after.version) == (before.told, before.version + 1)
        assert world.whom[-1] == PEOPLE[1]
        assert [seat.auto_pass for seat in after.seats] == [True, False, True]

    anyio.run(story)


def test_17_6_the_switch_is_written_down_once_and_stays() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        first = await switch(world, table, 1, on=False)
        length = world.journal.length(table)
        assert await switch(world, table, 1, on=False) == first
        assert await switch(world, table, 1, on=False, name="another") == first
        assert world.journal.length(table) == length
        assert await switch(world, table, 1, on=True) == Trouble(FaultCode.DUPLICATE_ID)
        (*_, last) = await world.journal.load(table)
        assert last.record == AutoPass(1, on=False, command="s")
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert not rebuilt.seats[1].auto_pass

    anyio.run(story)


def test_a_stranger_switches_nothing() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 2)
        answer = await world.host.command(table, SwitchAutoPass("zoe", "s", on=False))
        assert answer == Trouble(FaultCode.NOT_SEATED)

    anyio.run(story)


def test_17_6_a_switch_does_not_give_another_more_time() -> None:
    async def story() -> None:
        world = World(800, 1_700, 2_500)
        table = await led(world)
        (seat, other) = await throwers(world, table)
        before = {timer.what: timer.at for timer in world.timers()}
        world.clock.time += 500
        await switch(world, table, seat, on=False)
        after = {timer.what: timer.at for timer in world.timers()}
        assert after == {str(other): before[str(other)]}
        await done(world, table, seat, Pass())

    anyio.run(story)
