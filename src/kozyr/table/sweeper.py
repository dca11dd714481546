"""The sweeper asks the attendants whose time has come, and enters what they do as commands."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from kozyr.table.answers import Accepted
from kozyr.table.asking import Asker, is_of_now, wish
from kozyr.table.away import AWAY_DUE
from kozyr.table.commands import Command, TimeIsOut
from kozyr.table.folding import Diverged
from kozyr.table.host import Host
from kozyr.table.ports import WAKE, Clock, Due, Timer
from kozyr.table.room import Room
from kozyr.table.thinking import Thinking
from kozyr.table.waking import Waker

LEASE: Final = 10_000
"""Milliseconds after which a timer of a sweeper that died falls due again."""

_log = logging.getLogger(__name__)


class Sweeper:
    """Looks after the timers of all tables; any number of sweepers may share them.

    Tables that are not in memory are read one by one, so that those at play do not wait for them.
    """

    def __init__(self, host: Host, due: Due, clock: Clock, thinking: Thinking) -> None:
        self._host, self._due, self._clock = host, due, clock
        self._waker = Waker(host, due, clock)
        self._asker = Asker(clock, thinking)
        self._thoughts: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Sweep for ever, asleep while nothing is due."""
        waking = asyncio.create_task(self._waker.run())
        try:
            while True:
                self._host.planned.clear()
                await self._sweep()
                await self._clock.wait(await self._due.next_at(), self._host.planned)
        finally:
            for task in (waking, *self._thoughts):
                task.cancel()

    async def sweep(self) -> int:
        """Do all that is due now, thoughts included; tell how many timers that were."""
        swept = await self._sweep()
        while await self._waker.wake():
            pass
        await asyncio.gather(*self._thoughts)
        return swept

    async def _sweep(self) -> int:
        due = await self._due.lease(self._clock.now(), LEASE)
        for timer in due:
            if not self._host.holds(timer.table):
                self._waker.want(timer.table)
        awake = (timer for timer in due if self._host.holds(timer.table))
        await asyncio.gather(*(self._guarded(timer, self._ask) for timer in awake))
        return len(due)

    async def _guarded(self, timer: Timer, do: Callable[[Timer], Awaitable[None]]) -> None:
        try:
            await do(timer)
        except Diverged:
            await self._due.plan(timer.table, ())
        except Exception:  # noqa: BLE001 - one table's fault must not stop the others
            _log.exception("an attendant failed", extra={"table": timer.table, "seat": timer.what})

    async def _ask(self, timer: Timer) -> None:
        room = await self._host.room(timer.table)
        if room is not None and timer.what.isdigit():
            await self._ask_attendant(room, timer)
        else:
            await self._enter(timer, None if room is None else self._command(room, timer))

    async def _ask_attendant(self, room: Room, timer: Timer) -> None:
        """Ask a seat's attendant; at a moment gone by it is not, as another time was set since.

        Who thinks is not waited for here.
        """
        if not is_of_now(room, timer):
            await self._host.catch_up(room)
        seat = int(timer.what)
        if not is_of_now(room, timer):
            await self._enter(timer, None)
        elif room.thinks(seat):
            task = asyncio.create_task(self._guarded(timer, partial(self._think, room)))
            self._thoughts.add(task)
            task.add_done_callback(self._thoughts.discard)
        else:
            await self._enter(timer, wish(room, seat))

    async def _think(self, room: Room, timer: Timer) -> None:
        await self._enter(timer, await self._asker.wish(room, timer))

    async def _enter(self, timer: Timer, command: Command | None) -> None:
        """Enter a command, None if there is none; if it could not be done the table plans anew."""
        answer = None if command is None else await self._host.command(timer.table, command)
        await self._due.done(timer)
        if answer is not None and not isinstance(answer, Accepted):
            await self._host.plan(timer.table)

    def _command(self, room: Room, timer: Timer) -> Command | None:
        """Give what a time that is no attendant's comes to."""
        if timer.what == WAKE:
            return None
        if timer.what.startswith(AWAY_DUE):
            return self._host.too_long_away(room, int(timer.what.removeprefix(AWAY_DUE)))
        return TimeIsOut(timer.mark, timer.what)
