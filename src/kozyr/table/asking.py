"""Asking an attendant what it would do: a rule bot at once, a bot that thinks in its own time."""

import asyncio
import logging
from typing import Final

from kozyr.game.deal import Deal
from kozyr.table.attendants import attended, moment
from kozyr.table.commands import AttendantActs
from kozyr.table.mind import Mind
from kozyr.table.ports import Clock, Timer
from kozyr.table.room import Room
from kozyr.table.thinking import Considered, Question, Thinking

PATIENCE: Final = 500
"""So many milliseconds a bot may be late before its thinking is cut down to the rule move."""

_log = logging.getLogger(__name__)


def is_of_now(room: Room, timer: Timer) -> bool:
    """Whether the table is still at the moment for which the time of an attendant was set."""
    deal = room.table.deal
    return deal is not None and moment(deal) == timer.mark


def wish(room: Room, seat: int) -> AttendantActs | None:
    """Ask an attendant that does not think, in the newest state, if it may do anything."""
    deal, one = room.table.deal, room.attendants[seat]
    if deal is None or seat not in attended(room.table) or isinstance(one, Mind):
        return None
    return _command(room, seat, deal, Considered(one.choose(deal.view(seat))))


class Asker:
    """Asks the bots that think."""

    def __init__(self, clock: Clock, thinking: Thinking) -> None:
        self._clock, self._thinking = clock, thinking

    async def wish(self, room: Room, timer: Timer) -> AttendantActs | None:
        """Let the bot think about the newest state, and give its answer when its time has come.

        None if it waits, or if the table has moved on meanwhile: then another time was set.
        """
        seat, due = int(timer.what), self._clock.now() + self._thinking.early
        asked = _Asked(room, timer, due + PATIENCE)
        considered = await asked.answer(self._thinking)
        await self._clock.wait(max(due, self._clock.now()), asyncio.Event())
        deal = asked.deal
        if deal is None or considered is None or not asked.wanted():
            return None
        return _command(room, seat, deal, considered)


class _Asked:
    """A question to a bot: about the deal as it stands when the bot is free to look at it."""

    def __init__(self, room: Room, timer: Timer, deadline: int) -> None:
        self._room, self._timer, self._deadline = room, timer, deadline
        self._seat = int(timer.what)
        self._mind = room.attendants[self._seat]
        self.deal: Deal | None = None

    def wanted(self) -> bool:
        """Whether the answer still matters."""
        here = self._room.attendants[self._seat] is self._mind
        return here and is_of_now(self._room, self._timer)

    def _question(self) -> Question | None:
        if self._seat not in attended(self._room.table) or not self.wanted():
            return None
        self.deal = self._room.table.deal
        assert self.deal is not None  # noqa: S101 - somebody may act
        return Question(self.deal.view(self._seat), self._deadline, self.wanted)

    async def answer(self, thinking: Thinking) -> Considered | None:
        """Let the bot think; what fails or breaks the rules another bot answers in its place."""
        assert isinstance(self._mind, Mind)  # noqa: S101 - no other thinks
        try:
            found = await self._mind.think(thinking, self._question)
        except Exception:  # noqa: BLE001 - one bot's fault must not stop its table
            _log.exception("a bot failed to think", extra=self._place())
            return self._stand_in()
        if found is None or self.deal is None or found.action is None:
            return found
        refusal = self.deal.why_not(self._seat, found.action)
        if refusal is None:
            return found
        _log.error("a bot broke the rules", extra={**self._place(), "reason": refusal.code})
        return self._stand_in()

    def _stand_in(self) -> Considered | None:
        if self.deal is None:
            return None
        other, view = self._room.stand_in(self._seat), self.deal.view(self._seat)
        other.see(view)
        return Considered(other.choose(view), "rule")

    def _place(self) -> dict[str, object]:
        return {"table": self._timer.table, "seat": self._seat}


def _command(room: Room, seat: int, deal: Deal, found: Considered) -> AttendantActs | None:
    if found.action is None:
        return None
    level = room.table.driver(seat)
    return AttendantActs(seat, found.action, deal.acts, level, found.effort)
