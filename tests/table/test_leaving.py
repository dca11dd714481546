"""Leaving and resigning, and who stays behind (§12.6, S32, S36)."""

import anyio
import pytest

from kozyr.game.view import Result
from kozyr.rules.validity import TableKind
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.commands import ComeBack, Join, Leave, WantAnother
from kozyr.table.lobby import listing_of
from kozyr.table.log import Closed, Committed, Left, Returned, Substituted, Unseated
from kozyr.table.presence import Price, price
from kozyr.table.room import fold
from kozyr.table.table import Table
from kozyr.web.views import invitation, table_view
from tests.table.playing import play_as, play_out
from tests.table.scenes import PEOPLE, act, deal_at, lead, mildest, people, view_at
from tests.table.world import RandomPlayer, World

NAMES = {player: player.title() for player in PEOPLE}


async def leaves(world: World, table: str, seat: int, *, resigns: bool = False) -> Answer:
    return await world.host.command(table, Leave(PEOPLE[seat], f"leave {seat}", resigns=resigns))


async def records(world: World, table: str) -> list[object]:
    return [entry.record for entry in await world.journal.load(table)]


async def result_of(world: World, table: str) -> Result:
    result = (await deal_at(world, table)).result
    assert result is not None
    return result


@pytest.mark.parametrize("resigns", [True, False])
def test_s36_with_two_in_the_deal_ends_and_the_leaver_has_lost_it(*, resigns: bool) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "service_podkidnoy", 2)
        await lead(world, table)
        assert isinstance(await leaves(world, table, 1, resigns=resigns), Accepted)
        assert await result_of(world, table) == Result("left", 1, ((0,), (1,)))
        state = await world.table(table)
        assert (state.series.losses, state.series.firsts) == ((0, 1), (1, 0))
        assert Left(1, resigns, "leave 1") in await records(world, table)
        assert not any(isinstance(record, Substituted) for record in await records(world, table))

    anyio.run(story)


def test_s36_with_more_in_a_marked_substitute_plays_the_seat_to_its_end() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 4)
        assert isinstance(await leaves(world, table, 2), Accepted)
        state = await world.table(table)
        assert (state.phase, state.driver(2)) == ("playing", "medium")
        seat = table_view(state, 0, NAMES, frozenset(), 0).seats[2]
        assert (seat.kind, seat.name, seat.left, seat.substitute) == ("person", "Cat", True, True)
        over = await play_out(world, table, [PEOPLE[seat] for seat in (0, 1, 3)])
        assert over.deal is not None
        result = over.deal.result
        assert result is not None
        assert (result.durak, result.places[-1]) == (2, (2,))
        assert over.series.losses == (0, 0, 1, 0)

    anyio.run(story)


def test_who_left_is_not_listed_at_the_table_any_more() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        await leaves(world, table, 0, resigns=True)
        await leaves(world, table, 1)
        listing = listing_of(await world.table(table))
        assert listing.players == ("ann", None, "cat")
        assert listing.phase == "playing"

    anyio.run(story)


def test_s65_a_closed_table_is_listed_as_closed() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        await leaves(world, table, 0)
        assert listing_of(await world.table(table)).phase == "closed"

    anyio.run(story)


def test_s36_who_left_does_not_come_back_to_the_deal() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        opener = (await view_at(world, table)).opener
        assert opener is not None
        await leaves(world, table, opener, resigns=True)
        lead_one = mildest(await view_at(world, table, opener))
        assert lead_one is not None
        refused = Trouble(FaultCode.NOT_PLAYING)
        assert await act(world, table, opener, lead_one) == refused
        assert await world.host.command(table, ComeBack(PEOPLE[opener], "back")) == refused
        assert not any(isinstance(record, Returned) for record in await records(world, table))

    anyio.run(story)


def test_s36_in_teams_the_substitute_plays_for_the_team() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "gambiter_2x2", 4)
        await leaves(world, table, 1)
        over = await play_out(world, table, [PEOPLE[seat] for seat in (0, 2, 3)])
        assert over.deal is not None
        result = over.deal.result
        assert result is not None
        assert (result.end, result.durak) in {("teams", None), ("draw", None)}

    anyio.run(story)


async def one_out(world: World) -> tuple[str, int]:
    """Play deals of three at random until one is out and two are in; give his seat."""
    for _ in range(10):
        table = await people(world, "classic", 3)
        stand_ins = [RandomPlayer(seat) for seat in range(3)]
        while len(players := (await deal_at(world, table)).players_in()) == 3:
            for seat in range(3):
                await play_as(world, table, PEOPLE[seat], stand_ins[seat])
        if len(players) == 2:
            (out,) = {0, 1, 2} - set(players)
            return table, out
    pytest.fail("everybody went out at once")


def test_12_6_leaving_after_one_is_out_costs_nothing() -> None:
    async def story() -> None:
        world = World()
        table, out = await one_out(world)
        free = Price(ends_deal=False, durak=False, points=False)
        assert price(await world.table(table), out) == free
        assert await leaves(world, table, out, resigns=True) == Trouble(FaultCode.NOT_PLAYING)
        assert isinstance(
            await world.host.command(table, Leave(PEOPLE[out], "go", resigns=False)), Accepted
        )
        state = await world.table(table)
        assert (state.phase, state.driver(out)) == ("playing", None)
        assert state.deal is not None
        assert state.deal.leavers == ()

    anyio.run(story)


