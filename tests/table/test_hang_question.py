"""The hang question: who is asked is public, who answered what is sealed (§15.6, §17.12)."""

import anyio
import pytest

from kozyr.game.actions import Decline, Hang
from kozyr.game.view import View
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted
from kozyr.table.commands import Act
from kozyr.table.deadlines import ANSWER_DUE, question_ends
from kozyr.table.log import Played
from kozyr.table.room import fold
from tests.table.scenes import (
    EPAULETTES,
    PEOPLE,
    act,
    alone_until,
    asked,
    at,
    deal_at,
    declined_by_all,
    done,
    hold,
    people,
    recorded,
    taken,
    timer_of,
    view_at,
)
from tests.table.world import World

A_SET = "6♣ 6♥"
NO_SET = "6♣ 7♥"
DELAYS = (800, 1_300, 1_700, 2_100, 2_500)


async def question(world: World, **options: object) -> str:
    """Open a table of six and play a taken bout, after which all five attackers are asked."""
    table = await people(world, EPAULETTES, 6, **options)
    await taken(world, table)
    assert len(await asked(world, table)) == 5
    return table


async def set_of(world: World, table: str, cards: str = A_SET) -> int:
    """Give the last seat asked these cards."""
    seat = (await asked(world, table))[-1]
    trump = (await view_at(world, table)).trump_suit
    assert trump not in (1, 3), "the cards of this test would be trumps"
    await hold(world, table, seat, cards)
    return seat


def test_17_12_who_has_no_set_is_declined_for_after_a_delay() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        start, seats = world.clock.time, await asked(world, table)
        whens = {timer.what: timer.at - start for timer in world.timers()}
        assert set(whens) == {*map(str, seats), ANSWER_DUE}
        assert {whens[str(seat)] for seat in seats} <= set(DELAYS)
        await at(world, start + 2_500)
        assert await recorded(world, table, Decline) != []
        assert (await deal_at(world, table)).phase == "lead"

    anyio.run(story)


def test_17_12_a_player_with_a_set_decides_himself() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        seat = await set_of(world, table)
        await at(world, world.clock.time + 2_500)
        assert (await view_at(world, table, seat)).answered is None
        assert len(await recorded(world, table, Decline)) == 4
        await done(world, table, seat, Hang())
        result = (await view_at(world, table)).result
        assert result is not None
        assert result.end == "hang"
        assert result.hung is not None
        assert result.hung.by == seat

    anyio.run(story)


@pytest.mark.parametrize(("turn_time", "third"), [(60, 20_000), (30, 10_000), (15, 5_000)])
def test_17_7_after_a_third_of_the_turn_time_he_has_declined(turn_time: int, third: int) -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world, turn_time=turn_time)
        await set_of(world, table)
        until = world.clock.time + third
        assert question_ends(await world.table(table)) == until
        await at(world, until - 1)
        assert (await deal_at(world, table)).phase == "hanging"
        await at(world, until)
        assert (await deal_at(world, table)).phase == "lead"
        assert len(await recorded(world, table, Decline)) == 5

    anyio.run(story)


def test_17_7_without_a_clock_the_question_stays_open() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world, turn_time=0)
        seat = await set_of(world, table)
        assert question_ends(await world.table(table)) is None
        await at(world, world.clock.time + 10_000_000)
        assert (await deal_at(world, table)).phase == "hanging"
        await done(world, table, seat, Decline())
        assert (await deal_at(world, table)).phase == "lead"

    anyio.run(story)


def test_17_12_delays_and_clocks_do_not_depend_on_a_set() -> None:
    """Two tables alike but for a set, until the question has only its holder to wait for."""
    planned: list[list[object]] = []

    async def story(cards: str) -> None:
        world = World(*DELAYS)
        table = await question(world)
        await set_of(world, table, cards)
        seen: list[object] = []
        for _ in range(3):
            seen.append((world.timers(), world.delays.asked, await public(world, table)))
            await world.go_on()
        planned.append(seen)

    anyio.run(story, A_SET)
    anyio.run(story, NO_SET)
    assert planned[0] == planned[1]


