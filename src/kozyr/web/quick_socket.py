"""The WebSocket route of a quick match: a search begins with it and ends with it (S6)."""

import asyncio

from litestar import websocket

from kozyr.bots.levels import LEVELS
from kozyr.table.answers import FaultCode
from kozyr.table.matchmaking import Paired, QuickMatch, Waiting
from kozyr.web.decoding import read_seeker
from kozyr.web.doors import address, opens, wrong_token
from kozyr.web.faults import ServiceError
from kozyr.web.limits import Bucket
from kozyr.web.meeting_protocol import (
    QuickBot,
    QuickBotGame,
    QuickCancel,
    QuickNews,
    QuickPaired,
    QuickWaiting,
)
from kozyr.web.protocol import Fault, to_client
from kozyr.web.services import Services, Shared
from kozyr.web.sessions import BROKEN, FRAMES_PERIOD, POLICY, Socket
from kozyr.web.sockets import turn_out

FOUND = 1000
"""Close code once a pair is found, or the search given up."""


@websocket("/ws/quick")
async def quick_socket(socket: Socket, services: Shared) -> None:
    """Search for an opponent as long as the socket is open; see `doors.opens`."""
    if not await opens(socket, services):
        return
    await socket.accept()
    if await wrong_token(socket, services):
        await turn_out(socket, FaultCode.WRONG_TOKEN)
        return
    guest = await services.visitors.known(socket)
    player = "" if guest is None else await services.quick.known_as(guest.ids)
    with services.crowd.place(address(socket), player) as admitted:
        fault = FaultCode.NOT_SEATED if guest is None else None
        code: int | None = POLICY
        if fault is None and admitted:
            quick = services.quick
            match = quick.among_bots if guest is not None and guest.bot else quick.match
            session = services.visitors.session_of(socket)
            code = await Search(socket, services, player, match, session).serve()
        else:
            reason = fault or FaultCode.RATE_LIMITED
            await socket.send_text(to_client.encode(Fault(None, reason)))
    if code is not None:
        await socket.close(code)


class Search:
    """One socket of a player who searches; `session` is the hash of what let its browser in."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        player: str,
        match: QuickMatch,
        session: str | None,
    ) -> None:
        self._socket, self._services, self._player = socket, services, player
        self.session = session
        self._match = match
        self._bucket = Bucket(services.clock, services.settings.frames, FRAMES_PERIOD)
        self._news = asyncio.Queue[QuickNews | int]()
        self._bot_game: QuickBotGame | None = None

    async def serve(self) -> int | None:
        """Serve until the end; give the code to close with, None if the other side closed."""
        self._services.hub.searches.add(self)
        self._match.enter(self._player, self._hear)
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._services.hub.searches.discard(self)
            self._match.leave(self._player, self._hear)
            for task in tasks:
                task.cancel()
        return done.pop().result()

    def _hear(self, news: Waiting | Paired | None) -> None:
        match news:
            case Waiting(waiting=waiting, offer_bot=offer):
                self._news.put_nowait(QuickWaiting(waiting, offer))
            case Paired(table=table):
                self._news.put_nowait(QuickPaired(table, f"/t/{table}"))
            case None:
                self._news.put_nowait(BROKEN)

    def end(self) -> None:
        """Let the search end: nobody is signed in with this browser any more."""
        self._news.put_nowait(POLICY)

    async def _write(self) -> int | None:
        while True:
            news = await self._news.get()
            if isinstance(news, int):
                return news
            await self._socket.send_text(to_client.encode(news))
            if isinstance(news, QuickPaired):
                return FOUND

    async def _read(self) -> int | None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return None
            if not self._bucket.take():
                return POLICY
            message = read_seeker(event.get("text"))
            match message:
                case Fault():
                    self._news.put_nowait(message)
                case QuickBot(level=level):
                    self._news.put_nowait(await self._with_bot(level))
                case QuickCancel() if not self._match.is_paired(self._player):
                    return FOUND
                case QuickCancel():
                    pass  # he is being seated: the next news is where

    async def _with_bot(self, level: str) -> QuickBotGame | Fault:
        """Make the game with a bot that this search offers, once."""
        if level not in LEVELS:
            return Fault(None, FaultCode.UNKNOWN_LEVEL, {"levels": tuple(LEVELS)})
        if self._bot_game is None:
            fault = await self._too_many()
            if fault is not None:
                return fault
            table = await self._services.quick.bot_game(self._player, level)
            self._services.openings.opened(table, address(self._socket))
            self._bot_game = QuickBotGame(table, f"/t/{table}")
        return self._bot_game

    async def _too_many(self) -> Fault | None:
        """Tell why no more tables may be opened, None if they may."""
        where = address(self._socket)
        if not self._services.quotas.tables.take(where):
            return Fault(None, FaultCode.TABLE_QUOTA)
        try:
            await self._services.openings.demand((self._player,), where)
        except ServiceError as problem:
            return Fault(None, problem.trouble.code, problem.trouble.params)
        return None
