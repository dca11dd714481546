"""Who sits where before the first deal: free seats, changes by consent, bots."""

import anyio
import msgspec
import pytest

from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Join, Leave, Move, OfSeated, SeatBot
from kozyr.table.room import fold
from tests.table.world import World


class Waiting:
    """A table for four at which Ann, the host, and Bob sit."""

    def __init__(self, world: World, table: str) -> None:
        self.world, self.table, self.count = world, table, 0

    async def says(self, command: OfSeated | Join) -> None:
        assert isinstance(await self.world.host.command(self.table, command), Accepted)

    async def refused(self, command: OfSeated) -> FaultCode:
        answer = await self.world.host.command(self.table, command)
        assert isinstance(answer, Trouble)
        return answer.code

    async def move(self, player: str, to: int) -> None:
        self.count += 1
        await self.says(Move(player, f"m{self.count}", to))

    async def bot(self, seat: int, level: str | None) -> None:
        self.count += 1
        await self.says(SeatBot("ann", f"m{self.count}", seat, level))

    async def sitting(self) -> list[str | None]:
        state = await self.world.table(self.table)
        assert fold(await self.world.journal.load(self.table)) == state
        return [seat.player or seat.level for seat in state.seats]


async def waiting() -> Waiting:
    world = World()
    table = await world.open("gambiter_2x2", people=4, bots=0, teams="2x2")
    scene = Waiting(world, table)
    await scene.says(Join("bob"))
    return scene


def test_a_player_moves_to_a_free_seat_and_takes_his_consent_along() -> None:
    async def story() -> None:
        scene = await waiting()
        await scene.move("bob", 2)
        assert await scene.sitting() == ["ann", None, "bob", None]
        state = await scene.world.table(scene.table)
        assert state.seats[2].agreed
        assert not state.seats[1].agreed
        await scene.says(Join("cat"))
        await scene.says(Join("dan"))
        assert (await scene.world.table(scene.table)).phase == "playing"

    anyio.run(story)


def test_two_change_seats_once_both_want_it() -> None:
    async def story() -> None:
        scene = await waiting()
        await scene.move("ann", 1)
        assert await scene.sitting() == ["ann", "bob", None, None]
        assert (await scene.world.table(scene.table)).wants == (1, None, None, None)
        await scene.move("bob", 0)
        assert await scene.sitting() == ["bob", "ann", None, None]
        state = await scene.world.table(scene.table)
        assert state.wants == ()
        assert state.host_seat() == 1

    anyio.run(story)


@pytest.mark.parametrize("gone", [Move("bob", "x", 3), Leave("bob", "x", resigns=False)])
def test_a_wish_for_a_seat_is_void_when_another_sits_there(gone: OfSeated) -> None:
    async def story() -> None:
        scene = await waiting()
        await scene.move("ann", 1)
        await scene.says(gone)
        assert (await scene.world.table(scene.table)).wants == ()

    anyio.run(story)


def test_a_wish_is_taken_back_by_wishing_for_one_s_own_seat() -> None:
    async def story() -> None:
        scene = await waiting()
        await scene.move("ann", 1)
        await scene.move("ann", 0)
        await scene.move("ann", 0)
        await scene.move("bob", 0)
        assert await scene.sitting() == ["ann", "bob", None, None]

    anyio.run(story)


def test_a_move_sent_twice_is_made_once() -> None:
    async def story() -> None:
        scene = await waiting()
        for _ in range(2):
            await scene.says(Move("bob", "same", 3))
        assert await scene.sitting() == ["ann", None, None, "bob"]
        assert await scene.refused(Move("bob", "same", 2)) == FaultCode.DUPLICATE_ID
        assert await scene.refused(Move("bob", "more", 4)) == FaultCode.SEAT_TAKEN
        assert await scene.refused(Move("zoe", "more", 2)) == FaultCode.NOT_SEATED

    anyio.run(story)


def test_the_host_seats_bots_changes_their_level_and_sends_them_away() -> None:
    async def story() -> None:
        scene = await waiting()
        await scene.bot(2, "easy")
        await scene.bot(2, "medium")
        await scene.bot(3, None)
        assert await scene.sitting() == ["ann", "bob", "medium", None]
        await scene.bot(2, None)
        assert await scene.sitting() == ["ann", "bob", None, None]
        await scene.bot(2, "easy")
        await scene.bot(3, "easy")
        assert (await scene.world.table(scene.table)).phase == "playing"
        assert await scene.refused(SeatBot("ann", "x", 3, None)) == FaultCode.ALREADY_DEALT
        assert await scene.refused(Move("ann", "y", 3)) == FaultCode.ALREADY_DEALT

    anyio.run(story)


def test_only_the_host_arranges_bots_and_only_where_nobody_sits() -> None:
    async def story() -> None:
        scene = await waiting()
        assert await scene.refused(SeatBot("bob", "x", 2, "easy")) == FaultCode.NOT_HOST
        assert await scene.refused(SeatBot("ann", "x", 1, "easy")) == FaultCode.SEAT_TAKEN
        assert await scene.refused(SeatBot("ann", "x", 4, "easy")) == FaultCode.SEAT_TAKEN
        for level in ("godlike", "exec:./bot.py"):
            assert await scene.refused(SeatBot("ann", "x", 2, level)) == FaultCode.UNKNOWN_LEVEL
        await scene.bot(2, "easy")
        assert await scene.refused(Move("bob", "x", 2)) == FaultCode.SEAT_TAKEN
        await scene.move("ann", 2)
        assert await scene.sitting() == ["easy", "bob", "ann", None]

    anyio.run(story)


def test_a_digest_tells_wishes_apart() -> None:
    async def story() -> None:
        scene = await waiting()
        before = await scene.world.table(scene.table)
        wants = msgspec.structs.replace(before, wants=(1, None, None, None))
        assert before.digest() != wants.digest()

    anyio.run(story)
