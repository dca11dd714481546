"""Names are read once, and again as soon as one of them has changed."""

from typing import TypeVar

import anyio

from kozyr.people.player import Browser, Player
from kozyr.storage.data import MemoryData
from kozyr.storage.players import SqlPlayers
from kozyr.storage.writer import Work

T = TypeVar("T")


class CountedData(MemoryData):
    """Counts what is read, and lets something happen while it is."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.meanwhile: SqlPlayers | None = None

    async def read(self, work: Work[T]) -> T:
        self.reads += 1
        found = await super().read(work)
        if self.meanwhile is not None:
            players, self.meanwhile = self.meanwhile, None
            await players.rename("a", "Вера")
        return found


async def two(data: MemoryData) -> SqlPlayers:
    players = SqlPlayers(data)
    for one, name in (("a", "Аня"), ("b", "Боря")):
        session = Browser(token_hash=one, player=one, way="guest", browser="", created=1, seen=1)
        await players.add(Player(one, name, None, ()), session)
    return players


def test_names_are_read_once() -> None:
    async def story() -> None:
        data = CountedData()
        players = await two(data)
        for _ in range(3):
            assert await players.names(["a", "b", "c"]) == {"a": "Аня", "b": "Боря", "c": ""}
        assert data.reads == 1

    anyio.run(story)


def test_a_new_name_is_told_at_once() -> None:
    async def story() -> None:
        players = await two(MemoryData())
        await players.names(["a", "b"])
        await players.rename("a", "Вера")
        assert await players.names(["a", "b"]) == {"a": "Вера", "b": "Боря"}

    anyio.run(story)


def test_a_name_read_while_it_changed_is_not_kept() -> None:
    async def story() -> None:
        data = CountedData()
        players = await two(data)
        data.meanwhile = players
        assert await players.names(["a"]) == {"a": "Аня"}
        assert await players.names(["a"]) == {"a": "Вера"}

    anyio.run(story)
