"""Tables of every mode under random commands: coded answers, and a log that can be replayed."""

from collections import Counter
from collections.abc import Awaitable, Callable

import anyio
import pytest

from kozyr.game import actions
from kozyr.game.actions import Action
from kozyr.game.playout import Dice
from kozyr.rules.agreement import Agreement
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Code, Refusal
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.commands import (
    Act,
    ComeBack,
    Command,
    Join,
    Leave,
    Pause,
    SwitchAutoPass,
    TimeIsOut,
    WantAnother,
)
from kozyr.table.deadlines import ANSWER_DUE, deadlines
from kozyr.table.log import Created
from kozyr.table.room import fold
from kozyr.table.seating import levels_around
from kozyr.table.table import Table
from tests.table.scenes import PEOPLE
from tests.table.world import World, choices, still
from tests.walks.walking import MODES, random_rules_of

STEPS = 500
TABLES = 3
FAULTS = {FaultCode.NOT_SEATED, FaultCode.TABLE_FULL, FaultCode.DUPLICATE_ID}
FAULTS |= {FaultCode.NOT_PLAYING, FaultCode.NOT_OVER, FaultCode.BAD_MESSAGE, FaultCode.PAUSED}

BARE: list[Action] = [
    actions.Take(),
    actions.Pass(),
    actions.Waive(),
    actions.Hang(),
    actions.Decline(),
]


class Crowd:
    """People and bots at a table of random rules, and strangers, who do anything."""

    def __init__(self, rules: Rules, dice: Dice) -> None:
        self.dice, self.rules = dice, rules
        self.world = World(900, 1_700, 2_400)
        self.answered = Counter[str]()
        self.last: Command = Join("zoe")
        self.people = 1 + dice.below(rules.players)

    async def sit_down(self) -> None:
        levels = levels_around(self.people, ("easy",) * (self.rules.players - self.people))
        agreed = Agreement(preset=None, rules=self.rules, warnings=(), home=True, differences=())
        self.table = await self.world.host.create(Created.of(agreed, levels, PEOPLE[0]))
        for player in PEOPLE[: self.people]:
            await self.say(Join(player, b"0123456789abcdef"))

    async def say(self, command: Command) -> None:
        """Give a command; whatever it is, the answer is a code or it is done."""
        self.last = command
        self.note(await self.world.host.command(self.table, command))

    def note(self, answer: Answer) -> None:
        match answer:
            case Accepted():
                self.answered["accepted"] += 1
            case Refusal(code=code):
                assert code.upper() in Code.__members__
                self.answered[code] += 1
            case Trouble(code=code):
                assert code in FAULTS
                self.answered[code] += 1

    async def anything(self) -> None:
        often: list[Callable[[], Awaitable[object]]] = [self.acts_legally, self.waits]
        seldom = [
            self.acts_strangely,
            self.repeats,
            self.wants_another,
            self.switches,
            self.says_time_is_out,
            self.resigns,
            self.stops_and_goes_on,
            self.comes_back,
            self.at_once,
        ]
        doings = often if self.dice.below(3) else seldom
        await doings[self.dice.below(len(doings))]()

    def anybody(self) -> str:
        return (*PEOPLE[: self.people], "zoe")[self.dice.below(self.people + 1)]

    def name(self) -> str:
        return f"c{self.dice.below(5_000)}"

    async def state(self) -> Table:
        return await self.world.table(self.table)

    async def legal(self) -> Act | None:
        """Find something a person may do."""
        state = await self.state()
        seats = [at for at, seat in enumerate(state.seats) if seat.player is not None]
        seat = seats[self.dice.below(len(seats))]
        view = None if state.deal is None else state.deal.view(seat)
        offered = [] if view is None else choices(view)
        player = state.seats[seat].player
        if view is None or not offered or player is None:
            return None
        return Act(player, self.name(), offered[self.dice.below(len(offered))], view.acts)

    async def acts_legally(self) -> None:
        act = await self.legal()
        if act is not None:
            await self.say(act)

    def strange(self) -> Action:
        card, target, armed = self.dice.below(70) - 2, self.dice.below(64), self.dice.below(2) == 1
        with_cards: list[Action] = [
            actions.Lead((card,), armed=armed),
            actions.Beat(card, target, armed=armed),
            actions.ThrowIn(card, armed=armed),
            actions.Transfer(card, armed=armed),
            actions.Show(card),
            actions.Call(target % 8),
        ]
        every = with_cards + BARE
        return every[self.dice.below(len(every))]

    async def acts_strangely(self) -> None:
        await self.say(Act(self.anybody(), self.name(), self.strange(), self.dice.below(60)))

    async def repeats(self) -> None:
        await self.say(self.last)

    async def wants_another(self) -> None:
        for player in PEOPLE[: self.people]:
            await self.say(WantAnother(player, self.name()))

    async def switches(self) -> None:
        await self.say(SwitchAutoPass(self.anybody(), self.name(), on=self.dice.below(2) == 1))

    async def waits(self) -> None:
        self.world.clock.time += self.dice.below(4_000)
        await self.world.sweeper.sweep()

    async def says_time_is_out(self) -> None:
        ends = deadlines(await self.state())
        what = ends[0].what if ends else ANSWER_DUE
        await self.say(TimeIsOut(self.world.clock.time + self.dice.below(2) * 5_000, what))

    async def resigns(self) -> None:
        if self.dice.below(20) == 0:
            await self.say(Leave(self.anybody(), self.name(), resigns=True))

    async def stops_and_goes_on(self) -> None:
        for player in PEOPLE[: self.people]:
            await self.say(Pause(player, self.name(), on=True))
        await self.waits()
        await self.acts_legally()
        await self.say(Pause(self.anybody(), self.name(), on=False))

    async def comes_back(self) -> None:
        await self.say(ComeBack(self.anybody(), self.name()))

    async def at_once(self) -> None:
        """Several commands arrive together; one server among them starts anew."""
        acts = [act for _ in range(3) if (act := await self.legal()) is not None]
        async with anyio.create_task_group() as group:
            for act in acts:
                group.start_soon(self.say, act)
        await still()
        if self.dice.below(4) == 0:
            self.world.restart()


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_random_commands_are_answered_by_codes_and_the_log_is_replayed(
    mode: int, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        dice = Dice(1 + mode * 1_000 + number)
        crowd = Crowd(random_rules_of(dice, MODES[mode]), dice)
        await crowd.sit_down()
        for _ in range(STEPS):
            await crowd.anything()
        await replayed(crowd)
        assert crowd.answered["accepted"] > 20
        assert len(crowd.answered) > 5

    anyio.run(story)
    assert caplog.records == []


async def replayed(crowd: Crowd) -> None:
    """Fold the whole log anew: every entry's digest must be the one it was written with."""
    state = await crowd.state()
    rebuilt = fold(await crowd.world.journal.load(crowd.table))
    assert rebuilt is not None
    assert rebuilt.digest() == state.digest()
    assert (rebuilt.told, rebuilt.since, rebuilt.seats) == (state.told, state.since, state.seats)
    assert (rebuilt.clocks, rebuilt.absences) == (state.clocks, state.absences)
    assert rebuilt.paused == state.paused
    if rebuilt.deal is not None and state.deal is not None:
        for seat in range(len(state.seats)):
            assert rebuilt.deal.view(seat) == state.deal.view(seat)
