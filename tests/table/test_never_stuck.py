"""Whoever is absent, a deal with a clock comes to its end, and every fold of its log agrees."""

import anyio
import msgspec
import pytest

from kozyr.bots.levels import player
from kozyr.game.playout import Dice
from kozyr.rules.agreement import Agreement
from kozyr.rules.options import Rules
from kozyr.table.commands import Join, Leave, Pause
from kozyr.table.log import Created, Substituted, TimedOut
from kozyr.table.room import fold
from kozyr.table.seating import levels_around
from kozyr.table.table import Table
from tests.table.playing import play_as
from tests.table.scenes import PEOPLE
from tests.table.world import RandomPlayer, World
from tests.walks.walking import MODES, random_rules_of

GAMES = 3
MOST_STEPS = 5_000


class Company:
    """People at a table of random rules, some of whom never come, the others now and then."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.dice, self.rules = dice, rules
        self.world = World(800, 1_900, 2_500, bots=player)
        self.people = PEOPLE[: 1 + dice.below(rules.players)]
        self.absent = {one for one in self.people if dice.below(3) == 0}
        self.stand_ins = {one: RandomPlayer(at) for at, one in enumerate(self.people)}

    async def sit_down(self) -> str:
        bots = ("easy",) * (self.rules.players - len(self.people))
        levels = levels_around(len(self.people), bots)
        agreed = Agreement(preset=None, rules=self.rules, warnings=(), home=True, differences=())
        created = Created.of(agreed, levels, self.people[0])
        table = await self.world.host.create(created, self.people[1:])
        self.world.away = dict.fromkeys(self.absent, self.world.clock.time)
        return table

    async def play(self, table: str) -> Table:
        for step in range(MOST_STEPS):
            if (await self.world.table(table)).phase != "playing":
                return await self.world.table(table)
            await self.something(table, step)
            if (await self.world.table(table)).phase == "playing":
                went_on = await self.world.go_on()
                assert went_on or not self.rules.turn_time, "nobody has anything to do"
        pytest.fail("the deal does not end")

    async def something(self, table: str, step: int) -> None:
        """Let somebody who is there act, or pause for a moment, or give up, now and then."""
        for one in self.people:
            if one not in self.absent and self.dice.below(2):
                await play_as(self.world, table, one, self.stand_ins[one])
        command = self.dice.below(200)
        somebody = self.people[self.dice.below(len(self.people))]
        if command == 0:
            leaving = Leave(somebody, f"resign {step}", resigns=True)
            await self.world.host.command(table, leaving)
        elif command < 4:
            for on in (True, False):
                for one in self.people:
                    await self.world.host.command(table, Pause(one, f"{on} {step} {one}", on))


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("turn_time", [15, 0])
def test_17_8_a_deal_ends_whoever_is_absent(turn_time: int, mode: int, number: int) -> None:
    async def story() -> None:
        dice = Dice(7 + mode * 1_000 + number)
        rules = random_rules_of(dice, MODES[mode])
        rules = msgspec.structs.replace(rules, turn_time=turn_time, time_bank=turn_time and 30)
        company = Company(rules, dice)
        if not turn_time or len(company.people) == 1:
            company.absent.discard(company.people[0])
        table = await company.sit_down()
        over = await company.play(table)
        log = await company.world.journal.load(table)
        for rebuilt in (fold(log), fold(log)):
            assert rebuilt is not None
            assert (rebuilt.digest(), rebuilt.clocks) == (over.digest(), over.clocks)
            assert (rebuilt.absences, rebuilt.series) == (over.absences, over.series)

    anyio.run(story)


@pytest.mark.parametrize("preset", ["classic", "classic_perevodnoy", "mailru_cheat", "gto_pogony"])
def test_17_8_a_deal_ends_though_nobody_comes_at_all(preset: str) -> None:
    async def story() -> None:
        world = World(800, 1_900, 2_500, bots=player)
        table = await world.open(preset, people=3, bots=0)
        for one in PEOPLE[1:3]:
            await world.host.command(table, Join(one))
        while (await world.table(table)).phase == "playing":
            assert await world.go_on()
        records = [entry.record for entry in await world.journal.load(table)]
        replaced = {record.seat for record in records if isinstance(record, Substituted)}
        missed = [record.seat for record in records if isinstance(record, TimedOut)]
        assert replaced
        assert all(missed.count(seat) == 2 for seat in replaced)

    anyio.run(story)
