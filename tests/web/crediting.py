"""An application in the test's own loop, to which deals that are over can be handed."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
from httpx import ASGITransport, AsyncClient
from litestar import Litestar

from kozyr.table.facts import FinishedDeal
from kozyr.table.log import Agreed, Entry
from kozyr.web.app import create_app
from kozyr.web.services import Services
from tests.people.deals import NOON
from tests.table.world import ManualClock, still
from tests.web.serving import GENEROUS, a_client, quick_ports

PASSWORD = "шесть тузов"  # noqa: S105 - of nobody


class Application:
    """Visitors by name, each at an address of his own, and a journal in which deals can be over."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app, self._stack = app, stack
        self.services: Services = app.state.services
        self._over = self._visitors = 0

    async def visitor(self, name: str | None = None, address: str | None = None) -> "Visitor":
        """Let somebody come, with an account if he has a name."""
        self._visitors += 1
        come_from = address or f"10.0.0.{self._visitors}"
        transport = ASGITransport(cast("Any", self.app), client=(come_from, 1))
        client = AsyncClient(transport=transport, base_url="http://127.0.0.1")
        visitor = Visitor(await self._stack.enter_async_context(client))
        visitor.id = (await client.get("/api/me")).json()["id"]
        if name is not None:
            await visitor.post("/api/account", {"name": name, "password": PASSWORD})
        return visitor

    async def over(self, *deals: FinishedDeal) -> None:
        """Let deals be over, and wait until they are credited."""
        journal = vars(self.services.people.crediting)["_finished"]
        for deal in deals:
            self._over += 1
            told = msgspec.structs.replace(deal, deal=self._over)
            entry = Entry("t", self._over, at=NOON, rules_version=1, digest=1, record=Agreed(0))
            await journal.append([entry], finished=told)
        await still()
        assert await self.services.people.books.place() == self._over


class Visitor:
    """A browser, and the id of who came with it first."""

    id = ""

    def __init__(self, http: AsyncClient) -> None:
        self.http = http

    async def get(self, path: str) -> bytes:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.content

    async def post(self, path: str, body: object, status: int = 200) -> bytes:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.content


@asynccontextmanager
async def application(tmp_path: Path) -> AsyncIterator[Application]:
    """Run an application until the block ends; its clock stands at noon in Moscow."""
    ports = quick_ports()
    assert isinstance(ports.clock, ManualClock)
    ports.clock.time = NOON
    app = create_app(a_client(tmp_path / "static"), GENEROUS, ports)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        yield Application(app, stack)
