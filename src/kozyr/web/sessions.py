"""One socket of a seated player or a spectator: commands in, answers and snapshots out."""

import asyncio
import logging
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from kozyr.rules.refusal import Refusal
from kozyr.table.answers import Accepted, Answer, FaultCode, Trouble
from kozyr.table.commands import (
    Act,
    AnswerProposal,
    ComeBack,
    Command,
    Leave,
    Move,
    Pause,
    SeatBot,
    SwitchAutoPass,
    WantAnother,
)
from kozyr.web.decoding import read
from kozyr.web.limits import Bucket
from kozyr.web.outbox import Outbox
from kozyr.web.proposing import accept, propose
from kozyr.web.protocol import (
    ActMessage,
    AgainMessage,
    AnswerProposalMessage,
    AutoPassMessage,
    ComeBackMessage,
    CommandMessage,
    Done,
    Fault,
    LeaveMessage,
    MoveMessage,
    PauseMessage,
    ProposeMessage,
    Refused,
    ResignMessage,
    ResyncMessage,
    SayMessage,
    SeatBotMessage,
    to_client,
)
from kozyr.web.services import Services
from kozyr.web.views import table_view

POLICY: Final = 1008
"""Close code for one who has no business here: not seated, no such table, a flood."""

BROKEN: Final = 1011
"""Close code after a fault of the server."""

PATIENCE: Final = 100
"""So many frames above the limit a socket may send before it is closed."""

FRAMES_PERIOD: Final = 10_000
"""Milliseconds in which a socket may send so many frames as the settings allow."""

_log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class Session:
    """Reads and writes one socket until either ends."""

    def __init__(  # noqa: PLR0913 - whose socket it is, and how he came
        self,
        socket: Socket,
        services: Services,
        table: str,
        player: str,
        session: str | None = "",
        *,
        looks_on: bool = False,
    ) -> None:
        self._socket, self._services = socket, services
        self._table, self._player = table, player
        self._outbox = Outbox(self._snapshot, session)
        self._bucket = Bucket(services.clock, services.settings.frames, FRAMES_PERIOD)
        self._excess = 0
        self._looks_on = looks_on
        self._answering = asyncio.Lock()

    async def serve(self) -> int | None:
        """Serve until the end; give the code to close with, None if the other side closed."""
        chat, tasks = self._services.chat, list[asyncio.Task[int | None]]()
        said = chat.lately(self._table)
        try:
            await self._services.came(self._table, self._player, self._outbox)
            for frame in await chat.heard(said, self._player):
                self._outbox.answer(frame)
            tasks += [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await self._services.went(self._table, self._player, self._outbox)
        return self._ending(done.pop())

    def _ending(self, first: asyncio.Task[int | None]) -> int | None:
        problem = first.exception()
        if problem is None:
            return first.result()
        if isinstance(
            problem, OSError | WebSocketDisconnect
        ):  # the other side went away while it was sent something
            return None
        _log.error("a socket failed", extra={"table": self._table}, exc_info=problem)
        return BROKEN

    async def _write(self) -> int:
        """Write until the player has no seat here any more, and his last wish is answered."""
        while (frame := await self._outbox.next()) is not None or self._answering.locked():
            if frame is not None:
                await self._socket.send_text(frame)
                continue
            async with self._answering:
                pass
        await self._socket.send_text(to_client.encode(Fault(None, FaultCode.NOT_SEATED)))
        return POLICY

    async def _read(self) -> int | None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return None
            async with self._answering:
                frame = await self._reply(event.get("text"))
                fits = frame is None or self._outbox.answer(to_client.encode(frame))
            if not fits or self._excess > PATIENCE:
                return POLICY

    async def _reply(self, text: str | None) -> Done | Refused | Fault | None:
        if not self._bucket.take():
            self._excess += 1
            return Fault(None, FaultCode.RATE_LIMITED)
        message = read(text)
        if isinstance(message, Fault):
            return message
        if isinstance(message, ResyncMessage):
            self._outbox.refresh()
            return None
        if isinstance(message, SayMessage):
            return await self._say(message)
        if isinstance(message, ProposeMessage | AnswerProposalMessage):
            return _frame(message.id, await self._agreeing(message))
        command = _command(self._player, message)
        return _frame(message.id, await self._services.host.command(self._table, command))

    async def _agreeing(self, message: ProposeMessage | AnswerProposalMessage) -> Answer:
        """Pass on a proposal of other rules, or the host's answer to one."""
        room = await self._services.host.room(self._table)
        if room is None:
            return Trouble(FaultCode.UNKNOWN_TABLE)
        if isinstance(message, ProposeMessage):
            return await propose(self._services, room.table, self._player, message.options)
        command = AnswerProposal(self._player, message.id, message.proposal, None)
        if message.accept:
            return await accept(self._services, room.table, command)
        return await self._services.host.command(self._table, command)

    async def _say(self, message: SayMessage) -> Done | Fault:
        """Pass on what the player says; it is no change of the table."""
        room = await self._services.host.room(self._table)
        fault: FaultCode | None = FaultCode.UNKNOWN_TABLE
        version = 0
        if room is not None:
            version = room.table.told
            names = await self._services.players.names({self._player})
            name = names[self._player]
            fault = await self._services.chat.say(room.table, self._player, name, message)
        return Done(message.id, version) if fault is None else Fault(message.id, fault)

    async def _snapshot(self) -> bytes | None:
        services = self._services
        room = await services.host.room(self._table)
        table = None if room is None else room.table
        seat = None if table is None else table.seat_of(self._player)
        if table is None or (seat is None and not self._looks_on):
            return None
        names = await services.names(table)
        online = services.hub.online(self._table)
        now = services.clock.now()
        return to_client.encode(table_view(table, seat, names, online, now))


def _command(player: str, message: CommandMessage) -> Command:
    match message:
        case ActMessage(id=number, action=action, seen=seen):
            return Act(player, number, action, seen)
        case AgainMessage(id=number, seed=seed):
            return WantAnother(player, number, None if seed is None else bytes.fromhex(seed))
        case AutoPassMessage(id=number, on=on):
            return SwitchAutoPass(player, number, on)
        case ComeBackMessage(id=number):
            return ComeBack(player, number)
        case LeaveMessage(id=number):
            return Leave(player, number, resigns=False)
        case ResignMessage(id=number):
            return Leave(player, number, resigns=True)
        case PauseMessage(id=number, on=on):
            return Pause(player, number, on)
        case MoveMessage(id=number, seat=seat):
            return Move(player, number, seat)
        case SeatBotMessage(id=number, seat=seat, level=level):
            return SeatBot(player, number, seat, level)


def _frame(command: str, answer: Answer) -> Done | Refused | Fault:
    if isinstance(answer, Accepted):
        return Done(command, answer.version)
    if isinstance(answer, Refusal):
        return Refused(command, answer)
    return Fault(command, answer.code, answer.params)
