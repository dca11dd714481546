"""Turn time and time bank: who has a clock, since when, and what he spends (§17.7)."""

import anyio
import pytest

from kozyr.game.actions import Beat, Lead, Pass, Take, ThrowIn, Transfer
from kozyr.table.clocks import runs_out, turn_ends
from kozyr.table.commands import WantAnother
from kozyr.table.room import fold
from kozyr.web.protocol import TableView
from kozyr.web.views import table_view
from tests.table.scenes import act, at, deal_at, done, hold, lead, people, view_at
from tests.table.world import World

TURN, THIRD, BANK = 30_000, 10_000, 60_000
SECOND = 1_000


async def ends(world: World, table: str) -> dict[int, int]:
    """Tell how long from now each seat has whose clock runs, without its bank."""
    state = await world.table(table)
    times = enumerate(turn_ends(clock, state.rules) for clock in state.clocks)
    return {seat: end - world.clock.time for seat, end in times if end is not None}


async def bank(world: World, table: str, seat: int) -> int:
    view = table_view(await world.table(table), 0, {}, frozenset(), world.clock.time)
    return view.clocks[seat].bank_ms


async def seats(world: World, table: str) -> tuple[int, int]:
    """Give the opener and the defender."""
    view = await view_at(world, table)
    assert view.opener is not None
    assert view.defender is not None
    return view.opener, view.defender


async def three(world: World, **options: object) -> tuple[str, int, int, int]:
    """Open a table of three; give it, the opener, the defender and the other attacker.

    All hold what the tests need: eights and nines, and other cards.
    """
    table = await people(world, "classic", 3, turn_time=30, time_bank=60, **options)
    opener, defender = await seats(world, table)
    return table, opener, defender, 3 - opener - defender


async def plain_hands(world: World, table: str, opener: int, defender: int, other: int) -> None:
    """Give hands of two suits that are no trumps: an eight led, a nine to beat it, more to add."""
    trump = (await view_at(world, table)).trump_suit
    suit, second = [name for at, name in enumerate("♠♣♦♥") if at != trump][:2]
    hands = {opener: f"8{suit} 8{second} 9{second}", defender: f"9{suit} 10{suit} J{suit}"}
    hands[other] = f"Q{second} K{second} A{second}"
    for seat, cards in hands.items():
        await hold(world, table, seat, cards)


def test_17_7_the_openers_clock_runs_from_the_start_of_the_bout() -> None:
    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        assert await ends(world, table) == {opener: TURN}
        world.clock.time += 4 * SECOND
        assert await ends(world, table) == {opener: TURN - 4 * SECOND}

    anyio.run(story)


@pytest.mark.parametrize("seconds", [15, 30, 60])
def test_17_7_a_turn_lasts_as_many_seconds_as_agreed(seconds: int) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=seconds)
        assert list((await ends(world, table)).values()) == [seconds * SECOND]

    anyio.run(story)


@pytest.mark.parametrize("seconds", [0, 30, 60, 120])
def test_17_7_a_bank_holds_as_many_seconds_as_agreed(seconds: int) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=15, time_bank=seconds)
        opener, _ = await seats(world, table)
        world.clock.time += (15 + seconds) * SECOND - 1
        await world.sweeper.sweep()
        assert (await view_at(world, table)).phase == "lead"
        await at(world, world.clock.time + 1)
        assert (await view_at(world, table)).phase == "bout"
        assert await bank(world, table, opener) == 0

    anyio.run(story)


def test_17_7_the_defenders_runs_from_the_lead_and_no_throwers_meanwhile() -> None:
    async def story() -> None:
        world = World()
        table, _, defender, _ = await three(world)
        world.clock.time += 4 * SECOND
        await lead(world, table)
        assert await ends(world, table) == {defender: TURN}

    anyio.run(story)


def test_17_7_every_new_attack_card_starts_the_defenders_clock_anew() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world)
        await plain_hands(world, table, opener, defender, other)
        eight, more, _ = (await view_at(world, table, opener)).hand
        await done(world, table, opener, Lead((eight,)))
        world.clock.time += 7 * SECOND
        await done(world, table, opener, ThrowIn(more))
        assert await ends(world, table) == {defender: TURN}

    anyio.run(story)


