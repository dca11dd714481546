"""A visitor who plays at random over a real socket and remembers what was acknowledged."""

import asyncio
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kozyr.web.protocol import (
    ActMessage,
    AgainMessage,
    Done,
    Fault,
    Refused,
    ServerMessage,
    TableView,
)
from tests.table.world import choices

PAUSE = 0.01
"""Seconds between what a visitor sees and what he does."""

AWAY = 0.1
"""Seconds until he tries again to reach a server that is away."""

from_server = msgspec.json.Decoder(ServerMessage)


class Visitor:
    """One person at one table.

    `sent` and `done` are his commands by id: what he asked, and the version he was told it has.
    `results` counts the deals he has seen the end of.
    """

    def __init__(self, root: str, name: str) -> None:
        self.http = httpx.Client(base_url=root, timeout=30)
        self.id: str = self.http.get("/api/me").json()["id"]
        self.table = ""
        self.sent: dict[str, ActMessage | AgainMessage] = {}
        self.done: dict[str, int] = {}
        self.faults: list[str] = []
        self.results = 0
        self._name, self._root = name, root.removeprefix("http://")
        self._dice = random.Random(name)  # noqa: S311 - repeatable on purpose
        self._open: ActMessage | AgainMessage | None = None
        self._view: TableView | None = None

    def sit_down(self, table: str) -> None:
        """Take a seat at a table."""
        answer = self.http.post(f"/api/tables/{table}/join")
        assert answer.status_code == 200, answer.text
        self.table = table

    async def play(self) -> None:
        """Play for ever; come back by himself whenever the server does."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"ws://{self._root}/ws/tables/{self.table}"
        while True:
            try:
                async with connect(where, additional_headers={"Cookie": cookies}) as socket:
                    await self._sit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(AWAY)

    async def _sit(self, socket: ClientConnection) -> None:
        """Ask again what was not answered, then read and act."""
        if self._open is not None:
            await self._send(socket, self._open)
        async for frame in socket:
            self._hear(from_server.decode(frame))
            await asyncio.sleep(PAUSE)
            wish = self._wish() if self._open is None else None
            if wish is not None:
                self._open = self.sent[wish.id] = wish
                await self._send(socket, wish)

    async def _send(self, socket: ClientConnection, message: ActMessage | AgainMessage) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _hear(self, frame: Any) -> None:  # noqa: ANN401 - any message of the server
        match frame:
            case TableView():
                over = self._view is not None and self._view.phase == "playing"
                self.results += over and frame.phase == "over"
                self._view = frame
            case Done(id=number, version=version):
                self.done[number] = version
                self._open = None
            case Fault(code=code):
                self.faults.append(code)
                self._open = None
            case Refused():
                self._open = None

    def _wish(self) -> ActMessage | AgainMessage | None:
        view = self._view
        number = f"{self._name} {len(self.sent)}"
        if view is None or view.me is None:
            return None
        if view.phase == "over" and not view.seats[view.me].again:
            return AgainMessage(number)
        offered = choices(view.deal) if view.phase == "playing" and view.deal is not None else []
        if not offered or view.deal is None:
            return None
        return ActMessage(number, self._dice.choice(offered), view.deal.acts)
