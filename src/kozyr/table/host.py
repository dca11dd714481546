"""The host of all tables: judges commands, writes them down, then tells of them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kozyr.cards.shuffle import SEED_BYTES
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.attendants import Bots, ends, looks
from kozyr.table.away import away_ends, away_timers, is_waiting, waits_since
from kozyr.table.commands import Command, TimeIsOut, TooLongAway
from kozyr.table.deadlines import overdue
from kozyr.table.deciding import decide
from kozyr.table.facts import FinishedDeal
from kozyr.table.finishing import finished
from kozyr.table.folding import Diverged
from kozyr.table.lasting import to_the_end
from kozyr.table.lobby import listing_of
from kozyr.table.log import AnyRecord, AutoPass, Created, Interrupted, Played, SetUp
from kozyr.table.ports import (
    Clock,
    Conflict,
    Delays,
    Due,
    Entropy,
    Journal,
    Outages,
    Presence,
    StoreFault,
)
from kozyr.table.rematch import follow_up
from kozyr.table.room import Room, Step, first_step, next_step, replay
from kozyr.table.rooms import Rooms
from kozyr.table.seating import seated_together
from kozyr.table.setting_up import check_start
from kozyr.table.table import Table
from kozyr.table.thinking import Thinking

TRIES: Final = 16
"""So often a command that lost the race for its place in the log is judged anew."""

_ID_BYTES: Final = 9

_log = logging.getLogger(__name__)


class Ports(msgspec.Struct, frozen=True):
    """Everything a host takes from outside."""

    journal: Journal
    due: Due
    clock: Clock
    entropy: Entropy
    delays: Delays
    bots: Bots
    outages: Outages
    thinking: Thinking


class Host:
    """Serves tables from their logs; several hosts may serve the same ones.

    `publish` is called with a table's id after every change of it, once the change is durable, and
    with the only player who may hear of it, None if everybody may. It must not block.
    """

    def __init__(
        self, ports: Ports, publish: Callable[[str, str | None], None], presence: Presence
    ) -> None:
        self._ports = ports
        self._presence = presence
        self._publish = publish
        self._rooms = Rooms()
        self.planned = asyncio.Event()
        """Set whenever timers were planned, so that a sweeper looks at them."""

    async def create(
        self, record: Created, others: Sequence[str] = (), position: SetUp | None = None
    ) -> str:
        """Open a table with its host in the first person's seat; give its id.

        `others` are players who have consented already and sit down with the host, all or nobody.
        `position` is where the deals of a training table start; ValueError if they cannot.
        """
        table_id = self._ports.entropy.draw(_ID_BYTES).hex()
        first = first_step(table_id, record, self._ports.clock.now())
        if position is not None:
            check_start(record, position)
        begun = () if position is None else (position,)
        steps = [first, *self._steps(first.table, begun)]
        seated = seated_together(record.levels, (record.host, *others))
        steps += self._steps(steps[-1].table, seated)
        room = Room(first, self._ports.bots)
        await self._write(None, steps)
        room.take(steps)
        self._rooms.add(room)
        await self._plan(room)
        self._publish(table_id, None)
        return table_id

    def holds(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._rooms

    async def room(self, table_id: str) -> Room | None:
        """Find a table, reading its log if it is not in memory; None if there is none.

        Raises Diverged if the log can no longer be followed.
        """
        room = self._rooms.get(table_id)
        return await self._load(table_id) if room is None else room

    async def _load(self, table_id: str) -> Room | None:
        reason = self._rooms.why_stopped(table_id)
        if reason is not None:
            raise Diverged(reason)
        entries = await self._ports.journal.load(table_id)
        if not entries:
            return None
        try:
            room = Room(Step(entries[0], replay(None, entries[0])), self._ports.bots)
            room.follow(entries[1:])
        except Diverged as stop:
            self._stop(table_id, stop)
            raise
        await self._resumed(room)
        room = self._rooms.add(room)
        await self._plan(room)
        return room

    def _stop(self, table_id: str, stop: Diverged) -> None:
        """Keep away from a table whose log cannot be followed: it stays as it is (S38)."""
        if self._rooms.stop(table_id, str(stop)):
            _log.error("a table was stopped", extra={"table": table_id, "reason": str(stop)})

    async def _resumed(self, room: Room) -> bool:
        """Give back to a deal on its way the time that the server was down; False if it was not."""
        table = room.table
        lost = self._ports.outages.lost(table.last_at)
        if not lost or table.deal is None or table.closed is not None:
            return False
        now = self._ports.clock.now()
        return await self._append(room, [next_step(table, Interrupted(lost), now)])

    async def command(self, table_id: str, command: Command) -> Answer:
        """Judge a command; once it is in the log, tell of it. Losing a race is tried again.

        Whoever waits for the answer may be cancelled: a command whose turn has come is served to
        its end.
        """
        try:
            while (room := await self.room(table_id)) is not None:
                async with room.line.turn(command):
                    if self._rooms.holds(room):
                        return await to_the_end(self._judge(room, command))
        except Diverged as stop:
            self._stop(table_id, stop)
            return Trouble(FaultCode.TABLE_STOPPED)
        except StoreFault:
            return Trouble(FaultCode.SERVER_ERROR)
        return Trouble(FaultCode.UNKNOWN_TABLE)

    async def _judge(self, room: Room, command: Command) -> Answer:
        if room.doubtful:
            await self.catch_up(room)
        if await self._resumed(room):
            await self._plan(room)
            self._publish(room.table.id, None)
        for _ in range(TRIES):
            late = overdue(room.table, self._ports.clock.now())
            if late is not None:
                await self._attempt(room, TimeIsOut(late.at, late.what))
                continue
            answer = await self._attempt(room, command)
            if answer is not None:
                return answer
        return Trouble(FaultCode.SERVER_ERROR)

    async def _attempt(self, room: Room, command: Command) -> Answer | None:
        """Answer a command, None if its place in the log was taken."""
        table = room.table
        decision = decide(table, command)
        if not isinstance(decision, tuple):
            return decision
        steps = self._steps(table, decision)
        if not await self._append(room, steps):
            return None
        await self._plan(room)
        self._tell(table, room.table, decision)
        return Accepted(steps[len(decision) - 1].table.told)

    async def _append(self, room: Room, steps: Sequence[Step]) -> bool:
        """Write steps down and take them; False if their place in the log was taken."""
        try:
            await self._write(room, steps)
        except Conflict:
            await self.catch_up(room)
            return False
        except Exception:
            room.doubtful = True
            raise
        room.take(steps)
        return True

    async def _write(self, room: Room | None, steps: Sequence[Step]) -> None:
        """Append steps, with what they end, and list the table anew if they changed its listing."""
        listing, over = listing_of(steps[-1].table), None if room is None else _over(room, steps)
        known = room is not None and listing_of(room.table) == listing
        entries = [step.entry for step in steps]
        await self._ports.journal.append(entries, over, listing=None if known else listing)

    async def catch_up(self, room: Room) -> None:
        """Read what others have written; Diverged if it cannot be followed."""
        table = room.table
        room.follow(await self._ports.journal.load(table.id, table.version))
        room.doubtful = False

    def _tell(self, before: Table, after: Table, records: Sequence[AnyRecord]) -> None:
        """Tell everybody, or of what is nobody else's business those who did it (§17.12)."""
        if after.told > before.told:
            self._publish(after.id, None)
            return
        seats = {record.seat for record in records if isinstance(record, Played | AutoPass)}
        for player in (after.seats[seat].player for seat in seats):
            if player is not None:
                self._publish(after.id, player)

    def _steps(self, table: Table, records: Sequence[AnyRecord]) -> list[Step]:
        """Write the records down, and those that follow by themselves."""
        now, seed = self._ports.clock.now(), self._ports.entropy.draw(SEED_BYTES)
        queue, steps = deque(records), list[Step]()
        while (record := queue.popleft() if queue else follow_up(table, seed)) is not None:
            steps.append(next_step(table, record, now))
            table = steps[-1].table
        return steps

    def too_long_away(self, room: Room, seat: int) -> TooLongAway | None:
        """Tell that the player of a seat has been away for too long, None if he has not."""
        end = away_ends(room.table, seat, self._presence)
        since = waits_since(room.table, seat)
        if end is None or since is None or end > self._ports.clock.now():
            return None
        return TooLongAway(seat, since)

    async def noticed(self, table_id: str) -> None:
        """Plan a table's timers anew, as somebody has come to it or gone, if that matters now."""
        room = self._rooms.get(table_id)
        if room is not None and is_waiting(room.table):
            await self._plan(room)

    async def plan(self, table_id: str) -> None:
        """Set the timers of a table to what its newest state asks for."""
        room = await self.room(table_id)
        if room is not None:
            await self._plan(room)

    async def _plan(self, room: Room) -> None:
        ports, table = self._ports, room.table
        delays = [self._delay(room, seat) for seat in range(len(table.seats))]
        times = (*ends(table), *away_timers(table, self._presence))
        timers = (*looks(table, ports.clock.now(), delays), *times)
        await ports.due.plan(table.id, timers)
        self.planned.set()

    def _delay(self, room: Room, seat: int) -> int:
        """Draw when the attendant of a seat is asked; who thinks begins before its time."""
        delay = self._ports.delays.thinking()
        return max(delay - self._ports.thinking.early, 0) if room.thinks(seat) else delay


def _over(room: Room, steps: Sequence[Step]) -> FinishedDeal | None:
    """Give the facts of the deal these steps end; one that cannot be told ends all the same."""
    try:
        return finished(room.table, room.course, ((step.entry, step.table) for step in steps))
    except ValueError:
        _log.exception("a deal could not be written down", extra={"table": room.table.id})
        return None
