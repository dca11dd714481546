"""The call window ends by the clock, or when all have waived (§14.6, §17.5)."""

import anyio
import pytest

from kozyr.game.actions import Beat, Call, Lead, Take, Waive
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted
from kozyr.table.commands import Act, TimeIsOut
from kozyr.table.deadlines import ANSWER_DUE, question_ends
from kozyr.table.log import Played
from kozyr.web.views import table_view
from tests.table.scenes import (
    CHEATS,
    PEOPLE,
    act,
    all_pass,
    alone_until,
    at,
    called_wrongly,
    deal_at,
    done,
    people,
    recorded,
    taken,
    timer_of,
    view_at,
)
from tests.table.world import World

FIVE_SECONDS = 5_000


async def window(world: World, count: int = 3, **options: object) -> str:
    """Open a table and play until its call window opens; a second passes after every act."""
    table = await people(world, CHEATS, count, **options)
    world.clock.time += 1_000
    await taken(world, table)
    assert (await deal_at(world, table)).phase == "calling"
    return table


async def ends_at(world: World, table: str) -> int:
    until = question_ends(await world.table(table))
    assert until is not None
    return until


def test_14_6_the_window_closes_when_its_seconds_are_over() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        (*_, closing) = await world.journal.load(table)
        assert await ends_at(world, table) == closing.at + FIVE_SECONDS
        await at(world, closing.at + FIVE_SECONDS - 1)
        assert (await deal_at(world, table)).phase == "calling"
        await at(world, closing.at + FIVE_SECONDS)
        assert (await deal_at(world, table)).phase == "lead"
        waived = await recorded(world, table, Waive)
        assert waived == [Played(seat, Waive()) for seat in range(3)]

    anyio.run(story)


def test_14_6_a_server_that_starts_anew_closes_it_at_the_same_moment() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        until = await ends_at(world, table)
        await world.due.plan(table, [])
        world.clock.time += 2_000
        world.restart()
        assert await ends_at(world, table) == until
        timer = timer_of(world, ANSWER_DUE)
        assert timer is not None
        assert timer.at == until
        await at(world, until)
        assert (await deal_at(world, table)).phase == "lead"

    anyio.run(story)


def test_14_6_the_end_of_the_window_may_come_twice() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        until = await ends_at(world, table)
        other = world.another_host()
        await other.room(table)
        assert isinstance(await world.host.command(table, TimeIsOut(until, ANSWER_DUE)), Accepted)
        version = world.journal.length(table)
        for host in (world.host, other):
            assert isinstance(await host.command(table, TimeIsOut(until, ANSWER_DUE)), Accepted)
        assert world.journal.length(table) == version

    anyio.run(story)


def test_14_6_a_call_that_comes_too_late_finds_the_window_closed() -> None:
    """However late the sweeper is, or if no server ran when the time was out."""

    async def story() -> None:
        world = World()
        table = await window(world)
        world.clock.time = await ends_at(world, table)
        answer = await act(world, table, 0, Call(1))
        assert isinstance(answer, Refusal)
        assert answer.code == "nothing_to_call"
        assert (await deal_at(world, table)).phase == "lead"
        assert await recorded(world, table, Call) == []

    anyio.run(story)


def test_14_6_a_call_at_the_last_moment_counts() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        world.clock.time = await ends_at(world, table) - 1
        await called_wrongly(world, table)
        assert len(await recorded(world, table, Call)) == 1

    anyio.run(story)


def test_14_6_the_window_ends_early_when_all_have_waived() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        for seat in (await deal_at(world, table)).may_act():
            assert (await deal_at(world, table)).phase == "calling"
            await done(world, table, seat, Waive())
        assert (await deal_at(world, table)).phase == "lead"
        assert timer_of(world, ANSWER_DUE) is None

    anyio.run(story)


def test_14_6_only_who_has_not_waived_is_waived_for() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        await done(world, table, 1, Waive())
        await at(world, await ends_at(world, table))
        waived = await recorded(world, table, Waive)
        assert [(one.seat, one.command is None) for one in waived] == [
            (1, False),
            (0, True),
            (2, True),
        ]

    anyio.run(story)


def test_14_9_a_false_call_does_not_make_the_window_longer() -> None:
    async def story() -> None:
        world = World()
        table = await window(world, cheat_false_call="free")
        until = await ends_at(world, table)
        world.clock.time += 1_000
        await called_wrongly(world, table)
        assert (await deal_at(world, table)).phase == "calling"
        assert await ends_at(world, table) == until

    anyio.run(story)


