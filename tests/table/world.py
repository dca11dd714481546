"""A host of tables whose time, chance and delays are in the test's hand."""

import asyncio
import random

from kozyr.bots.player import Player
from kozyr.bots.thought import Thinker
from kozyr.game.actions import (
    Action,
    Beat,
    Call,
    Decline,
    Hang,
    Lead,
    Pass,
    Show,
    Take,
    ThrowIn,
    Transfer,
    Waive,
)
from kozyr.game.view import View
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.validity import TableKind
from kozyr.storage.memory import MemoryJournal
from kozyr.storage.timers import MemoryDue
from kozyr.table.attendants import Bots
from kozyr.table.deadlines import CLOCK_DUE, LIFE_DUE
from kozyr.table.host import Host, Ports
from kozyr.table.log import Created
from kozyr.table.ports import Timer
from kozyr.table.room import Room
from kozyr.table.seating import levels_around
from kozyr.table.sweeper import Sweeper
from kozyr.table.table import Table
from kozyr.table.thinking import Considered, Question, Thinking
from kozyr.table.thought_figures import Figures
from tests.bots.quick import LITTLE

TURNS = 50
"""So many turns of the event loop are more than any command needs."""


class ManualClock:
    """Stands still until it is told to go on; who waits for a time makes it come."""

    def __init__(self) -> None:
        self.time = 1_000

    def now(self) -> int:
        return self.time

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        if until is None:
            await woken.wait()
        else:
            self.time = max(self.time, until)
            await asyncio.sleep(0)


class CountedEntropy:
    """Draws other bytes each time, the same ones in every run."""

    def __init__(self) -> None:
        self._random = random.Random(1)  # noqa: S311 - repeatable on purpose

    def draw(self, size: int) -> bytes:
        return self._random.randbytes(size)


class ListedDelays:
    """Gives these delays in turn."""

    def __init__(self, *delays: int) -> None:
        self._delays = delays
        self.asked = 0

    def thinking(self) -> int:
        self.asked += 1
        return self._delays[self.asked % len(self._delays)]


class AtOnce:
    """Bots think a little, and everybody waits for them."""

    early = 0

    def __init__(self) -> None:
        self.figures = Figures()
        self.closed = False

    async def think(self, bot: Thinker, question: Question) -> Considered | None:
        return Considered(bot.think(question.view, LITTLE).action)

    async def close(self) -> None:
        self.closed = True


