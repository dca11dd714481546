"""A table in memory is what its log is, whatever the store, the sockets and the rules do."""

import asyncio
import logging
from collections.abc import Sequence

import anyio
import msgspec
import pytest

from kozyr.game.actions import Lead
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Join, Leave
from kozyr.table.facts import FinishedDeal
from kozyr.table.finishing import Course, finished
from kozyr.table.folding import Diverged
from kozyr.table.lobby import Listing
from kozyr.table.log import Entry, Played, TimedOut, encode
from kozyr.table.ports import StoreFault
from kozyr.table.room import replay
from kozyr.table.rooms import Rooms
from tests.table.playing import play_as, play_out
from tests.table.scenes import act, lead, people, view_at
from tests.table.world import CountableJournal, RandomPlayer, World, still


class FrailJournal(CountableJournal):
    """Fails as often as it is told to, having kept the entries or not."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0
        self.keeps = False

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        if not self.failures:
            await super().append(entries, finished, listing)
            return
        self.failures -= 1
        if self.keeps:
            await super().append(entries, finished, listing)
        raise StoreFault


class SlowJournal(CountableJournal):
    """Waits before it keeps anything, once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        await self.go.wait()
        await super().append(entries, finished, listing)


def a_world(journal: CountableJournal) -> World:
    world = World()
    world.journal = journal
    world.restart()
    return world


@pytest.mark.parametrize("keeps", [False, True])
def test_a_command_that_was_not_kept_is_a_fault_and_memory_stays_as_the_log(
    keeps: bool,  # noqa: FBT001 - given by pytest
) -> None:
    async def story() -> None:
        journal = FrailJournal()
        world = a_world(journal)
        table = await people(world, "classic", 2)
        journal.failures, journal.keeps = 1, keeps
        opener = (await view_at(world, table)).opener
        assert opener is not None
        hand = (await view_at(world, table, opener)).hand
        answer = await act(world, table, opener, Lead(hand[:1]), "once")
        assert answer == Trouble(FaultCode.SERVER_ERROR)
        assert isinstance(await act(world, table, opener, Lead(hand[:1]), "once"), Accepted)
        log = await journal.load(table)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert (await world.table(table)).digest() == log[-1].digest
        assert (await view_at(world, table)).acts == 1

    anyio.run(story)


def test_who_is_cut_off_while_it_is_kept_has_done_it() -> None:
    """A cancelled socket cut between the log and what is made of it."""

    async def story() -> None:
        journal = SlowJournal()
        world = a_world(journal)
        table = await people(world, "classic", 2)
        journal.go.clear()
        leading = asyncio.ensure_future(lead(world, table))
        await still()
        leading.cancel()
        await still()
        assert not leading.done()
        journal.go.set()
        with pytest.raises(asyncio.CancelledError):
            await leading
        state = await world.table(table)
        assert state.digest() == (await journal.load(table))[-1].digest
        assert (await view_at(world, table)).acts == 1

    anyio.run(story)


async def altered(world: World, table: str, at: int, **fields: object) -> None:
    """Change an entry of a log, as no version of the rules would have written it."""
    log = await world.journal.load(table)
    lines = vars(world.journal)["_logs"][table]
    lines[at] = encode(msgspec.structs.replace(log[at], **fields))


@pytest.mark.parametrize("field", ["digest", "rules_version"])
def test_s38_a_deal_whose_log_gives_another_state_is_stopped_and_its_log_left(
    field: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 2)
        await altered(world, table, -1, **{field: 99})
        log = await world.journal.load(table)
        world.restart()
        for _ in range(2):
            answer = await world.host.command(table, Join("bob"))
            assert answer == Trouble(FaultCode.TABLE_STOPPED)
            with pytest.raises(Diverged):
                await world.host.room(table)
        assert await world.journal.load(table) == log
        assert await world.journal.finished_after(0) == ()
        await world.sweeper.sweep()

    with caplog.at_level(logging.ERROR):
        anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == ["a table was stopped"]


