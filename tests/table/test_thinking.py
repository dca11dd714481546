"""Bots that think at a table: in their time, on what they have seen, and never in its way (S10)."""

import asyncio

import anyio
import msgspec
import pytest

from kozyr.bots.thought import Thinker
from kozyr.game.actions import Lead
from kozyr.table.answers import Accepted
from kozyr.table.commands import Act, Leave, TimeIsOut, WantAnother
from kozyr.table.deadlines import deadlines
from kozyr.table.log import Played, TimedOut
from kozyr.table.pool import Pool
from kozyr.table.room import fold
from tests.table.playing import play_out
from tests.table.thinkers import USUAL, Gated, Made, Ponderer
from tests.table.world import RandomPlayer, World, choices, still


def a_world(made: Made, *, early: int = 0) -> World:
    world = World(bots=made)
    world.thinking = Pool(world.clock, 2, early)
    world.restart()
    return world


async def bots_turn(world: World, preset: str = "gambiter_simple") -> str:
    """Open a table of one person and one bot, and play until the bot, alone, has a timer."""
    table = await world.open(preset, level="strong")
    while not world.timers():
        deal = (await world.table(table)).deal
        assert deal is not None
        await world.host.command(table, Act("ann", "1", choices(deal.view(0))[0], deal.acts))
    return table


async def records(world: World, table: str) -> list[object]:
    return [entry.record for entry in await world.journal.load(table)]


def test_a_bot_that_thinks_is_one() -> None:
    assert isinstance(Ponderer(), Thinker)
    assert not isinstance(RandomPlayer(0), Thinker)


def test_s10_bots_that_think_play_a_deal_to_its_end_and_see_every_view() -> None:
    async def story() -> None:
        made = Made()
        world = a_world(made)
        table = await world.open("classic", people=1, bots=3, level="strong")
        await play_out(world, table)
        log = await world.journal.load(table)
        assert len(made.thinkers) == 3
        for bot in made.thinkers:
            assert bot.spent
            assert set(bot.spent) == {USUAL}
            assert len(bot.seen) > len(log) / 2
            acts = [view.acts for view in bot.seen]
            assert acts == sorted(acts)
            assert {view.acts for view in bot.views} <= set(acts)
        again = fold(log)
        assert again is not None
        assert again.digest() == (await world.table(table)).digest()
        await world.thinking.close()

    anyio.run(story)


def test_s10_a_bot_begins_before_its_time_and_answers_at_it() -> None:
    """So the time tells nobody whether there was much to think about (§17.6)."""

    async def story() -> None:
        world = a_world(Made(), early=400)
        table = await bots_turn(world)
        (timer,) = world.timers()
        asked = await world.table(table)
        assert timer.at == asked.last_at + 600
        await world.go_on()
        (*_, last) = await world.journal.load(table)
        assert isinstance(last.record, Played)
        assert last.at == asked.last_at + 1_000
        await world.thinking.close()

    anyio.run(story)


async def thinking(world: World, made: Made) -> tuple[Gated, "asyncio.Task[bool]"]:
    """Let time come to where the bot begins to think."""
    going = asyncio.create_task(world.go_on())
    bot = made.thinkers[-1]
    assert isinstance(bot, Gated)
    assert await asyncio.to_thread(bot.began.wait, 30)
    return bot, going


def test_people_are_served_while_a_bot_thinks_and_it_sees_what_they_did_afterwards() -> None:
    async def story() -> None:
        made = Made(Gated)
        world = a_world(made)
        table = await bots_turn(world, "classic")
        bot, going = await thinking(world, made)
        seen = len(bot.seen)
        deal = (await world.table(table)).deal
        assert deal is not None
        offered = [one for one in choices(deal.view(0)) if deal.why_not(0, one) is None]
        leave = Leave("ann", "x", resigns=True)
        command = Act("ann", "x", offered[0], deal.acts) if offered else leave
        assert isinstance(await world.host.command(table, command), Accepted)
        assert not going.done()
        assert len(bot.seen) == seen
        bot.gate.set()
        await going
        assert len(bot.seen) > seen
        await world.thinking.close()

    anyio.run(story)


