"""People of a load test: each has a socket, and plays what a bot of the level medium would."""

import asyncio
import contextlib
import random
import time
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kozyr.bots.levels import player
from kozyr.bots.player import Player
from kozyr.web.protocol import (
    ActMessage,
    AgainMessage,
    Done,
    Fault,
    Refused,
    ServerMessage,
    TableView,
)

THINKING = 0.8, 2.5
"""Seconds a person thinks at pace 1."""

_from_server = msgspec.json.Decoder(ServerMessage)
_to_server = msgspec.json.Encoder()


class Tally:
    """What the people of a load test have seen; `waits` are seconds from an act to its answer."""

    def __init__(self) -> None:
        self.acts = 0
        self.deals = 0
        self.lost = 0
        self.refused = Counter[str]()
        self.faults = Counter[str]()
        self.waits: list[float] = []


class Person:
    """One person at one table; `moved` is when he last saw the table change, to its `version`."""

    def __init__(self, socket: ClientConnection, tally: Tally, pace: float, number: int) -> None:
        self._socket, self._tally, self._pace = socket, tally, pace
        self._random = random.Random(number)  # noqa: S311 - repeatable on purpose
        self._bot: Player | None = None
        self._seen: TableView | None = None
        self._sent = 0.0
        self._waits = False
        self._thought: asyncio.Task[None] | None = None
        self.moved = time.monotonic()
        self.version = 0

    @property
    def over(self) -> bool:
        """Whether the table he sees plays no deal now."""
        return self._seen is None or self._seen.phase != "playing"

    async def play(self) -> None:
        """Hear and act until the socket is closed, which counts as lost."""
        with contextlib.suppress(ConnectionClosed):
            async for frame in self._socket:
                self._hear(_from_server.decode(frame))
        self._tally.lost += 1

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case TableView():
                self._look(message)
            case Done():
                self._tally.waits.append(time.monotonic() - self._sent)
                self._answered()
            case Refused(refusal=refusal):
                self._tally.refused[refusal.code] += 1
                self._answered()
            case Fault(code=code):
                self._tally.faults[code] += 1
                self._answered()

    def _answered(self) -> None:
        """Go on: a snapshot comes before the answer it belongs to."""
        self._waits = False
        self._think()

    def _look(self, view: TableView) -> None:
        last, self._seen = self._seen, view
        if last is None or view.version != last.version:
            self.moved = time.monotonic()
            self.version = view.version
        if view.deal is None or view.me is None:
            return
        if last is None or last.deal is None or last.deal.deal != view.deal.deal:
            self._bot = player("medium", view.rules, view.me)
        if view.phase == "over" and last is not None and last.phase == "playing":
            self._tally.deals += 1
        if self._bot is not None:
            self._bot.see(view.deal)
        self._think()

    def _think(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
        self._thought = asyncio.create_task(self._act())

    async def _act(self) -> None:
        await asyncio.sleep(self._pace * self._random.uniform(*THINKING))
        message = None if self._waits else self._wish()
        if message is not None:
            self._tally.acts += 1
            self._sent, self._waits = time.monotonic(), True
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_to_server.encode(message).decode())

    def _wish(self) -> ActMessage | AgainMessage | None:
        view, number = self._seen, f"{self._random.getrandbits(64):x}"
        if view is None or view.deal is None or self._bot is None or view.me is None:
            return None
        if view.phase == "over":
            return None if view.seats[view.me].again else AgainMessage(number)
        action = self._bot.choose(view.deal)
        return None if action is None else ActMessage(number, action, view.deal.acts)