def test_14_6_with_no_seconds_the_bout_closes_at_once() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, CHEATS, 3, cheat_call_seconds=0)
        await taken(world, table)
        assert (await deal_at(world, table)).phase == "lead"
        assert question_ends(await world.table(table)) is None
        assert timer_of(world, ANSWER_DUE) is None

    anyio.run(story)


async def cheated(world: World, table: str) -> int:
    """Lead and beat with a card that does not fit; give the defender's seat."""
    view = await view_at(world, table)
    opener, defender = view.opener, view.defender
    assert opener is not None
    assert defender is not None
    led = max((await view_at(world, table, opener)).hand)
    await done(world, table, opener, Lead((led,)))
    mine = await view_at(world, table, defender)
    fits = {moves.card for moves in mine.moves if moves.beat}
    unfit = next(card for card in mine.hand if card not in fits)
    await done(world, table, defender, Beat(unfit, led, armed=True))
    return defender


async def beaten_by_a_cheat(world: World, **options: object) -> str:
    """Open a table for two and play until the window after a beat that did not fit."""
    table = await people(world, CHEATS, 2, **options)
    await cheated(world, table)
    await all_pass(world, table)
    assert (await deal_at(world, table)).phase == "calling"
    return table


def test_17_5_a_waiver_given_before_a_rollback_is_stale() -> None:
    """What was waived is no more: after the rollback the bout closes anew."""

    async def story() -> None:
        world = World()
        table = await beaten_by_a_cheat(world, cheat_penalty="rollback")
        deal = await deal_at(world, table)
        cheat = deal.view(0).defender
        assert cheat is not None
        late = Act(PEOPLE[cheat], "late", Waive(), deal.acts)
        first = await ends_at(world, table)
        world.clock.time += 1_000
        await done(world, table, 1 - cheat, Call(cheat))
        assert (await deal_at(world, table)).phase == "bout"
        await done(world, table, cheat, Take())
        await all_pass(world, table)
        assert (await deal_at(world, table)).phase == "calling"
        assert await ends_at(world, table) == first + 1_000
        answer = await world.host.command(table, late)
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"
        await done(world, table, cheat, Waive())

    anyio.run(story)


@pytest.mark.parametrize("penalty", ["rollback", "takes_table"])
def test_14_10_a_call_made_before_a_right_one_is_void_and_costs_nothing(penalty: str) -> None:
    """It is on its way while another is right; when it arrives there is nothing left to call."""

    async def story() -> None:
        world = World()
        table = await people(world, CHEATS, 3, cheat_penalty=penalty)
        cheat = await cheated(world, table)
        first, second = (seat for seat in range(3) if seat != cheat)
        late = Act(PEOPLE[second], "late", Call(cheat), (await deal_at(world, table)).acts)
        await done(world, table, first, Call(cheat))
        if penalty == "takes_table":
            view = await view_at(world, table, first)
            opener = view.opener
            assert opener is not None
            card = (await view_at(world, table, opener)).hand[0]
            await done(world, table, opener, Lead((card,)))
        answer = await world.host.command(table, late)
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"
        assert cheat in (await view_at(world, table, second)).calls

    anyio.run(story)


def test_17_5_a_repeated_waiver_is_applied_once() -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        first = await act(world, table, 0, Waive(), "waive")
        assert isinstance(first, Accepted)
        assert await act(world, table, 0, Waive(), "waive") == first
        assert len(await recorded(world, table, Waive)) == 1

    anyio.run(story)


def test_17_6_bots_look_at_the_window_after_their_own_delays_and_people_are_left_alone() -> None:
    async def story() -> None:
        world = World(800, 1_700, 2_500)
        table = await alone_until(world, CHEATS, 3, "calling")
        deal = await deal_at(world, table)
        now = world.clock.time
        looks = {t.what: t.at - now for t in world.timers() if t.what != ANSWER_DUE}
        bots = {str(seat) for seat in deal.may_act() if seat != 0}
        assert set(looks) == bots
        assert set(looks.values()) <= {800, 1_700, 2_500}

    anyio.run(story)


@pytest.mark.parametrize(("passed", "left"), [(0, 5_000), (1_999, 3_001), (9_000, 0)])
def test_14_6_every_seat_is_told_how_long_is_left_and_not_what_time_it_is(
    passed: int, left: int
) -> None:
    async def story() -> None:
        world = World()
        table = await window(world)
        now = world.clock.time + passed
        state = await world.table(table)
        views = [table_view(state, seat, {}, frozenset(), now) for seat in range(3)]
        assert {view.window_ms for view in views} == {left}

    anyio.run(story)


def test_14_6_outside_the_window_nothing_is_left() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, CHEATS, 3)
        assert table_view(await world.table(table), 0, {}, frozenset(), 0).window_ms is None

    anyio.run(story)
