"""What is said at tables: passed on to who may hear it, and kept only while the server runs."""

from collections import OrderedDict, deque
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from kozyr.people.chat import LONGEST, SAYINGS, SAYINGS_PERIOD, hushed, may_write
from kozyr.storage.manners import SqlManners
from kozyr.table.answers import FaultCode
from kozyr.table.ports import Clock
from kozyr.table.table import Table
from kozyr.web.hub import Hub
from kozyr.web.limits import Quota
from kozyr.web.names import is_drawn, plain, visible
from kozyr.web.protocol import Said, SayMessage, to_client

LINES: Final = 50
"""So many of the last lines are kept for who comes later."""

TABLES: Final = 1_000
"""Of so many tables; the one where nobody has spoken for longest is forgotten first."""


class Line(msgspec.Struct, frozen=True):
    """Something said: by which player, and who did not hear it then."""

    speaker: str
    unheard: frozenset[str]
    said: Said


class Chat:
    """Passes on what is said at the tables of one server."""

    def __init__(self, hub: Hub, manners: SqlManners, clock: Clock) -> None:
        self._hub, self._manners, self._clock = hub, manners, clock
        self._quota = Quota(clock, SAYINGS, SAYINGS_PERIOD)
        self._lines: OrderedDict[str, deque[Line]] = OrderedDict()

    async def say(
        self, table: Table, player: str, name: str, message: SayMessage
    ) -> FaultCode | None:
        """Pass on what a seated player says; the fault if he may not say it."""
        seat = table.seat_of(player)
        if seat is None:
            return FaultCode.NOT_SEATED
        text = None if message.text is None else tidy_text(message.text)
        if [message.phrase, message.emoji, text].count(None) != 2:  # noqa: PLR2004 - one of three
            return FaultCode.BAD_MESSAGE
        if text is not None and not may_write(table):
            return FaultCode.NO_FREE_TEXT
        if not self._quota.take(f"{table.id} {player}"):
            return FaultCode.RATE_LIMITED
        said = Said(seat, name, self._clock.now(), message.phrase, message.emoji, text)
        unheard = frozenset(table.seats[other].player or "" for other in hushed(table, seat))
        self._keep(table.id, Line(player, unheard, said))
        await self._pass_on(table.id, Line(player, unheard, said))
        return None

    def _keep(self, table: str, line: Line) -> None:
        lines = self._lines.pop(table, None) or deque(maxlen=LINES)
        lines.append(line)
        self._lines[table] = lines
        if len(self._lines) > TABLES:
            self._lines.popitem(last=False)

    def forget(self, players: Iterable[str]) -> None:
        """Forget what was said by players who are forgotten."""
        gone = set(players)
        for table, lines in self._lines.items():
            left = (line for line in lines if line.speaker not in gone)
            self._lines[table] = deque(left, maxlen=LINES)

    async def _pass_on(self, table: str, line: Line) -> None:
        listeners = self._hub.watchers(table)
        deaf = line.unheard | await self._manners.deaf_to(line.speaker, set(listeners.values()))
        frame = to_client.encode(line.said)
        for outbox, player in listeners.items():
            if player not in deaf:
                outbox.answer(frame)

    def lately(self, table: str) -> tuple[Line, ...]:
        """Give what was said lately, before anything else is said."""
        return tuple(self._lines.get(table, ()))

    async def heard(self, lines: Sequence[Line], player: str) -> list[bytes]:
        """Give those of the lines that a player may hear."""
        speakers = {line.speaker for line in lines}
        deaf = {one for one in speakers if await self._manners.deaf_to(one, {player})}
        return [
            to_client.encode(line.said)
            for line in lines
            if line.speaker not in deaf and player not in line.unheard
        ]


def tidy_text(text: str) -> str | None:
    """Give a text as it is passed on, on one line; None if nothing can be seen of it."""
    kept = " ".join(plain(text).split())[:LONGEST]
    return "".join(filter(visible, kept)).strip() if is_drawn(kept) else None