def test_17_7_a_beat_that_leaves_a_card_uncovered_does_not() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world)
        await plain_hands(world, table, opener, defender, other)
        eight, more, _ = (await view_at(world, table, opener)).hand
        await done(world, table, opener, Lead((eight, more)))
        world.clock.time += 7 * SECOND
        (nine, *_) = (await view_at(world, table, defender)).hand
        await done(world, table, defender, Beat(nine, eight))
        assert await ends(world, table) == {defender: TURN - 7 * SECOND}

    anyio.run(story)


def test_17_7_a_pass_of_another_does_not_start_it_anew() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, _ = await three(world)
        await lead(world, table)
        world.clock.time += 7 * SECOND
        await done(world, table, opener, Pass())
        assert await ends(world, table) == {defender: TURN - 7 * SECOND}

    anyio.run(story)


def test_17_7_a_transfer_hands_the_clock_to_the_new_defender() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic_perevodnoy", 3, turn_time=30, time_bank=60)
        opener, defender = await seats(world, table)
        other = 3 - opener - defender
        await hold(world, table, opener, "6♠ 7♠")
        await hold(world, table, defender, "6♣ 7♣")
        await done(world, table, opener, Lead(((await view_at(world, table, opener)).hand[0],)))
        world.clock.time += 7 * SECOND
        card = (await view_at(world, table, defender)).hand[0]
        await done(world, table, defender, Transfer(card))
        assert await ends(world, table) == {other: TURN}

    anyio.run(story)


def test_17_7_when_all_is_beaten_a_third_runs_for_who_has_the_word() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world)
        await plain_hands(world, table, opener, defender, other)
        await beaten(world, table, opener, defender)
        assert await ends(world, table) == {opener: THIRD}
        world.clock.time += 2 * SECOND
        await done(world, table, opener, Pass())
        assert await ends(world, table) == {other: THIRD}

    anyio.run(story)


async def beaten(world: World, table: str, opener: int, defender: int) -> None:
    eight = (await view_at(world, table, opener)).hand[0]
    await done(world, table, opener, Lead((eight,)))
    nine = (await view_at(world, table, defender)).hand[0]
    await done(world, table, defender, Beat(nine, eight))


def test_17_7_passes_that_are_withdrawn_start_the_throwers_third_anew() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world, throw_in_order="free")
        await plain_hands(world, table, opener, defender, other)
        await done(world, table, opener, Lead(((await view_at(world, table, opener)).hand[0],)))
        await done(world, table, defender, Take())
        assert await ends(world, table) == {opener: THIRD, other: THIRD}
        world.clock.time += 3 * SECOND
        await done(world, table, other, Pass())
        assert await ends(world, table) == {opener: THIRD - 3 * SECOND}
        more = (await view_at(world, table, opener)).hand[0]
        await done(world, table, opener, ThrowIn(more))
        assert await ends(world, table) == {opener: THIRD, other: THIRD}

    anyio.run(story)


def test_17_7_a_third_is_five_seconds_at_least() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=15)
        opener, defender = await seats(world, table)
        await plain_hands(world, table, opener, defender, 3 - opener - defender)
        await beaten(world, table, opener, defender)
        assert await ends(world, table) == {opener: 5 * SECOND}
        assert (await world.table(table)).clocks[opener].duty == "word"

    anyio.run(story)


def test_17_7_after_the_turn_time_the_bank_of_the_deal_is_spent() -> None:
    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        world.clock.time += TURN + 12 * SECOND
        assert await bank(world, table, opener) == BANK - 12 * SECOND
        await lead(world, table)
        world.clock.time += 50 * SECOND
        assert await bank(world, table, opener) == BANK - 12 * SECOND

    anyio.run(story)


