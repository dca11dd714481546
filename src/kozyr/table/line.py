"""The commands that wait at a table: served one at a time, in order of arrival (§17.3, §17.4)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kozyr.game.actions import ThrowIn
from kozyr.rules.timing import main_attacker_first
from kozyr.table.commands import Act, AttendantActs, Command
from kozyr.table.table import Table


class Line:
    """Lets in one command at a time; `newest` gives the table as it stands."""

    def __init__(self, newest: Callable[[], Table]) -> None:
        self._newest = newest
        self._waiting: list[tuple[Command, asyncio.Future[None]]] = []
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether a command is being served."""
        return self._busy

    @asynccontextmanager
    async def turn(self, command: Command) -> AsyncIterator[None]:
        """Wait for the command's turn, which lasts until the block ends."""
        await self._enter(command)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, command: Command) -> None:
        if not self._busy:
            self._busy = True
            return
        called = asyncio.get_running_loop().create_future()
        place = command, called
        self._waiting.append(place)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._leave()
            elif place in self._waiting:
                self._waiting.remove(place)
            raise

    def _leave(self) -> None:
        """Call the next in; who has been cancelled in this very moment is not there any more."""
        self._waiting = [place for place in self._waiting if not place[1].cancelled()]
        self._busy = bool(self._waiting)
        if self._waiting:
            at = next_in(self._newest(), [command for command, _ in self._waiting])
            self._waiting.pop(at)[1].set_result(None)


def next_in(table: Table, waiting: list[Command]) -> int:
    """Tell which of the waiting commands comes next: the first, but for the tie-break of §17.4.

    If only one more card may be added, a throw-in of the main attacker goes before another's.
    """
    deal = table.deal
    if deal is None or not main_attacker_first(table.rules) or len(waiting) == 1:
        return 0
    public = deal.view(0)
    if public.room != 1 or _thrower(table, waiting[0]) is None:
        return 0
    main = public.main_attacker
    throwers = [_thrower(table, command) for command in waiting]
    return throwers.index(main) if main is not None and main in throwers else 0


def _thrower(table: Table, command: Command) -> int | None:
    """The seat that would throw in with this command, None if it is of another kind or illegal."""
    match command:
        case Act(player=player, action=ThrowIn() as action):
            seat = table.seat_of(player)
        case AttendantActs(seat=seat, action=ThrowIn() as action):
            pass
        case _:
            return None
    if seat is None or table.deal is None or table.deal.why_not(seat, action) is not None:
        return None
    return seat
