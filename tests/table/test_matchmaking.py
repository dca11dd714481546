"""Quick match: whoever searches is told, nobody is lost, nobody is in two pairs (S6)."""

import asyncio
import random
from collections.abc import Iterable

import anyio
import pytest

from kozyr.table.matchmaking import AGAIN, ALONE, Meeting, Paired, QuickMatch, Waiting
from tests.table.world import ManualClock, still


class Place:
    """A quick match whose tables are a list; seating waits while its gate is shut."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.gate = asyncio.Event()
        self.gate.set()
        self.pairs: list[tuple[str, str]] = []
        self.over: set[str] = set()
        self.blocks: dict[str, frozenset[str]] = {}
        self.faults = 0
        self.match = QuickMatch(self.clock, Meeting(self._seat, self._running, self._apart))

    async def _seat(self, one: str, other: str) -> str:
        await self.gate.wait()
        if self.faults:
            self.faults -= 1
            message = "the disk is full"
            raise OSError(message)
        self.pairs.append((one, other))
        return f"t{len(self.pairs)}"

    async def _running(self, player: str) -> str | None:
        await asyncio.sleep(0)
        names = [f"t{at}" for at, pair in enumerate(self.pairs, 1) if player in pair]
        return next((name for name in names if name not in self.over), None)

    async def _apart(self, player: str) -> frozenset[str]:
        if player == "broken":
            message = "no such list"
            raise OSError(message)
        return self.blocks.get(player, frozenset())


class Ear:
    """A socket of a seeker: all that it was told."""

    def __init__(self, place: Place, player: str) -> None:
        self.place, self.player = place, player
        self.news: list[Waiting | Paired | None] = []
        place.match.enter(player, self.hear)

    def hear(self, news: Waiting | Paired | None) -> None:
        self.news.append(news)

    def leave(self) -> None:
        self.place.match.leave(self.player, self.hear)


async def ears(place: Place, players: Iterable[str]) -> list[Ear]:
    """Let players come one after another."""
    found = [Ear(place, player) for player in players]
    await still()
    return found


def test_s6_two_who_wait_are_paired_at_once() -> None:
    async def story() -> None:
        place = Place()
        ann, bob = await ears(place, ("ann", "bob"))
        assert place.pairs == [("ann", "bob")]
        assert ann.news[-1] == bob.news[-1] == Paired("t1")
        assert place.match.searching == ()
        assert place.clock.time == 1_000

    anyio.run(story)


def test_s6_who_waits_longest_comes_first() -> None:
    async def story() -> None:
        place = Place()
        place.blocks = {"bob": frozenset({"ann"})}
        await ears(place, ("ann", "bob", "cat"))
        assert place.pairs == [("ann", "cat")]
        assert place.match.searching == ("bob",)

    anyio.run(story)


def test_s6_a_visitor_in_two_tabs_is_one_seeker_and_never_his_own_opponent() -> None:
    async def story() -> None:
        place = Place()
        tabs = await ears(place, ("ann", "ann"))
        assert place.pairs == []
        assert [tab.news for tab in tabs] == [[Waiting(1, offer_bot=False)]] * 2
        tabs[0].leave()
        assert place.match.searching == ("ann",)
        await ears(place, ("bob",))
        assert tabs[1].news[-1] == Paired("t1")

    anyio.run(story)


def test_s6_after_twenty_seconds_alone_a_bot_is_offered_and_the_search_goes_on() -> None:
    async def story() -> None:
        place = Place()
        place.blocks = {"bob": frozenset({"ann"})}
        (ann,) = await ears(place, ("ann",))
        place.clock.time += ALONE - 1
        place.match.match()
        assert ann.news == [Waiting(1, offer_bot=False)]
        running = asyncio.create_task(place.match.run())
        await still()
        assert ann.news[-1] == Waiting(1, offer_bot=True)
        (bob,) = await ears(place, ("bob",))
        assert ann.news[-1] == Waiting(2, offer_bot=True)
        bob.leave()
        assert ann.news[-1] == Waiting(1, offer_bot=True)
        await ears(place, ("cat",))
        assert place.pairs == [("ann", "cat")]
        running.cancel()

    anyio.run(story)


def test_s6_who_leaves_is_not_paired() -> None:
    async def story() -> None:
        place = Place()
        (ann,) = await ears(place, ("ann",))
        ann.leave()
        ann.leave()
        gone = Ear(place, "cat")
        gone.leave()
        await ears(place, ("bob",))
        assert place.pairs == []
        assert place.match.searching == ("bob",)

    anyio.run(story)


def test_s6_who_blocks_another_does_not_meet_him() -> None:
    async def story() -> None:
        place = Place()
        place.blocks = {"bob": frozenset({"ann"})}
        await ears(place, ("ann", "bob"))
        assert place.pairs == []

    anyio.run(story)


def test_s6_who_comes_back_is_told_of_the_game_he_plays() -> None:
    async def story() -> None:
        place = Place()
        place.gate.clear()
        ann, _ = await ears(place, ("ann", "bob"))
        assert place.match.is_paired("ann")
        ann.leave()
        (tab,) = await ears(place, ("ann",))
        place.gate.set()
        await still()
        assert tab.news[-1] == Paired("t1")
        assert not place.match.is_paired("ann")
        (later,) = await ears(place, ("ann",))
        assert later.news == [Paired("t1")]
        place.over.add("t1")
        (again,) = await ears(place, ("ann",))
        assert again.news == [Waiting(1, offer_bot=False)]

    anyio.run(story)


def test_s6_a_pair_that_cannot_be_seated_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        place = Place()
        place.faults = 1
        running = asyncio.create_task(place.match.run())
        ann, bob = await ears(place, ("ann", "bob"))
        assert ann.news[-1] == bob.news[-1] == Paired("t1")
        assert place.clock.time == 1_000 + AGAIN
        place.faults = 1
        cat, dan = Ear(place, "cat"), Ear(place, "dan")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        running.cancel()
        cat.leave()
        await still()
        assert place.match.searching == ("dan",)
        assert dan.news[-1] == Waiting(1, offer_bot=False)

    anyio.run(story)
    assert "a pair could not be seated" in caplog.text


def test_s6_a_search_that_cannot_begin_is_ended(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        place = Place()
        (ear,) = await ears(place, ("broken",))
        assert ear.news == [None]
        assert place.match.searching == ()

    anyio.run(story)
    assert "a search could not begin" in caplog.text


@pytest.mark.parametrize("seed", range(30))
def test_s6_whoever_comes_and_goes_nobody_is_lost_or_paired_twice(seed: int) -> None:
    async def story() -> None:
        chance = random.Random(seed)  # noqa: S311 - repeatable on purpose
        place = Place()
        listening: list[Ear] = []
        for _ in range(300):
            step = chance.randrange(8)
            if step < 4:
                listening.append(Ear(place, f"p{chance.randrange(9)}"))
            elif step == 4 and listening:
                listening.pop(chance.randrange(len(listening))).leave()
            elif step == 5:
                place.gate.set() if chance.random() < 0.5 else place.gate.clear()
            elif step == 6 and place.pairs:
                place.over.add(f"t{chance.randrange(len(place.pairs)) + 1}")
            else:
                place.faults += chance.randrange(2)
            await asyncio.sleep(0)
            check_apart(place)
        place.gate.set()
        place.clock.time += 2 * AGAIN
        for _ in range(place.faults + 2):
            place.clock.time += AGAIN
            place.match.match()
            await still()
        check_apart(place)
        settled(place, listening)

    anyio.run(story)


def check_apart(place: Place) -> None:
    """Nobody plays at two tables that are not over, nor with himself."""
    open_pairs = [pair for at, pair in enumerate(place.pairs, 1) if f"t{at}" not in place.over]
    sitting = [player for pair in open_pairs for player in pair]
    assert len(sitting) == len(set(sitting))


def settled(place: Place, listening: list[Ear]) -> None:
    """Every socket was told a table, or its player is the only one who still searches."""
    waiting = {ear.player for ear in listening if not isinstance(ear.news[-1], Paired)}
    assert waiting == set(place.match.searching)
    assert len(waiting) <= 1