class ToldOutages:
    """Was down as long as the test says, until the moment when it says so."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock
        self._ms = self._ended = 0

    def was(self, ms: int) -> None:
        self._ms, self._ended = ms, self._clock.now()

    def lost(self, since: int) -> int:
        return self._ms if since < self._ended else 0


def choices(view: View) -> list[Action]:
    """List the actions a view offers, one card to a lead."""
    offered: list[Action] = [Lead((m.card,)) for m in view.moves if m.lead]
    offered += [Beat(m.card, target) for m in view.moves for target in m.beat]
    offered += [ThrowIn(m.card) for m in view.moves if m.throw_in]
    offered += [Transfer(m.card) for m in view.moves if m.transfer]
    offered += [Show(m.card) for m in view.moves if m.show]
    offered += [Beat(m.card, target, armed=True) for m in view.armed for target in m.beat]
    offered += [ThrowIn(m.card, armed=True) for m in view.armed if m.throw_in]
    offered += [Transfer(m.card, armed=True) for m in view.armed if m.transfer]
    offered += [Call(player) for player in view.calls]
    return offered + [action for action, why_not in _bare(view) if why_not is None]


def _bare(view: View) -> list[tuple[Action, Refusal | None]]:
    """List the actions without a card, each with what the rules have against it."""
    buttons = view.buttons
    return [
        (Take(), buttons.take),
        (Pass(), buttons.pass_),
        (Waive(), buttons.waive),
        (Hang(), buttons.hang),
        (Decline(), buttons.decline),
    ]


class RandomPlayer:
    """Does anything its view offers."""

    def __init__(self, seat: int) -> None:
        self._random = random.Random(seat)  # noqa: S311 - repeatable on purpose
        self.seen: list[View] = []

    def see(self, view: View) -> None:
        self.seen.append(view)

    def choose(self, view: View) -> Action | None:
        offered = choices(view)
        return self._random.choice(offered) if offered else None


def random_bots(level: str, rules: Rules, seat: int) -> Player:
    del level, rules
    return RandomPlayer(seat)


class CountableJournal(MemoryJournal):
    """A journal whose length can be told."""

    def length(self, table: str) -> int:
        return len(self._logs.get(table, []))


class World:
    """A host, its sweeper and its ports.

    `kind` is that of the tables it opens. `told` lists the tables published, each with the number
    of entries its log had by then, and `whom` the players who alone might hear of it, None for
    everybody. `away` tells since when players are away.
    """

    def __init__(self, *delays: int, bots: Bots = random_bots) -> None:
        self.bots = bots
        self.kind: TableKind = "private"
        self.clock, self.due, self.journal = ManualClock(), MemoryDue(), CountableJournal()
        self.delays = ListedDelays(*delays or (1_000,))
        self.entropy = CountedEntropy()
        self.outages = ToldOutages(self.clock)
        self.thinking: Thinking = AtOnce()
        self.away: dict[str, int] = {}
        self.told: list[tuple[str, int]] = []
        self.whom: list[str | None] = []
        self.telling = asyncio.Event()
        self.restart()

    def restart(self) -> None:
        """Forget everything but the journal and the timers."""
        self.host = self.another_host()
        self.sweeper = Sweeper(self.host, self.due, self.clock, self.thinking)

    def another_host(self) -> Host:
        return Host(self.ports(), self._tell, self)

    def away_since(self, table: str, player: str) -> int | None:
        del table
        return self.away.get(player)

    def ports(self) -> Ports:
        return Ports(
            journal=self.journal,
            due=self.due,
            clock=self.clock,
            entropy=self.entropy,
            delays=self.delays,
            bots=self.bots,
            outages=self.outages,
            thinking=self.thinking,
        )

    async def open(
        self,
        preset: str,
        *,
        people: int = 1,
        bots: int = 1,
        level: str = "easy",
        **options: object,
    ) -> str:
        """Open a table whose host is the player `ann`."""
        levels = levels_around(people, (level,) * bots)
        agreed = agreement(preset, **{"players": len(levels), **options})
        return await self.host.create(Created.of(agreed, levels, "ann", self.kind))

    def host_tells(self) -> asyncio.Event:
        """Give an event that is set when something is published."""
        self.telling = asyncio.Event()
        return self.telling

    def _tell(self, table: str, only: str | None) -> None:
        self.telling.set()
        self.told.append((table, self.journal.length(table)))
        self.whom.append(only)

    async def room(self, table: str) -> Room:
        room = await self.host.room(table)
        assert room is not None
        return room

    async def table(self, table: str) -> Table:
        return (await self.room(table)).table

    def timers(self) -> list[Timer]:
        """List the timers of attendants and questions of all tables without touching them."""
        times = [timer for timer in self.all_timers() if timer.what != LIFE_DUE]
        return [timer for timer in times if not timer.what.startswith(CLOCK_DUE)]

    def all_timers(self) -> list[Timer]:
        """List the timers of all tables without touching them."""
        tables = vars(self.due)["_tables"]
        return [kept.timer for kept_by_seat in tables.values() for kept in kept_by_seat.values()]

    async def go_on(self) -> bool:
        """Let time come to the next timer and do what is due; False if nothing is.

        Nobody waits for a table to be closed.
        """
        ends = [timer.at for timer in self.all_timers() if timer.what != LIFE_DUE]
        if not ends:
            return False
        await self.clock.wait(min(ends), asyncio.Event())
        await self.sweeper.sweep()
        return True


async def still() -> None:
    """Let everything happen that is on its way: nothing here takes longer than these turns."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def agreement(preset: str, **options: object) -> Agreement:
    agreed = agree(preset, options)
    assert isinstance(agreed, Agreement), agreed
    return agreed
