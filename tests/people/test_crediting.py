"""Deals that are over are credited once, in order, whatever happens in between."""

import asyncio

import anyio
import pytest
from hypothesis import given, settings

from kozyr.people.crediting import Crediting
from kozyr.people.points import players as players_of
from kozyr.storage import people_schema as schema
from kozyr.storage.books import SqlBooks
from kozyr.storage.memory import MemoryJournal
from kozyr.storage.results import recompute
from kozyr.table.facts import FinishedDeal
from kozyr.table.log import Agreed, Entry
from kozyr.table.ports import Kept, StoreFault
from tests.people.deals import HOUR, NOON, Book, deal, duel, person, won
from tests.people.store import World
from tests.people.test_any_day import days
from tests.table.world import still


class Listed:
    """Deals in the order given."""

    def __init__(self, *deals: FinishedDeal) -> None:
        self.deals, self.over = deals, asyncio.Event()

    async def finished_after(self, place: int, most: int = 2) -> tuple[Kept, ...]:
        del most
        return tuple(
            Kept(at, one) for at, one in enumerate(self.deals[: place + 2], 1) if at > place
        )


class Failing:
    """Books that cannot be written the first time."""

    def __init__(self, books: SqlBooks) -> None:
        self.books, self.failed = books, False
        self.place = books.place

    async def credit(self, place: int, deal: FinishedDeal) -> None:
        if not self.failed:
            self.failed = True
            raise StoreFault
        await self.books.credit(place, deal)


def test_s41_a_deal_is_credited_once_however_often_it_is_told() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        crediting = Crediting(Listed(*(duel(number=nth) for nth in range(5))), world.books)
        assert await crediting.catch_up() == 5
        assert await crediting.catch_up() == 0
        await world.books.credit(3, duel(number=2))
        assert await world.paid("ann") == [("win", 10)] * 3 + [("pair", 0)] * 2
        assert await world.books.balance("ann") == 30

    anyio.run(story)


def test_s41_a_crash_between_the_game_and_its_credit_loses_nothing() -> None:
    async def story() -> None:
        world, journal = await World("ann", "bob").open(), MemoryJournal()
        entry = Entry("t", 1, at=NOON, rules_version=1, digest=1, record=Agreed(0))
        await journal.append([entry], finished=duel())
        for _ in range(2):  # the server is started twice
            await Crediting(journal, world.books).catch_up()
        assert await world.paid("ann") == [("win", 10)]

    anyio.run(story)


def test_s41_what_fails_half_way_leaves_nothing() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        broken = schema.results.insert().values(
            place=1,
            seat=1,
            game="x",
            side=0,
            rank=0,
            outcome="first",
            laid=0,
            substituted=False,
            gone=False,
            ending="played",
            kind="private",
            family="podkidnoy",
            at=0,
        )
        await world.data.write("t", lambda c: c.execute(broken))
        with pytest.raises(Exception, match="UNIQUE"):
            await world.books.credit(1, duel())
        assert await world.paid("ann") == []
        assert await world.books.place() == 0

    anyio.run(story)


def test_s41_what_could_not_be_written_is_credited_with_the_next_deal() -> None:
    async def story() -> None:
        world, journal = await World("ann", "bob").open(), MemoryJournal()
        crediting = Crediting(journal, Failing(world.books))
        running = asyncio.create_task(crediting.run())
        for nth in (1, 2):
            entry = Entry("t", nth, at=NOON, rules_version=1, digest=1, record=Agreed(0))
            await journal.append([entry], finished=duel(number=nth))
            await still()
        running.cancel()
        assert await world.books.balance("ann") == 20

    anyio.run(story)


