"""Quick match: two strangers who both look for a game are brought to one table (S6)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from itertools import combinations
from typing import Any, Final, Literal

import msgspec

from kozyr.table.ports import Clock

ALONE: Final = 20_000
"""Milliseconds of search after which a game with a bot is offered."""

AGAIN: Final = 1_000
"""Milliseconds after which a pair that could not be seated is tried once more."""

_log = logging.getLogger(__name__)


class Waiting(msgspec.Struct, frozen=True):
    """So many people search, oneself included; whether a game with a bot is offered meanwhile."""

    waiting: int
    offer_bot: bool


class Paired(msgspec.Struct, frozen=True):
    """The search is over: one plays at this table."""

    table: str


Ear = Callable[[Waiting | Paired | None], None]
"""What a socket of a seeker is told by, None if a fault ended the search; it must not block."""


class Meeting(msgspec.Struct, frozen=True):
    """What a quick match needs from outside.

    `seat` makes a table of two players and gives its id, `running` finds the quick table at which
    a player still plays, `apart` names whom a player shall not meet.
    """

    seat: Callable[[str, str], Awaitable[str]]
    running: Callable[[str], Awaitable[str | None]]
    apart: Callable[[str], Awaitable[frozenset[str]]]


class _Seeker(msgspec.Struct, eq=False):
    """A player who searches: since when, by which sockets, and whether he may be paired now."""

    player: str
    since: int
    stage: Literal["asked", "waiting", "paired"] = "asked"
    apart: frozenset[str] = frozenset()
    ears: list[Ear] = []
    told: Waiting | None = None


class QuickMatch:
    """All who search. A player is one seeker, however many sockets he has, and is in one pair."""

    def __init__(self, clock: Clock, meeting: Meeting) -> None:
        self._clock, self._meeting = clock, meeting
        self._seekers: dict[str, _Seeker] = {}
        self._changed = asyncio.Event()
        self._at_work = set[asyncio.Task[None]]()
        self._rest_until = 0

    @property
    def searching(self) -> tuple[str, ...]:
        """Name the players who search, the earliest first."""
        return tuple(self._seekers)

    def enter(self, player: str, ear: Ear) -> None:
        """Let a socket of a player search, or hear of the search he has begun already."""
        seeker = self._seekers.get(player)
        if seeker is None:
            seeker = self._seekers[player] = _Seeker(player, self._clock.now())
            self._start(self._ask(seeker))
        seeker.ears.append(ear)
        if seeker.told is not None:
            ear(seeker.told)
            self.match()

    def leave(self, player: str, ear: Ear) -> None:
        """Let a socket go; without any the search ends, unless its pair is being seated."""
        seeker = self._seekers.get(player)
        if seeker is None or ear not in seeker.ears:
            return
        seeker.ears.remove(ear)
        if not seeker.ears and seeker.stage != "paired":
            self._forget(seeker)
            self.match()

    def is_paired(self, player: str) -> bool:
        """Whether the player is just being seated, so that his search cannot be ended any more."""
        seeker = self._seekers.get(player)
        return seeker is not None and seeker.stage == "paired"

    async def run(self) -> None:
        """Offer games with bots when their time comes, for ever."""
        while True:
            self.match()
            self._changed.clear()
            await self._clock.wait(self._next_at(), self._changed)

    def match(self) -> None:
        """Bring together all who can be, and tell the others how many wait."""
        if self._clock.now() >= self._rest_until:
            while (pair := next(self._pairs(), None)) is not None:
                for one in pair:
                    one.stage = "paired"
                self._start(self._seat(*pair))
        for seeker in self._waiting():
            self._tell(seeker)
        self._changed.set()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _ask(self, seeker: _Seeker) -> None:
        """Find out whether the player is free, and let him be paired if he is still there."""
        try:
            table = await self._meeting.running(seeker.player)
            seeker.apart = await self._meeting.apart(seeker.player)
        except Exception:  # noqa: BLE001 - whatever it was, nobody may be lost
            _log.exception("a search could not begin")
            self._end(seeker, None)
            return
        if table is not None:
            self._end(seeker, Paired(table))
        elif self._seekers.get(seeker.player) is seeker:
            seeker.stage = "waiting"
            self.match()

    async def _seat(self, one: _Seeker, other: _Seeker) -> None:
        """Seat a pair; if that fails, both go on searching."""
        try:
            table = await self._meeting.seat(one.player, other.player)
        except Exception:  # noqa: BLE001 - whatever it was, nobody may be lost
            _log.exception("a pair could not be seated")
            self._rest_until = self._clock.now() + AGAIN
            self._go_on(one, other)
        else:
            for seeker in (one, other):
                self._end(seeker, Paired(table))

    def _go_on(self, *seekers: _Seeker) -> None:
        for seeker in seekers:
            seeker.stage = "waiting"
            if not seeker.ears:
                self._forget(seeker)
        self.match()

    def _waiting(self) -> list[_Seeker]:
        return [one for one in self._seekers.values() if one.stage == "waiting"]

    def _pairs(self) -> Iterator[tuple[_Seeker, _Seeker]]:
        """Go through the pairs of those who may meet, the longest search first."""
        return (
            (one, other)
            for one, other in combinations(self._waiting(), 2)
            if other.player not in one.apart and one.player not in other.apart
        )

    def _end(self, seeker: _Seeker, news: Paired | None) -> None:
        self._forget(seeker)
        for ear in seeker.ears:
            ear(news)

    def _forget(self, seeker: _Seeker) -> None:
        if self._seekers.get(seeker.player) is seeker:
            del self._seekers[seeker.player]

    def _tell(self, seeker: _Seeker) -> None:
        """Tell a seeker how the search stands, if he does not know it yet."""
        count = len(self._waiting())
        news = Waiting(count, offer_bot=self._clock.now() >= seeker.since + ALONE)
        if news != seeker.told:
            seeker.told = news
            for ear in seeker.ears:
                ear(news)

    def _next_at(self) -> int | None:
        """When the next game with a bot is to be offered, or a pair tried again."""
        now = self._clock.now()
        offers = [one.since + ALONE for one in self._waiting()]
        return min((at for at in (*offers, self._rest_until) if at > now), default=None)