async def public(world: World, table: str) -> View:
    """Give what the taker, who is not asked, sees."""
    seats = await asked(world, table)
    (taker,) = set(range(6)) - set(seats)
    return await view_at(world, table, taker)


def test_17_12_an_answer_is_sealed_until_all_are_in() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        before = await world.table(table)
        first, *others, last = await asked(world, table)
        for seat in (first, *others):
            answer = await act(world, table, seat, Decline())
            assert answer == Accepted(before.told)
        assert world.whom[-4:] == [PEOPLE[seat] for seat in (first, *others)]
        sealed = await world.table(table)
        assert (sealed.told, sealed.version) == (before.told, before.version + 4)
        assert before.deal is not None
        assert sealed.deal is not None
        assert sealed.deal.view(last) == before.deal.view(last)
        await done(world, table, last, Decline())
        assert world.whom[-1] is None
        opened = (await view_at(world, table)).last_bout
        assert opened is not None
        assert [act.kind for act in opened.acts][-5:] == ["decline"] * 5
        assert (await world.table(table)).told == before.told + 1

    anyio.run(story)


def test_17_12_who_has_answered_sees_his_answer_and_gives_no_other() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        seat = await set_of(world, table)
        first = await act(world, table, seat, Hang(), "hang")
        assert isinstance(first, Accepted)
        mine = await view_at(world, table, seat)
        assert (mine.answered, mine.role) == ("hang", "asked")
        assert await act(world, table, seat, Hang(), "hang") == first
        second = await act(world, table, seat, Decline())
        assert isinstance(second, Refusal)
        assert second.code == "hang_pending"
        assert timer_of(world, seat) is None
        others = set(range(6)) - {seat}
        assert {(await view_at(world, table, one)).answered for one in others} == {None}

    anyio.run(story)


def test_15_6_of_two_who_hang_the_first_clockwise_counts_not_the_first_to_answer() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        opener = (await view_at(world, table)).last_bout
        assert opener is not None
        order = sorted(await asked(world, table), key=lambda seat: (seat - opener.opener) % 6)
        for seat, cards in zip(order[:2], ("6♣", "6♥"), strict=True):
            await hold(world, table, seat, cards)
        await done(world, table, order[1], Hang())
        await done(world, table, order[0], Hang())
        await at(world, world.clock.time + 2_500)
        result = (await view_at(world, table)).result
        assert result is not None
        assert result.hung is not None
        assert result.hung.by == order[0]

    anyio.run(story)


def test_17_12_a_server_that_starts_anew_knows_the_sealed_answers() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        seat = (await asked(world, table))[2]
        await done(world, table, seat, Decline())
        before = await world.table(table)
        world.restart()
        after = await world.table(table)
        assert after.digest() == before.digest()
        assert (after.told, after.since) == (before.told, before.since)
        assert (await view_at(world, table, seat)).answered == "decline"
        assert timer_of(world, seat) is None
        await at(world, world.clock.time + 2_500)
        assert (await deal_at(world, table)).phase == "lead"
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.digest() == (await world.table(table)).digest()

    anyio.run(story)


def test_17_5_an_answer_to_the_question_before_is_stale() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await question(world)
        seen = (await deal_at(world, table)).acts
        await declined_by_all(world, table)
        await taken(world, table)
        seat = (await asked(world, table))[0]
        answer = await world.host.command(table, Act(PEOPLE[seat], "late", Decline(), seen))
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"
        await done(world, table, seat, Decline())

    anyio.run(story)


def test_17_12_bots_answer_after_such_delays_too() -> None:
    async def story() -> None:
        world = World(*DELAYS)
        table = await alone_until(world, EPAULETTES, 5, "hanging")
        seats, start = await asked(world, table), world.clock.time
        looks = {t.what: t.at - start for t in world.timers() if t.what != ANSWER_DUE}
        assert set(looks) == set(map(str, seats))
        assert set(looks.values()) <= set(DELAYS)
        await at(world, start + 2_500)
        answered = await recorded(world, table, Decline)
        assert {played.seat for played in answered} == set(seats)
        assert answered == [Played(played.seat, Decline()) for played in answered]

    anyio.run(story)
