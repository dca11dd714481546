"""People with browsers who keep every byte they are sent, in one process, while nothing sleeps.

The whole application answers: its routes, its sockets, its limits. Time, chance and delays are in
the test's hand.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar
from litestar.types import WebSocketScope

from kozyr.game.actions import Action
from kozyr.table.table import Table
from kozyr.web.app import create_app
from kozyr.web.services import Services
from tests.table.world import World, still
from tests.web.serving import GENEROUS, dumped

HOST = "localhost"


class Recorded:
    """Bytes that reached somebody: when, by which way, and what."""

    def __init__(self, at: int, way: str, body: bytes) -> None:
        self.at, self.way, self.body = at, way, body


class Person:
    """Somebody with a browser: a guest by his cookie, with a socket at a table or none."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.heard: list[Recorded] = []
        self.said: list[object] = []
        self.acts = 0
        self.id = ""
        transport = httpx.ASGITransport(app=cast("Any", hall.app))
        self.http = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")
        self._frames = asyncio.Queue[dict[str, object]]()
        self._socket: asyncio.Task[None] | None = None

    @property
    def token(self) -> str:
        return self.http.cookies["kozyr_guest"]

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request; its answer is kept."""
        answer = await self.http.request(method, path, json=body)
        self.heard.append(Recorded(self.hall.now(), f"{method} {path}", answer.content))
        return answer

    async def arrive(self) -> None:
        """Ask who one is, which makes one a guest."""
        self.id = (await self.ask("GET", "/api/me")).json()["id"]

    async def listen(self, path: str) -> None:
        """Open a socket."""
        self._frames.put_nowait({"type": "websocket.connect"})
        scope = socket_scope(path, f"kozyr_guest={self.token}")
        self._socket = asyncio.create_task(
            self.hall.app(scope, cast("Any", self._frames.get), cast("Any", self._keep))
        )
        await still()

    async def _keep(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self.heard.append(Recorded(self.hall.now(), "socket", event["text"].encode()))

    async def say(self, message: object) -> list[Recorded]:
        """Send a frame; give what comes until everything is still."""
        before = len(self.heard)
        self.said.append(message)
        self._frames.put_nowait({"type": "websocket.receive", "text": dumped(message)})
        await still()
        return self.heard[before:]

    async def act(self, table: Table, action: Action) -> list[Recorded]:
        """Send an action, seeing the table as it is."""
        assert table.deal is not None
        self.acts += 1
        number = f"{self.acts}"
        seen = table.deal.acts
        return await self.say({"type": "act", "id": number, "action": action, "seen": seen})

    async def leave(self) -> None:
        """Close the browser."""
        self._frames.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._socket is not None:
            await self._socket
        await self.http.aclose()


def socket_scope(path: str, cookie: str) -> WebSocketScope:
    scope: dict[str, object] = {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", HOST.encode()), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 50_000),
        "server": (HOST, 80),
        "subprotocols": [],
        "extensions": {},
    }
    return cast("WebSocketScope", scope)


class Hall:
    """A served world, and the people in it."""

    def __init__(self, world: World, static: Path) -> None:
        self.world = world
        self.app: Litestar = create_app(static, GENEROUS, world.ports())
        self.parts: Services = self.app.state.services
        world.host, world.sweeper = self.parts.host, self.parts.sweeper
        self.people: list[Person] = []
        self._open = AsyncExitStack()

    def now(self) -> int:
        return self.world.clock.now()

    async def person(self) -> Person:
        """Let somebody in."""
        person = Person(self)
        self._open.push_async_callback(person.leave)
        await person.arrive()
        self.people.append(person)
        return person

    async def close(self) -> None:
        await self._open.aclose()


@asynccontextmanager
async def hall(world: World, static: Path) -> AsyncIterator[Hall]:
    """Serve a world until the block ends."""
    opened = Hall(world, static)
    try:
        yield opened
    finally:
        await opened.close()