@pytest.mark.parametrize(
    ("preset", "count", "told"),
    [
        ("service_podkidnoy", 2, Price(ends_deal=True, durak=True, points=True)),
        ("classic", 3, Price(ends_deal=False, durak=True, points=True)),
        ("gambiter_2x2", 4, Price(ends_deal=False, durak=False, points=True)),
        ("mailru_cheat", 2, Price(ends_deal=True, durak=True, points=False)),
    ],
)
def test_s32_the_price_of_leaving_is_named_before(preset: str, count: int, told: Price) -> None:
    async def story() -> None:
        world = World()
        table = await people(world, preset, count)
        state = await world.table(table)
        assert price(state, 0) == told
        view = table_view(state, 0, NAMES, frozenset(), 0).leaving
        assert (view.ends_deal, view.durak, view.points) == (
            told.ends_deal,
            told.durak,
            told.points,
        )

    anyio.run(story)


def test_s32_before_and_after_a_deal_leaving_is_free() -> None:
    async def story() -> None:
        world = World()
        free = Price(ends_deal=False, durak=False, points=False)
        waiting = await world.open("classic", people=3, bots=0)
        assert price(await world.table(waiting), 0) == free
        table = await people(world, "service_podkidnoy", 2)
        await leaves(world, table, 0, resigns=True)
        assert price(await world.table(table), 1) == free

    anyio.run(story)


def test_leaving_a_waiting_table_frees_the_seat_for_somebody_else() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        await world.host.command(table, Join("bob"))
        assert isinstance(await leaves(world, table, 0), Accepted)
        assert Unseated(0, "leave 0") in await records(world, table)
        state = await world.table(table)
        assert (state.seat_of("ann"), state.free_seat(), state.host_seat()) == (None, 0, 1)
        for player in ("cat", "dan"):
            assert isinstance(await world.host.command(table, Join(player)), Accepted)
        state = await world.table(table)
        assert [seat.player for seat in state.seats] == ["cat", "bob", "dan"]
        assert state.phase == "playing"

    anyio.run(story)


def test_s65_a_table_that_everybody_has_left_is_closed() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        await leaves(world, table, 0)
        assert (await records(world, table))[-1] == Closed("abandoned")
        assert await world.host.command(table, Join("bob")) == Trouble(FaultCode.TABLE_CLOSED)
        assert world.all_timers() == []

    anyio.run(story)


def test_s65_a_table_of_bots_plays_the_deal_to_its_end_and_is_closed() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic", bots=3)
        await leaves(world, table, 0)
        while (await world.table(table)).phase == "playing":
            assert await world.go_on()
        assert (await records(world, table))[-1] == Closed("abandoned")
        assert (await result_of(world, table)).durak == 0

    anyio.run(story)


def test_12_6_who_resigned_keeps_his_seat_for_a_rematch() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "service_podkidnoy", 2)
        await leaves(world, table, 1, resigns=True)
        for player in ("ann", "bob"):
            await world.host.command(table, WantAnother(player, f"again {player}"))
        state = await world.table(table)
        assert (state.phase, state.series.number) == ("playing", 2)
        assert state.deal is not None
        assert state.deal.leavers == ()

    anyio.run(story)


async def left_behind(world: World, **options: object) -> Table:
    """End a deal of two friends by the exit of one."""
    table = await people(world, "service_podkidnoy", 2, **options)
    await leaves(world, table, 1)
    return await world.table(table)


def test_12_3_another_takes_the_seat_of_who_left_and_a_new_run_begins() -> None:
    async def story() -> None:
        world = World()
        state = await left_behind(world, series="fixed", series_n=3)
        table = state.id
        view = table_view(state, 0, NAMES, frozenset(), world.clock.time)
        assert view.series.over
        assert (view.seats[1].kind, view.seats[1].name) == ("free", "Bob")
        assert invitation(state, "bob", NAMES, frozenset(), asked=False).me is None
        await world.host.command(table, WantAnother("ann", "again"))
        assert (await world.table(table)).phase == "over"
        assert isinstance(await world.host.command(table, Join("eve")), Accepted)
        state = await world.table(table)
        assert state.phase == "playing"
        assert [seat.player for seat in state.seats] == ["ann", "eve"]
        assert (state.series.played, state.series.losses) == (0, (0, 0))
        assert state.series.previous is None
        deals = [r.deal for r in await records(world, table) if isinstance(r, Committed)]
        assert deals == [1, 2]
        rebuilt = fold(await world.journal.load(table))
        assert rebuilt is not None
        assert rebuilt.digest() == state.digest()

    anyio.run(story)


def test_who_left_may_sit_down_again() -> None:
    async def story() -> None:
        world = World()
        table = (await left_behind(world)).id
        assert isinstance(await world.host.command(table, Join("bob")), Accepted)
        assert (await world.table(table)).seat_of("bob") == 1

    anyio.run(story)


@pytest.mark.parametrize("kind", ["rated", "quick"])
def test_s36_a_table_of_strangers_ends_when_one_has_left(kind: TableKind) -> None:
    async def story() -> None:
        world = World()
        world.kind = kind
        table = await world.open("service_podkidnoy", people=2, bots=0)
        await world.host.command(table, Join("bob"))
        await leaves(world, table, 1)
        assert (await records(world, table))[-1] == Closed("abandoned")

    anyio.run(story)


def test_leaving_twice_is_leaving_once() -> None:
    async def story() -> None:
        world = World()
        table = await people(world, "classic", 3)
        first = await leaves(world, table, 2, resigns=True)
        assert await leaves(world, table, 2, resigns=True) == first
        assert len([r for r in await records(world, table) if isinstance(r, Left)]) == 1

    anyio.run(story)