def test_17_7_a_thrower_has_no_bank() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world)
        await plain_hands(world, table, opener, defender, other)
        await beaten(world, table, opener, defender)
        state = await world.table(table)
        assert runs_out(state.clocks[opener], state.rules) == world.clock.time + THIRD
        view = table_view(state, 0, {}, frozenset(), world.clock.time)
        assert (view.clocks[opener].uses_bank, view.clocks[opener].bank_ms) == (False, BANK)

    anyio.run(story)


def test_17_7_every_deal_begins_with_a_full_bank() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "service_podkidnoy", 2, series="fixed", series_n=2)
        opener, _ = await seats(world, table)
        world.clock.time += TURN + 12 * SECOND
        await lead(world, table)
        assert (await world.table(table)).clocks[opener].bank == BANK - 12 * SECOND
        while (await world.table(table)).phase == "playing":
            await world.go_on()
        for player in ("ann", "bob"):
            await world.host.command(table, WantAnother(player, f"again {player}"))
        assert (await deal_at(world, table)).number == 2
        assert {clock.bank for clock in (await world.table(table)).clocks} == {BANK}

    anyio.run(story)


def test_17_7_without_a_clock_nobodys_time_runs_out() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3, turn_time=0)
        assert await ends(world, table) == {}
        assert world.all_timers() == []
        view = table_view(await world.table(table), 0, {}, frozenset(), world.clock.time)
        assert view.clocks == ()

    anyio.run(story)


def test_17_9_a_snapshot_after_a_restart_has_the_rights_passes_and_clocks_of_before() -> None:
    async def story() -> None:
        world = World()
        table, opener, defender, other = await three(world)
        await lead(world, table)
        await done(world, table, defender, Take())
        await done(world, table, opener, Pass())
        world.clock.time += 3 * SECOND
        before = [await snapshot(world, table, seat) for seat in range(3)]
        assert before[other].clocks[other].turn_ms == THIRD - 3 * SECOND
        deal = before[other].deal
        assert deal is not None
        assert deal.seats[opener].passed
        assert deal.buttons.pass_ is None
        world.restart()
        assert [await snapshot(world, table, seat) for seat in range(3)] == before

    anyio.run(story)


async def snapshot(world: World, table: str, seat: int) -> TableView:
    return table_view(await world.table(table), seat, {}, frozenset(), world.clock.time)


def test_17_9_after_a_restart_the_clocks_are_as_they_were() -> None:
    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        world.clock.time += TURN + 12 * SECOND
        await lead(world, table)
        world.clock.time += 5 * SECOND
        before = (await world.table(table)).clocks
        world.restart()
        assert (await world.table(table)).clocks == before
        assert before[opener].bank == BANK - 12 * SECOND

    anyio.run(story)


def test_s37_no_clock_runs_while_the_server_is_down() -> None:
    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        world.clock.time += 4 * SECOND
        world.restart()
        world.clock.time += 3_600 * SECOND
        world.outages.was(3_600 * SECOND)
        assert await ends(world, table) == {opener: TURN - 4 * SECOND}
        await at(world, world.clock.time + TURN)
        assert (await view_at(world, table)).phase == "lead"
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.clocks == (await world.table(table)).clocks

    anyio.run(story)


def test_s37_no_clock_runs_while_the_machine_sleeps_with_the_server() -> None:
    """The table is in memory all the while: whoever comes first finds the clock where it stood."""

    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        world.clock.time += 4 * SECOND
        world.clock.time += 3_600 * SECOND
        world.outages.was(3_600 * SECOND)
        await at(world, world.clock.time)
        assert (await view_at(world, table)).phase == "lead"
        assert await ends(world, table) == {opener: TURN - 4 * SECOND}
        await lead(world, table)
        assert await bank(world, table, opener) == BANK

    anyio.run(story)


def test_17_3_an_act_after_the_time_is_judged_by_what_the_table_has_come_to() -> None:
    async def story() -> None:
        world = World()
        table, opener, _, _ = await three(world)
        card = (await view_at(world, table, opener)).hand[-1]
        world.clock.time += TURN + BANK
        answer = await act(world, table, opener, Lead((card,)))
        assert getattr(answer, "code", None) == "already_led"

    anyio.run(story)
