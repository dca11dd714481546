import anyio

from kozyr.game.actions import Lead, Pass, Take
from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Act, AttendantActs, Join, WantAnother
from kozyr.table.log import Agreed, Committed, Created, Dealt, Played, Seated, SeatSeed
from tests.table.world import World, choices

SEED = b"0123456789abcdef"


async def two_people(world: World) -> str:
    table = await world.open("service_podkidnoy", people=2, bots=0)
    assert isinstance(await world.host.command(table, Join("bob")), Accepted)
    return table


async def records(world: World, table: str) -> list[object]:
    return [entry.record for entry in await world.journal.load(table)]


async def opening(world: World, table: str, number: str = "1") -> Act:
    """Write down the first lead, by whoever has it."""
    deal = (await world.table(table)).deal
    assert deal is not None
    (seat,) = deal.may_act()
    return Act(("ann", "bob")[seat], number, choices(deal.view(seat))[0], deal.acts)


def test_alone_with_bots_the_deal_is_dealt_at_once() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy")
        kinds = [type(record) for record in await records(world, table)]
        assert kinds == [Created, Committed, Seated, Agreed, Dealt]
        assert (await world.table(table)).phase == "playing"

    anyio.run(story)


def test_the_first_card_is_dealt_only_after_the_last_consent() -> None:
    """S5: who joins consents, and nothing is dealt before all have."""

    async def story() -> None:
        world = World()
        table = await world.open("classic", people=3, bots=0)
        await world.host.command(table, Join("bob"))
        assert (await world.table(table)).phase == "waiting"
        await world.host.command(table, Join("eve"))
        assert (await world.table(table)).phase == "playing"
        assert [seat.player for seat in (await world.table(table)).seats] == ["ann", "bob", "eve"]

    anyio.run(story)


def test_the_server_is_bound_to_its_seed_before_a_seat_brings_its_own() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy", people=2, bots=0)
        await world.host.command(table, Join("bob", SEED))
        kinds = [type(record) for record in await records(world, table)]
        assert kinds.index(Committed) < kinds.index(SeatSeed) < kinds.index(Dealt)
        dealt = (await records(world, table))[-1]
        assert isinstance(dealt, Dealt)
        assert dealt.seat_seeds[1] == SEED
        assert (await world.table(table)).seats[1].seed != SEED

    anyio.run(story)


def test_who_sits_keeps_his_seat_and_a_full_table_takes_nobody() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        version = (await world.table(table)).version
        assert await world.host.command(table, Join("bob")) == Accepted(version)
        assert await world.host.command(table, Join("eve")) == Trouble(FaultCode.TABLE_FULL)
        assert (await world.table(table)).version == version

    anyio.run(story)


def test_a_repeated_command_is_applied_once() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        done = await world.host.command(table, lead)
        assert isinstance(done, Accepted)
        assert await world.host.command(table, lead) == done
        assert len([r for r in await records(world, table) if isinstance(r, Played)]) == 1

    anyio.run(story)


def test_an_id_used_for_something_else_is_a_fault() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        await world.host.command(table, lead)
        other = Act(lead.player, lead.id, Take(), 1)
        trouble = Trouble(FaultCode.DUPLICATE_ID)
        assert await world.host.command(table, other) == trouble
        assert await world.host.command(table, WantAnother(lead.player, lead.id)) == trouble

    anyio.run(story)


def test_the_same_id_of_another_player_is_another_command() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        await world.host.command(table, lead)
        other = "bob" if lead.player == "ann" else "ann"
        answer = await world.host.command(table, Act(other, lead.id, Take(), 1))
        assert isinstance(answer, Accepted)

    anyio.run(story)


def test_a_refused_command_may_be_tried_again_under_its_id() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        refused = await world.host.command(table, Act(lead.player, lead.id, Pass(), 0))
        assert isinstance(refused, Refusal)
        assert isinstance(await world.host.command(table, lead), Accepted)

    anyio.run(story)


def test_a_pass_of_one_who_had_not_seen_the_last_card_is_stale() -> None:
    """§17.5: beats and the like are judged by legality only, a pass by what was seen too."""

    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        await world.host.command(table, lead)
        other = "bob" if lead.player == "ann" else "ann"
        await world.host.command(table, Act(other, "2", Take(), 1))
        stale = await world.host.command(table, Act(lead.player, "3", Pass(), 1))
        assert isinstance(stale, Refusal)
        assert stale.code == "stale"
        ahead = await world.host.command(table, Act(lead.player, "4", Pass(), 99))
        assert isinstance(ahead, Refusal)
        fresh = await world.host.command(table, Act(lead.player, "5", Pass(), 2))
        assert isinstance(fresh, Accepted)

    anyio.run(story)


def test_strangers_and_early_birds_are_told_what_is_wrong() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_podkidnoy", people=2, bots=0)
        command = world.host.command
        assert await command(table, Act("ann", "1", Take(), 0)) == Trouble(FaultCode.NOT_PLAYING)
        assert await command(table, Act("eve", "1", Take(), 0)) == Trouble(FaultCode.NOT_SEATED)
        assert await command(table, WantAnother("eve", "1")) == Trouble(FaultCode.NOT_SEATED)
        assert await command(table, WantAnother("ann", "1")) == Trouble(FaultCode.NOT_OVER)
        assert await command("t", Join("ann")) == Trouble(FaultCode.UNKNOWN_TABLE)

    anyio.run(story)


def test_what_is_no_card_never_reaches_the_rules() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        answer = await world.host.command(table, Act("ann", "1", Lead((-1,)), 0))
        assert isinstance(answer, Trouble)
        assert answer.code == FaultCode.BAD_MESSAGE

    anyio.run(story)


def test_an_attendant_that_comes_too_late_is_refused() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        version = (await world.table(table)).version
        answer = await world.host.command(table, AttendantActs(0, Take(), 0))
        assert isinstance(answer, Refusal)
        assert (await world.table(table)).version == version

    anyio.run(story)


def test_a_change_is_told_of_once_it_is_written_and_a_refusal_never() -> None:
    async def story() -> None:
        world = World()
        table = await two_people(world)
        lead = await opening(world, table)
        world.told.clear()
        await world.host.command(table, Act(lead.player, "0", Take(), 0))
        assert world.told == []
        await world.host.command(table, lead)
        assert world.told == [(table, (await world.table(table)).version)]

    anyio.run(story)