def test_s38_what_was_finished_at_a_stopped_table_stays_readable() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_perevodnoy")
        await play_out(world, table)
        facts = await world.journal.finished(table, 1)
        await altered(world, table, -1, digest=99)
        world.restart()
        assert await world.host.command(table, Join("bob")) == Trouble(FaultCode.TABLE_STOPPED)
        assert facts is not None
        assert await world.journal.finished(table, 1) == facts

    anyio.run(story)


def test_s38_a_stopped_table_has_no_timers_and_hinders_no_other() -> None:
    async def story() -> None:
        world = World()
        stopped, going = [await world.open("service_perevodnoy") for _ in range(2)]
        await altered(world, stopped, -1, digest=99)
        world.restart()
        await play_out(world, going)
        assert {timer.table for timer in world.timers()} <= {going}

    anyio.run(story)


def test_a_table_that_leaves_memory_comes_back_from_its_log() -> None:
    async def story() -> None:
        world = World()
        vars(world.host)["_rooms"] = Rooms(most=2)
        tables = [await world.open("service_perevodnoy", people=2, bots=0) for _ in range(3)]
        gone = (await world.journal.load(tables[0]))[-1].digest
        assert vars(world.host)["_rooms"].get(tables[0]) is None
        assert (await world.table(tables[0])).digest() == gone
        finished = [await play_out(world, table, ("ann", "ben")) for table in tables]
        assert [table.phase for table in finished] == ["over"] * 3

    anyio.run(story)


def test_a_table_at_work_does_not_leave_memory() -> None:
    async def story() -> None:
        journal = SlowJournal()
        world = a_world(journal)
        rooms = vars(world.host)["_rooms"] = Rooms(most=1)
        table = await people(world, "classic", 2)
        room = await world.room(table)
        async with room.line.turn(Join("ann")):
            await world.open("service_perevodnoy")
            assert rooms.holds(room)
        await world.open("service_perevodnoy")
        assert not rooms.holds(room)

    anyio.run(story)


def test_s41_a_finished_deal_is_kept_as_facts_with_its_last_entry() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=2, bots=1)
        state = await play_out(world, table, ("ann", "bob"))
        facts = await world.journal.finished(table, 1)
        assert facts is not None
        assert state.deal is not None
        assert facts.result == state.deal.result
        assert [(one.player, one.level) for one in facts.sitters] == [
            ("ann", None),
            ("bob", None),
            (None, "easy"),
        ]
        assert [one.laid > 0 for one in facts.sitters] == [True, True, False]
        assert facts.at == max(entry.at for entry in await world.journal.load(table))
        moves = msgspec.json.decode(facts.transcript)["moves"]
        assert len(moves) == sum(
            isinstance(entry.record, Played | TimedOut) for entry in await world.journal.load(table)
        )
        assert {move.get("by", "player") for move in moves} >= {"player", "bot", "server"}

    anyio.run(story)


def test_s41_who_came_in_the_middle_of_a_deal_writes_down_the_whole_deal() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_perevodnoy")
        stand_in = RandomPlayer(50)
        for _ in range(4):
            await play_as(world, table, "ann", stand_in)
            await world.go_on()
            world.restart()
        await play_out(world, table)
        log = await world.journal.load(table)
        states = [first := replay(None, log[0])]
        for entry in log[1:]:
            states.append(replay(states[-1], entry))
        steps = zip(log[1:], states[1:], strict=True)
        assert finished(first, Course(), steps) == await world.journal.finished(table, 1)

    anyio.run(story)


def test_s36_a_deal_that_somebody_left_is_kept_as_ended_by_an_exit() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 2)
        await lead(world, table)
        await world.host.command(table, Leave("bob", "leave", resigns=True))
        facts = await world.journal.finished(table, 1)
        assert facts is not None
        assert facts.ending == "exit"
        assert [one.left for one in facts.sitters] == [False, True]
        told = msgspec.json.decode(facts.transcript)
        assert [move["kind"] for move in told["moves"]] == ["lead", "leave"]
        assert told["result"]["end"] == "left"

    anyio.run(story)
