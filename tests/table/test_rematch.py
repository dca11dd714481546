"""Rematch and series: the same rules and seats, a run of deals (§12)."""

import anyio

from kozyr.cards.shuffle import VERSION, commitment, deal_seed
from kozyr.table.answers import Accepted
from kozyr.table.commands import WantAnother
from kozyr.table.log import Committed, Dealt
from kozyr.table.table import Table
from tests.table.playing import play_out
from tests.table.world import World


async def again(world: World, table: str, player: str = "ann", number: str = "again") -> None:
    assert isinstance(await world.host.command(table, WantAnother(player, number)), Accepted)


def test_a_rematch_keeps_rules_and_seats_and_continues_the_run() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("classic_perevodnoy", bots=2)
        first = await play_out(world, table)
        await again(world, table)
        second = await world.table(table)
        assert second.phase == "playing"
        assert (second.rules, second.host) == (first.rules, first.host)
        assert [seat.player for seat in second.seats] == [seat.player for seat in first.seats]
        assert second.deal is not None
        assert second.deal.number == 2
        assert first.deal is not None
        assert second.series.previous == first.deal.outlook
        assert not any(seat.again for seat in second.seats)

    anyio.run(story)


def test_a_rematch_needs_the_consent_of_all_people() -> None:
    """§12.5."""

    async def story() -> None:
        world = World()
        table = await world.open("classic", people=2, bots=1)
        await play_out(world, table, ["ann", "bob"])
        await again(world, table, "bob")
        assert (await world.table(table)).phase == "over"
        await again(world, table, "bob", "once more")
        assert (await world.table(table)).phase == "over"
        await again(world, table, "ann")
        assert (await world.table(table)).phase == "playing"

    anyio.run(story)


def test_the_next_commitment_is_made_when_the_deal_is_over() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy")
        await play_out(world, table)
        await again(world, table)
        log = [entry.record for entry in await world.journal.load(table)]
        committed = [record for record in log if isinstance(record, Committed)]
        assert [record.deal for record in committed] == [1, 2]
        assert len({record.server_seed for record in committed}) == 2
        for record in committed:
            assert record.commitment == commitment(record.server_seed)
        dealt = [record for record in log if isinstance(record, Dealt)]
        assert [record.deal for record in dealt] == [1, 2]
        assert {record.shuffle for record in dealt} == {VERSION}
        assert log.index(committed[1]) < log.index(dealt[1])
        pairs = list(zip(committed, dealt, strict=True))
        seeds = [deal_seed(c.server_seed, d.seat_seeds, d.deal) for c, d in pairs]
        assert len(set(seeds)) == 2

    anyio.run(story)


def test_a_series_of_two_deals_goes_on_to_its_end() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy", series="fixed", series_n=2)
        state = await play_series(world, table)
        assert state.series.played == 2

    anyio.run(story)


def test_a_series_to_two_losses_ends_with_the_second() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy", series="to_losses", series_n=2)
        state = await play_series(world, table)
        assert max(state.series.losses) == 2

    anyio.run(story)


def test_after_a_series_a_rematch_starts_another_one_of_the_same_run() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy", series="fixed", series_n=2)
        await play_series(world, table)
        await again(world, table, number="rematch")
        after = await world.table(table)
        assert after.deal is not None
        assert after.deal.number == 3
        assert (after.series.played, sum(after.series.losses)) == (0, 0)

    anyio.run(story)


async def play_series(world: World, table: str) -> Table:
    state = await play_out(world, table)
    while not state.series.over:
        await again(world, table, number=f"deal {state.series.number}")
        state = await play_out(world, table)
    return state
