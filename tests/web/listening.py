"""Sockets in the test's hand: what each of them is sent, frame by frame, while nothing sleeps."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import anyio

from kozyr.people.player import Browser, Player
from kozyr.web.services import Services, services
from kozyr.web.sessions import Session, Socket
from kozyr.web.settings import Settings
from tests.table.scenes import PEOPLE
from tests.table.world import World, still
from tests.web.serving import dumped


class Listener:
    """One end of a socket: it says what it is told, and keeps all that it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._said = asyncio.Queue[str]()

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": await self._said.get()}

    async def send_text(self, text: bytes) -> None:
        self.heard.append(text.decode())

    async def say(self, message: object) -> list[str]:
        """Send a message; give what comes until everything is still."""
        before = len(self.heard)
        self._said.put_nowait(dumped(message))
        await still()
        return self.heard[before:]


class Listening:
    """A world whose tables are served, and a listener for every person at one of them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.parts: Services = services(Settings(frames=100_000), world.ports())
        world.host, world.sweeper = self.parts.host, self.parts.sweeper
        self.listeners: list[Listener] = []

    @asynccontextmanager
    async def at(self, table: str, count: int) -> AsyncIterator[list[Listener]]:
        """Let so many people open a socket at the table until the block ends."""
        self.listeners = [Listener() for _ in range(count)]
        for player in PEOPLE[:count]:
            browser = Browser(player, player, "guest", "", 0, 0)
            await self.parts.players.add(Player(player, player.title()), browser)
        async with anyio.create_task_group() as group:
            for player, listener in zip(PEOPLE, self.listeners, strict=False):
                socket = cast("Socket", listener)
                group.start_soon(Session(socket, self.parts, table, player).serve)
                await still()
            yield self.listeners
            group.cancel_scope.cancel()

    def hushed(self) -> None:
        """Forget what was heard."""
        for listener in self.listeners:
            listener.heard.clear()
