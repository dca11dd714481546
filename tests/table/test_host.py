from collections.abc import Sequence

import anyio

from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Act, Join
from kozyr.table.facts import FinishedDeal
from kozyr.table.host import TRIES
from kozyr.table.lobby import Listing
from kozyr.table.log import Entry
from kozyr.table.ports import Conflict
from tests.table.playing import play_out
from tests.table.world import CountableJournal, World, choices


def test_two_hosts_serve_one_table_from_its_log() -> None:
    """Whoever loses the race for a place in the log reads it and judges anew."""

    async def story() -> None:
        world = World()
        one, two = world.host, world.another_host()
        table = await world.open("classic", people=3, bots=0)
        assert await two.room(table) is not None
        assert isinstance(await one.command(table, Join("bob")), Accepted)
        assert isinstance(await two.command(table, Join("eve")), Accepted)
        assert isinstance(await one.command(table, Join("eve")), Trouble) is False
        rooms = [await host.room(table) for host in (one, two)]
        assert len({room.table.digest() for room in rooms if room is not None}) == 1

    anyio.run(story)


def test_of_two_who_want_the_last_seat_one_gets_it() -> None:
    async def story() -> None:
        world = World()
        one, two = world.host, world.another_host()
        table = await world.open("classic", people=2, bots=0)
        await two.room(table)
        answers = [await one.command(table, Join("bob")), await two.command(table, Join("eve"))]
        assert isinstance(answers[0], Accepted)
        assert answers[1] == Trouble(FaultCode.TABLE_FULL)

    anyio.run(story)


class RacingJournal(CountableJournal):
    """Lets somebody else's command be first so many times."""

    def __init__(self) -> None:
        super().__init__()
        self.losses = 0

    async def append(
        self,
        entries: Sequence[Entry],
        finished: FinishedDeal | None = None,
        listing: Listing | None = None,
    ) -> None:
        if self.losses:
            self.losses -= 1
            raise Conflict
        await super().append(entries, finished, listing)


def test_a_lost_race_is_run_again_and_not_for_ever() -> None:
    async def story() -> None:
        world = World()
        journal = world.journal = RacingJournal()
        host = world.host = world.another_host()
        table = await world.open("classic", people=2, bots=0)
        journal.losses = TRIES
        assert await host.command(table, Join("bob")) == Trouble(FaultCode.SERVER_ERROR)
        journal.losses = TRIES - 1
        assert isinstance(await host.command(table, Join("bob")), Accepted)

    anyio.run(story)


def test_a_host_that_starts_anew_goes_on_where_the_log_ends() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_perevodnoy")
        before = await world.table(table)
        await world.due.plan(table, [])
        world.restart()
        after = await world.table(table)
        assert after.digest() == before.digest()
        finished = await play_out(world, table)
        assert finished.phase == "over"

    anyio.run(story)


def test_a_bot_that_starts_anew_has_seen_the_whole_deal() -> None:
    async def story() -> None:
        world = World()
        table = await world.open("service_perevodnoy")
        for number in range(6):
            state = await world.table(table)
            assert state.deal is not None
            offered = choices(state.deal.view(0))
            if offered:
                command = Act("ann", str(number), offered[0], state.deal.acts)
                await world.host.command(table, command)
            await world.go_on()
        old = (await world.room(table)).attendants[1]
        world.restart()
        new = (await world.room(table)).attendants[1]
        assert vars(new)["seen"] == vars(old)["seen"]
        assert len(vars(new)["seen"]) > 3

    anyio.run(story)
