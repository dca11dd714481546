"""The sweeper asks the attendants whose time has come, and enters what they do as commands."""

import asyncio
import logging
from typing import Final

from kozyr.table.answers import Accepted
from kozyr.table.attendants import attended, moment
from kozyr.table.away import AWAY_DUE
from kozyr.table.commands import AttendantActs, Command, TimeIsOut
from kozyr.table.folding import Diverged
from kozyr.table.host import Host
from kozyr.table.ports import WAKE, Clock, Due, Timer
from kozyr.table.room import Room
from kozyr.table.waking import Waker

LEASE: Final = 10_000
"""Milliseconds after which a timer of a sweeper that died falls due again."""

_log = logging.getLogger(__name__)


class Sweeper:
    """Looks after the timers of all tables; any number of sweepers may share them.

    Tables that are not in memory are read one by one, so that those at play do not wait for them.
    """

    def __init__(self, host: Host, due: Due, clock: Clock) -> None:
        self._host, self._due, self._clock = host, due, clock
        self._waker = Waker(host, due, clock)

    async def run(self) -> None:
        """Sweep for ever, asleep while nothing is due."""
        waking = asyncio.create_task(self._waker.run())
        try:
            while True:
                self._host.planned.clear()
                await self._sweep()
                await self._clock.wait(await self._due.next_at(), self._host.planned)
        finally:
            waking.cancel()

    async def sweep(self) -> int:
        """Do all that is due now; tell how many timers that were."""
        swept = await self._sweep()
        while await self._waker.wake():
            pass
        return swept

    async def _sweep(self) -> int:
        due = await self._due.lease(self._clock.now(), LEASE)
        for timer in due:
            if not self._host.holds(timer.table):
                self._waker.want(timer.table)
        awake = (timer for timer in due if self._host.holds(timer.table))
        await asyncio.gather(*map(self._attend, awake))
        return len(due)

    async def _attend(self, timer: Timer) -> None:
        try:
            await self._ask(timer)
        except Diverged:
            await self._due.plan(timer.table, ())
        except Exception:  # noqa: BLE001 - one table's fault must not stop the others
            _log.exception("an attendant failed", extra={"table": timer.table, "seat": timer.what})

    async def _ask(self, timer: Timer) -> None:
        room = await self._host.room(timer.table)
        command = None if room is None else await self._command(room, timer)
        answer = None if command is None else await self._host.command(timer.table, command)
        await self._due.done(timer)
        if answer is not None and not isinstance(answer, Accepted):
            await self._host.plan(timer.table)

    async def _command(self, room: Room, timer: Timer) -> Command | None:
        """Ask the attendant; a timer of a moment gone by is not heard, as another was set since."""
        if timer.what == WAKE:
            return None
        if timer.what.startswith(AWAY_DUE):
            return self._host.too_long_away(room, int(timer.what.removeprefix(AWAY_DUE)))
        if not timer.what.isdigit():
            return TimeIsOut(timer.mark, timer.what)
        if not _is_of_now(room, timer):
            await self._host.catch_up(room)
        return _wish(room, int(timer.what)) if _is_of_now(room, timer) else None


def _is_of_now(room: Room, timer: Timer) -> bool:
    deal = room.table.deal
    return deal is not None and moment(deal) == timer.mark


def _wish(room: Room, seat: int) -> AttendantActs | None:
    """Ask the attendant what it wants to do in the newest state, if it may do anything."""
    deal = room.table.deal
    if deal is None or seat not in attended(room.table):
        return None
    action = room.attendants[seat].choose(deal.view(seat))
    level = room.table.driver(seat)
    return None if action is None else AttendantActs(seat, action, deal.acts, level)
