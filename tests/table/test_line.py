"""Commands wait in line; §17.4 is the only reason to go before another (§17.3)."""

import asyncio
from collections.abc import Sequence

import anyio
import pytest

from kozyr.game.actions import Beat, Lead, ThrowIn
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.commands import Act, AttendantActs, Command, Join
from kozyr.table.facts import FinishedDeal
from kozyr.table.line import next_in
from kozyr.table.lobby import Listing
from kozyr.table.log import Entry
from kozyr.table.table import Table
from tests.table.scenes import PEOPLE, done, hold, people, view_at
from tests.table.world import CountableJournal, World, still

TIE = "opener_started_then_all"
OTHERS = ("opener_first_then_all", "turn_order", "free")


class SlowJournal(CountableJournal):
    """Writes nothing while its gate is shut."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        await self.gate.wait()
        await super().append(entries, finished, listing)


class Scene:
    """Three at a table: the main attacker has led an eight.

    The defender holds a nine that beats it and one card more, both attackers hold a nine: once the
    eight is beaten, a single card may be thrown in.
    """

    def __init__(self, world: World, table: str, main: int) -> None:
        self.world, self.table = world, table
        self.main, self.defender, self.other = main, (main + 1) % 3, (main + 2) % 3

    @classmethod
    async def set_up(cls, order: str = TIE) -> "Scene":
        world = World()
        world.journal = SlowJournal()
        world.restart()
        table = await people(world, "classic", 3, throw_in_order=order)
        opener = (await view_at(world, table)).opener
        assert opener is not None
        scene = cls(world, table, opener)
        await hold(world, scene.table, scene.main, "8♠ 9♦ K♦")
        await hold(world, scene.table, scene.defender, "9♠ K♠")
        await hold(world, scene.table, scene.other, "9♥ K♥")
        await done(world, scene.table, scene.main, Lead((6,)))
        return scene

    async def at_once(self, *commands: Command) -> list[Answer]:
        """Let these arrive in this order while the first is being written."""
        journal = self.world.journal
        assert isinstance(journal, SlowJournal)
        journal.gate = asyncio.Event()
        host = self.world.host
        tasks = [asyncio.create_task(host.command(self.table, one)) for one in commands]
        await still()
        journal.gate.set()
        return list(await asyncio.gather(*tasks))

    def beat(self) -> Act:
        return Act(PEOPLE[self.defender], "beat", Beat(7, 6), 1)

    def throw_in(self, seat: int) -> Act:
        return Act(PEOPLE[seat], "throw", ThrowIn(39 if seat == self.main else 55), 1)


def test_17_4_of_two_who_wait_for_the_last_place_the_main_attacker_comes_first() -> None:
    async def story() -> None:
        scene = await Scene.set_up()
        main, other = scene.throw_in(scene.main), scene.throw_in(scene.other)
        beat, late, first = await scene.at_once(scene.beat(), other, main)
        assert isinstance(beat, Accepted)
        assert isinstance(first, Accepted)
        assert isinstance(late, Refusal)
        assert late.code == "hand_limit"

    anyio.run(story)


@pytest.mark.parametrize("order", OTHERS)
def test_17_4_no_other_value_reorders_arrivals(order: str) -> None:
    async def story() -> None:
        state, scene = await beaten(order)
        waiting = [scene.throw_in(scene.other), scene.throw_in(scene.main)]
        assert next_in(state, list(waiting)) == 0

    anyio.run(story)


async def beaten(order: str = TIE) -> tuple[Table, Scene]:
    """Give the table when only one card more may be thrown in."""
    scene = await Scene.set_up(order)
    await done(scene.world, scene.table, scene.defender, Beat(7, 6))
    assert (await view_at(scene.world, scene.table)).room == 1
    return await scene.world.table(scene.table), scene


def test_17_4_only_throw_ins_are_reordered() -> None:
    async def story() -> None:
        state, scene = await beaten()
        main, other = scene.throw_in(scene.main), scene.throw_in(scene.other)
        bot = AttendantActs(scene.other, other.action, 2)
        assert next_in(state, [other, main]) == 1
        assert next_in(state, [bot, scene.beat(), main]) == 2
        assert next_in(state, [main, other]) == 0
        assert next_in(state, [scene.beat(), other, main]) == 0
        assert next_in(state, [Join("gil"), other, main]) == 0
        assert next_in(state, [other]) == 0

    anyio.run(story)


def test_17_4_what_the_main_attacker_may_not_do_does_not_go_first() -> None:
    async def story() -> None:
        state, scene = await beaten()
        wrong = Act(PEOPLE[scene.main], "wrong", ThrowIn(43), 2)
        stranger = Act("zoe", "strange", ThrowIn(39), 2)
        assert next_in(state, [scene.throw_in(scene.other), wrong, stranger]) == 0

    anyio.run(story)


def test_17_4_where_more_may_be_thrown_in_the_order_of_arrival_holds() -> None:
    async def story() -> None:
        scene = await Scene.set_up()
        await hold(scene.world, scene.table, scene.defender, "9♠ K♠ Q♠")
        await done(scene.world, scene.table, scene.defender, Beat(7, 6))
        state = await scene.world.table(scene.table)
        assert next_in(state, [scene.throw_in(scene.other), scene.throw_in(scene.main)]) == 0

    anyio.run(story)


def test_17_3_commands_are_applied_one_at_a_time_in_order_of_arrival() -> None:
    async def story() -> None:
        world = World()
        world.journal = journal = SlowJournal()
        world.restart()
        table = await world.open("classic", people=3, bots=0)
        journal.gate = asyncio.Event()
        commands = [world.host.command(table, Join(player)) for player in ("bob", "eve", "fay")]
        tasks = [asyncio.create_task(one) for one in commands]
        await still()
        journal.gate.set()
        answers = await asyncio.gather(*tasks)
        assert [type(one) for one in answers] == [Accepted, Accepted, Trouble]
        assert answers[2] == Trouble(FaultCode.TABLE_FULL)
        assert [seat.player for seat in (await world.table(table)).seats] == ["ann", "bob", "eve"]

    anyio.run(story)


@pytest.mark.parametrize("gone", [0, 1])
def test_who_goes_away_while_he_waits_holds_nobody_up(gone: int) -> None:
    """His socket may close while his command is being written, or before its turn."""

    async def story() -> None:
        world = World()
        world.journal = journal = SlowJournal()
        world.restart()
        table = await world.open("classic", people=4, bots=0)
        journal.gate = asyncio.Event()
        names = ("bob", "eve", "fay")
        tasks = [asyncio.create_task(world.host.command(table, Join(one))) for one in names]
        await still()
        tasks[gone].cancel()
        await still()
        journal.gate.set()
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(answers[gone], asyncio.CancelledError)
        assert [type(one) for at, one in enumerate(answers) if at != gone] == [Accepted] * 2
        seated = {seat.player for seat in (await world.table(table)).seats}
        assert seated >= {"bob", "fay"}

    anyio.run(story)


def test_who_goes_away_in_the_moment_he_is_called_in_calls_the_next() -> None:
    async def story() -> None:
        world = World()
        world.journal = journal = SlowJournal()
        world.restart()
        table = await world.open("classic", people=3, bots=0)
        journal.gate = asyncio.Event()
        names = ("bob", "eve")
        tasks = [asyncio.create_task(world.host.command(table, Join(one))) for one in names]
        await still()
        journal.gate.set()
        asyncio.get_running_loop().call_soon(tasks[1].cancel)
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(answers[0], Accepted)
        assert isinstance(answers[1], asyncio.CancelledError)
        assert isinstance(await world.host.command(table, Join("fay")), Accepted)

    anyio.run(story)


def test_all_who_wait_may_go_away_at_once() -> None:
    """A server that stops cancels everybody in one moment."""

    async def story() -> None:
        world = World()
        table = await world.open("classic", people=4, bots=0)
        line = (await world.room(table)).line

        async def turn() -> None:
            async with line.turn(Join("bob")):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(turn()) for _ in range(3)]
        await still()
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(one) for one in outcomes] == [asyncio.CancelledError] * 3
        assert isinstance(await world.host.command(table, Join("fay")), Accepted)

    anyio.run(story)
