"""A real server on a free port of this machine, and clients to trouble it with.

Its clock jumps to whatever is awaited, so bots answer at once and nothing sleeps.
"""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kozyr.storage.memory import MemoryJournal, NeverAway
from kozyr.storage.timers import MemoryDue
from kozyr.table.host import Ports
from kozyr.table.rooms import Rooms
from kozyr.web.app import create_app
from kozyr.web.protocol import Fault, ServerMessage, TableView
from kozyr.web.services import Services
from kozyr.web.serving import address, listen, options
from kozyr.web.settings import Settings
from tests.table.world import AtOnce, CountedEntropy, ListedDelays, ManualClock, random_bots

PATIENCE = 20

A_QUESTION = 5_000
"""No thought and no call window takes longer, but every turn does, and a third of one."""

GENEROUS = Settings(
    new_guests=10_000,
    new_tables=10_000,
    tables_by_address=10_000,
    requests=100_000,
    positions=100_000,
    frames=100_000,
    new_sockets=100_000,
    log_ins=100_000,
)

from_server = msgspec.json.Decoder(ServerMessage)


class BriskClock(ManualClock):
    """Thoughts and questions pass in no time; for a person's own time to be out nobody waits."""

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        far = until is not None and until > self.time + A_QUESTION
        await super().wait(None if far else until, woken)


def quick_ports() -> Ports:
    return Ports(
        journal=MemoryJournal(),
        due=MemoryDue(),
        clock=BriskClock(),
        entropy=CountedEntropy(),
        delays=ListedDelays(900, 1_700, 2_400),
        bots=random_bots,
        outages=NeverAway(),
        thinking=AtOnce(),
    )


def a_client(folder: Path) -> Path:
    """Put up a built client of one page and one script."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kozyr</title>", encoding="utf-8")
    (folder / "assets/main-1a2b.js").write_text("//" + "x" * 5_000, encoding="utf-8")
    return folder


class Server:
    """An application that is being served; `root` is its address without the last slash."""

    def __init__(self, app: Litestar, root: str) -> None:
        self.app, self.root = app, root
        self.services: Services = app.state.services
        self.guests = contextlib.ExitStack()

    @property
    def host(self) -> str:
        return self.root.removeprefix("http://")

    def guest(self) -> "Guest":
        return Guest(self)


@contextmanager
def served(static: Path, settings: Settings = GENEROUS) -> Iterator[Server]:
    """Serve an application in a thread until the block ends."""
    app = create_app(static, settings, quick_ports())
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(options(app))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    running = Server(app, address(listener).rstrip("/"))
    try:
        yield running
    finally:
        running.guests.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Guest:
    """Somebody with a browser of his own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.root, timeout=PATIENCE)
        server.guests.callback(self.http.close)
        self.id = self.http.get("/api/me").json()["id"]

    def make(self, preset: str = "service_perevodnoy", **fields: object) -> str:
        """Open a table, by default with one bot; give its id."""
        wish = {"preset": preset, "options": {}, "people": 1, "bots": ["easy"], **fields}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    def join(self, table: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/join")

    def socket(self, table: str, **headers: str) -> ClientConnection:
        """Open a socket of a table; whoever opens one closes it with `with`."""
        return self.connect(f"/ws/tables/{table}", **headers)

    def connect(self, path: str, **headers: str) -> ClientConnection:
        """Open a socket by its path; whoever opens one closes it with `with`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.server.host}{path}",
            additional_headers={"Cookie": cookies, **headers},
            open_timeout=PATIENCE,
        )


def receive(socket: ClientConnection) -> ServerMessage:
    """Read the next frame strictly."""
    frame = socket.recv(timeout=PATIENCE)
    assert isinstance(frame, str)
    return from_server.decode(frame)


def answer_to(socket: ClientConnection, message: object) -> ServerMessage:
    """Send a message and read on to its answer, past the snapshots."""
    socket.send(message if isinstance(message, str | bytes) else dumped(message))
    while isinstance(frame := receive(socket), TableView):
        pass
    return frame


def newest(socket: ClientConnection) -> TableView:
    """Ask for a snapshot and give the last one that comes before a question sent after it."""
    socket.send(dumped({"type": "resync"}))
    socket.send(dumped({"type": "and then?", "id": "mark"}))
    view: TableView | None = None
    while True:
        frame = receive(socket)
        if isinstance(frame, TableView):
            view = frame
        if isinstance(frame, Fault) and frame.id == "mark":
            assert view is not None
            return view


def closed_with(socket: ClientConnection) -> int:
    """Read to the end of a socket; give the code with which the server closed it."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    code = socket.close_code
    assert code is not None
    return code


def dumped(message: object) -> str:
    return msgspec.json.encode(message).decode()


def digest(server: Server, table: str) -> int:
    """Give the digest of a table's newest state, looked up in the server itself."""
    rooms: Rooms = vars(server.services.host)["_rooms"]
    room = rooms.get(table)
    assert room is not None
    return room.table.digest()
