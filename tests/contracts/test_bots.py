"""What every store keeps to about BOT accounts: their owners, their tokens, and what stays."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

import anyio
import pytest

from kozyr.people.bots import MOST, BotAccount
from kozyr.people.player import GUEST_IDLE, Account, Browser, Player
from kozyr.storage.accounts import SqlAccounts
from kozyr.storage.bots import SqlBots
from kozyr.storage.data import Data, MemoryData
from kozyr.storage.database import opened
from kozyr.storage.players import SqlPlayers

BOT = BotAccount("b1", "BOT Штирлиц", 5)
KNOWN = Player("b1", "BOT Штирлиц", bot=True)


@contextlib.contextmanager
def in_memory(_folder: Path) -> Iterator[Data]:
    yield MemoryData()


Maker = Callable[[Path], contextlib.AbstractContextManager[Data]]


@pytest.fixture(params=[in_memory, opened], ids=["memory", "file"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Data]:
    make: Maker = request.param
    with make(tmp_path) as made:
        yield made


def test_a_token_finds_its_bot_account_until_another_takes_its_place(data: Data) -> None:
    async def story() -> None:
        bots = SqlBots(data)
        assert await bots.make(BOT, "ann", "h1")
        assert await bots.find("h1") == KNOWN
        assert await bots.of("ann") == (BOT,)
        assert await bots.renew("bob", "b1", "h2") is None
        assert await bots.renew("ann", "b1", "h2") == "h1"
        assert await bots.find("h1") is None
        assert await bots.find("h2") == KNOWN

    anyio.run(story)


def test_a_revoked_bot_account_lets_nobody_in_frees_its_place_and_stays_known(data: Data) -> None:
    async def story() -> None:
        bots = SqlBots(data)
        await bots.make(BOT, "ann", "h1")
        assert await bots.revoke("bob", "b1") is None
        assert await bots.revoke("ann", "b1") == "h1"
        assert await bots.revoke("ann", "b1") is None
        assert await bots.find("h1") is None
        assert await bots.of("ann") == ()
        assert await bots.owners({"b1", "ann"}) == {"b1": "b1"}
        assert await SqlPlayers(data).names({"b1"}) == {"b1": "BOT Штирлиц"}

    anyio.run(story)


def test_nobody_has_more_bot_accounts_than_he_may(data: Data) -> None:
    async def story() -> None:
        bots = SqlBots(data)
        made = [await bots.make(BotAccount(f"b{n}", "BOT", n), "ann", f"h{n}") for n in range(9)]
        assert made.count(True) == MOST == len(await bots.of("ann"))
        assert await bots.make(BotAccount("c", "BOT", 9), "bob", "hc")
        await bots.revoke("ann", "b0")
        assert await bots.make(BotAccount("d", "BOT", 9), "ann", "hd")

    anyio.run(story)


def test_s65_a_bot_account_is_not_idle_as_guests_are_and_goes_with_its_owner(data: Data) -> None:
    async def story() -> None:
        bots, players, accounts = SqlBots(data), SqlPlayers(data), SqlAccounts(data)
        browser = Browser("s", "ann", "password", "", 0, 0)
        await players.add(Player("ann", "Ann"), browser)
        await accounts.open(Account("ann", "ann", "hash", 0), "Ann", browser)
        await bots.make(BOT, "ann", "h1")
        assert await players.prune(10 * GUEST_IDLE) == 0
        assert await bots.find("h1") == KNOWN
        await accounts.forget("ann")
        assert await bots.find("h1") is None
        assert await players.names({"b1"}) == {"b1": ""}
        assert await bots.owners({"b1"}) == {"b1": "b1"}

    anyio.run(story)
