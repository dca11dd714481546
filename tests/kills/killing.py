"""Kill the real server again and again while people and bots play, then compare with the log.

`python -m tests.kills.killing 50` prints what it found.
"""

import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.kills.checking import Found, checked
from tests.kills.visitor import Visitor
from tests.web.serving import a_client

PATIENCE = 60
FEWEST, MOST = 1, 60
"""So many acknowledgements a server lives, and then part of a moment more."""

CLOCKED: dict[str, object] = {"turn_time": 60}
TABLES: Sequence[tuple[str, int, tuple[str, ...], dict[str, object]]] = (
    ("service_perevodnoy", 1, ("strong",), {}),
    ("classic", 2, ("medium",), CLOCKED),
    ("classic_perevodnoy", 4, (), {}),
    ("mailru_cheat", 2, ("strong",), {}),
    ("gambiter_2x2", 1, ("easy", "medium", "easy"), {}),
)
"""Rules, people, bots and options of the tables played at."""


class Killed(msgspec.Struct):
    """When the server was killed and when it answered again, in its milliseconds."""

    at: int
    back: int


class Server:
    """The process that is killed."""

    def __init__(self, folder: Path) -> None:
        self._data, self._static = folder / "data", a_client(folder / "static")
        self._port = 0
        self.root = ""
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        arguments = [str(self._data), str(self._port), str(self._static)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kills.server", *arguments],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self._port = int(self._process.stdout.readline())
        self.root = f"http://127.0.0.1:{self._port}"

    def end(self, how: signal.Signals) -> None:
        """End it, and wait until it is gone."""
        self._process.send_signal(how)
        self._process.communicate(timeout=PATIENCE)


def seated(server: Server) -> list[Visitor]:
    """Open the tables and seat everybody."""
    everybody: list[Visitor] = []
    for preset, people, bots, options in TABLES:
        names = [f"{preset} {at}" for at in range(people)]
        visitors = [Visitor(server.root, name) for name in names]
        seats = {"players": people + len(bots)}
        wish = {"preset": preset, "people": people, "bots": bots, "options": {**seats, **options}}
        answer = visitors[0].http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        for visitor in visitors:
            visitor.sit_down(answer.json()["table"])
        everybody += visitors
    return everybody


async def killed(folder: Path, kills: int, seed: int) -> tuple[list[Visitor], list[Killed]]:
    """Play and kill so often; then play on until everybody has seen a deal end."""
    dice = random.Random(seed)  # noqa: S311 - repeatable on purpose
    server = Server(folder)
    visitors = seated(server)
    playing = [asyncio.create_task(visitor.play()) for visitor in visitors]
    deaths: list[Killed] = []
    try:
        for _ in range(kills):
            await _acknowledged(visitors, dice.randint(FEWEST, MOST))
            await asyncio.sleep(dice.random() / 20)
            deaths.append(await _kill(server))
        await _finish(visitors)
    finally:
        outcomes = await _stopped(playing)
        server.end(signal.SIGTERM)
        for visitor in visitors:
            visitor.http.close()
    assert all(isinstance(one, asyncio.CancelledError) for one in outcomes), outcomes
    return visitors, deaths


async def _acknowledged(visitors: Sequence[Visitor], more: int) -> None:
    """Wait until so many more commands have been acknowledged."""
    enough = more + sum(len(visitor.done) for visitor in visitors)
    async with asyncio.timeout(PATIENCE):
        while sum(len(visitor.done) for visitor in visitors) < enough:  # noqa: ASYNC110 - as below
            await asyncio.sleep(0.002)


async def _kill(server: Server) -> Killed:
    """Kill the server and start it anew."""
    server.end(signal.SIGKILL)
    at = time.time_ns() // 1_000_000
    await asyncio.to_thread(server.start)
    return Killed(at, time.time_ns() // 1_000_000)


async def _stopped(tasks: Sequence[asyncio.Task[None]]) -> list[BaseException | None]:
    for task in tasks:
        task.cancel()
    return await asyncio.gather(*tasks, return_exceptions=True)


async def _finish(visitors: Sequence[Visitor]) -> None:
    """Wait until everybody has seen one more deal end."""
    seen = [visitor.results for visitor in visitors]
    async with asyncio.timeout(PATIENCE):
        while any(  # noqa: ASYNC110 - what another process does sets no event
            one.results == at for one, at in zip(visitors, seen, strict=True)
        ):
            await asyncio.sleep(0.1)


def prove(folder: Path, kills: int, seed: int = 1) -> Found:
    """Kill, and tell what the logs say of it; AssertionError if anything was lost."""
    visitors, deaths = asyncio.run(killed(folder, kills, seed))
    return asyncio.run(checked(folder / "data", visitors, [(one.at, one.back) for one in deaths]))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        print(prove(Path(scratch), int(sys.argv[1])))  # noqa: T201 - it reports