def test_s46_a_guests_games_are_credited_when_he_signs_in() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        await world.add("guest", browser="b1")
        played = [duel("guest", "bob", number=nth) for nth in range(4)]
        for place, one in enumerate(played, 1):
            await world.books.credit(place, one)
        assert await world.paid("guest") == []
        await world.merge("guest", "ann")
        for one in (*played, played[0]):
            await world.books.credit_late(one, "guest")
        assert await world.paid("ann") == [("win", 10)] * 3 + [("pair", 0)]

    anyio.run(story)


def test_s46_games_credited_late_come_under_the_same_caps() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        await world.add("guest", browser="b1")
        early = [duel("guest", "bob", number=nth) for nth in range(2)]
        later = [duel("ann", "bob", number=nth) for nth in (2, 3)]
        for place, one in enumerate((*early, *later), 1):
            await world.books.credit(place, one)
        await world.merge("guest", "ann")
        for one in early:
            await world.books.credit_late(one, "guest")
        assert await world.paid("ann") == [("win", 10)] * 3 + [("pair", 0)]
        assert await world.books.balance("ann") == 30

    anyio.run(story)


def test_s46_two_guests_of_one_browser_are_one_opponent_in_the_books() -> None:
    async def story() -> None:
        world = await World("ann").open()
        for guest in ("g1", "g2"):
            await world.add(guest, browser="b1")
        await world.add("g3", browser="b2")
        for place, guest in enumerate(("g1", "g2", "g1", "g2", "g3"), 1):
            await world.books.credit(place, duel("ann", guest, number=place))
        assert [amount for _, amount in await world.paid("ann")] == [10, 10, 10, 0, 10]

    anyio.run(story)


@settings(max_examples=15)
@given(days())
def test_s45_the_books_say_what_the_pure_functions_say(played: list[FinishedDeal]) -> None:
    async def story() -> None:
        world, book = await World("ann", "bob", "cid").open(), Book()
        for place, finished in enumerate(played, 1):
            book.credit(finished)
            await world.books.credit(place, finished)
        for account in ("ann", "bob", "cid"):
            assert await world.books.balance(account) == book.balance(account)

    anyio.run(story)


def test_s64_ratings_can_be_made_anew_from_the_results() -> None:
    async def story() -> None:
        world = await World("ann", "bob", "cid").open()
        played = [
            duel("ann", "bob", number=1, kind="quick"),
            duel("bob", "cid", number=2, kind="quick"),
            duel("ann", "cid", number=3, kind="private"),
            deal((person(0, "cid"), person(1, "ann")), won(0, 1), number=4, kind="rated"),
        ]
        for place, one in enumerate(played, 1):
            assert players_of(one)
            await world.books.credit(place, one)
        rows = await world.data.read(lambda c: c.execute(schema.ratings.select()).all())
        assert len(rows) == 6
        assert await world.data.write("t", recompute) == 3
        assert await world.data.read(lambda c: c.execute(schema.ratings.select()).all()) == rows

    anyio.run(story)


def test_s50_a_game_belongs_to_the_moscow_day_on_which_it_ended() -> None:
    async def story() -> None:
        world = await World("ann", "bob").open()
        for place in range(1, 5):
            await world.books.credit(place, duel(number=place, at=NOON + 11 * HOUR - 1))
        await world.books.credit(5, duel(number=5, at=NOON + 11 * HOUR))
        entries = await world.books.entries("ann")
        assert [(one.date, one.amount) for one in entries[:2]] == [
            ("2026-12-01", 10),
            ("2026-11-30", 0),
        ]

    anyio.run(story)


def test_s41_a_deal_is_credited_as_soon_as_it_is_over() -> None:
    async def story() -> None:
        world, journal = await World("ann", "bob").open(), MemoryJournal()
        running = asyncio.create_task(Crediting(journal, world.books).run())
        for nth in (1, 2):
            entry = Entry("t", nth, at=NOON, rules_version=1, digest=1, record=Agreed(0))
            await journal.append([entry], finished=duel(number=nth))
            await still()
        running.cancel()
        assert await world.books.balance("ann") == 20

    anyio.run(story)