def test_a_bot_whose_time_ran_out_while_it_thought_does_not_act_for_the_next_moment() -> None:
    async def story() -> None:
        made = Made(Gated)
        world = a_world(made)
        table = await world.open("gambiter_simple", level="strong", turn_time=15)
        while not world.timers():
            deal = (await world.table(table)).deal
            assert deal is not None
            act = Act("ann", f"{deal.acts}", choices(deal.view(0))[0], deal.acts)
            await world.host.command(table, act)
        bot, going = await thinking(world, made)
        first = min(deadlines(await world.table(table)), key=lambda one: one.at)
        world.clock.time = first.at
        await world.host.command(table, TimeIsOut(first.at, first.what))
        done = await records(world, table)
        assert isinstance(done[-1], TimedOut)
        bot.gate.set()
        await going
        assert await records(world, table) == done
        await world.thinking.close()

    anyio.run(story)


def test_a_bot_that_cannot_think_is_stood_in_for_and_it_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        made = Made()
        world = a_world(made)
        table = await bots_turn(world)
        made.thinkers[-1].fault = ValueError("no idea")
        await world.go_on()
        (*_, last) = await records(world, table)
        assert isinstance(last, Played)
        assert (last.seat, last.effort) == (made.thinkers[-1].seat, "rule")
        assert made.stand_ins[-1].seen
        await world.thinking.close()

    anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == ["a bot failed to think"]


def test_a_transcript_marks_the_moves_under_reduced_effort_and_no_others() -> None:
    async def story() -> None:
        made = Made()
        world = a_world(made)
        table = await bots_turn(world)
        await play_out(world, table)
        for number in (1, 2):
            told = await world.journal.finished(table, number)
            assert told is not None
            moves = msgspec.json.decode(told.transcript)["moves"]
            marks = {move.get("effort") for move in moves if move.get("by") == "bot"}
            assert marks == ({None} if number == 1 else {"rule"})
            assert not any("effort" in move for move in moves if move.get("by") != "bot")
            await world.host.command(table, WantAnother("ann", "again"))
            made.thinkers[-1].fault = ValueError("no idea")
            await play_out(world, table)
        await world.thinking.close()

    anyio.run(story)


def test_a_bot_that_breaks_the_rules_is_stood_in_for_and_it_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        made = Made()
        world = a_world(made)
        table = await bots_turn(world)
        made.thinkers[-1].answer = Lead((0, 1, 2, 3))
        await world.go_on()
        (*_, last) = await records(world, table)
        assert isinstance(last, Played)
        assert last.effort == "rule"
        await world.thinking.close()

    anyio.run(story)
    assert [record.getMessage() for record in caplog.records] == ["a bot broke the rules"]


def test_a_stopped_sweeper_lets_the_bot_end_its_thought_and_leaves_nothing() -> None:
    async def story() -> None:
        made = Made(Gated)
        world = a_world(made)
        await bots_turn(world)
        sweeping = asyncio.create_task(world.sweeper.run())
        bot = made.thinkers[-1]
        assert isinstance(bot, Gated)
        assert await asyncio.to_thread(bot.began.wait, 30)
        closing = asyncio.create_task(world.thinking.close())
        sweeping.cancel()
        await still()
        assert not closing.done()
        bot.gate.set()
        await closing
        await still()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert left == set()

    anyio.run(story)


def test_only_a_move_under_reduced_effort_says_so_in_the_log() -> None:
    plain = msgspec.json.encode(Played(0, Lead((1,))))
    marked = msgspec.json.encode(Played(0, Lead((1,)), effort="half"))
    assert b"effort" not in plain
    assert b'"effort":"half"' in marked
    assert msgspec.json.decode(plain, type=Played) == Played(0, Lead((1,)))
