"""What every journal keeps to; a new one is put into the list of makers."""

from collections.abc import Callable

import anyio
import pytest

from kozyr.storage.memory import MemoryJournal
from kozyr.table.log import Agreed, Entry
from kozyr.table.ports import Conflict, Journal

Maker = Callable[[], Journal]

pytestmark = pytest.mark.parametrize("make", [MemoryJournal])


def entry(table: str, seq: int, seat: int = 0) -> Entry:
    return Entry(table, seq, at=5, rules_version=1, digest=2**64 - 1, record=Agreed(seat))


def test_a_log_is_loaded_as_it_was_appended(make: Maker) -> None:
    async def story() -> None:
        journal = make()
        await journal.append([entry("a", 1), entry("a", 2)])
        await journal.append([entry("a", 3)])
        assert await journal.load("a") == (entry("a", 1), entry("a", 2), entry("a", 3))

    anyio.run(story)


def test_a_log_is_loaded_from_a_place_on(make: Maker) -> None:
    async def story() -> None:
        journal = make()
        await journal.append([entry("a", seq) for seq in (1, 2, 3)])
        assert await journal.load("a", after=2) == (entry("a", 3),)
        assert await journal.load("a", after=3) == ()

    anyio.run(story)


def test_an_unknown_table_has_an_empty_log(make: Maker) -> None:
    async def story() -> None:
        assert await make().load("nowhere") == ()

    anyio.run(story)


def test_tables_do_not_mix(make: Maker) -> None:
    async def story() -> None:
        journal = make()
        await journal.append([entry("a", 1)])
        await journal.append([entry("b", 1, seat=7)])
        assert await journal.load("b") == (entry("b", 1, seat=7),)

    anyio.run(story)


def test_a_taken_place_is_a_conflict_and_nothing_is_appended(make: Maker) -> None:
    async def story() -> None:
        journal = make()
        await journal.append([entry("a", 1), entry("a", 2)])
        with pytest.raises(Conflict):
            await journal.append([entry("a", 2, seat=7), entry("a", 3, seat=7)])
        assert await journal.load("a") == (entry("a", 1), entry("a", 2))

    anyio.run(story)


def test_a_gap_is_an_error(make: Maker) -> None:
    async def story() -> None:
        journal = make()
        await journal.append([entry("a", 1)])
        with pytest.raises(ValueError, match="gap"):
            await journal.append([entry("a", 3)])
        assert await journal.load("a") == (entry("a", 1),)

    anyio.run(story)


@pytest.mark.parametrize("second", [entry("b", 2), entry("a", 3), entry("a", 1)])
def test_entries_appended_together_are_consecutive_and_of_one_table(
    make: Maker, second: Entry
) -> None:
    async def story() -> None:
        with pytest.raises(ValueError, match="consecutive"):
            await make().append([entry("a", 1), second])

    anyio.run(story)


def test_of_two_writers_at_once_one_wins(make: Maker) -> None:
    lost: list[int] = []

    async def story() -> None:
        journal = make()

        async def write(seat: int) -> None:
            try:
                await journal.append([entry("a", 1, seat)])
            except Conflict:
                lost.append(seat)

        async with anyio.create_task_group() as group:
            for seat in range(4):
                group.start_soon(write, seat)
        (kept,) = await journal.load("a")
        assert isinstance(kept.record, Agreed)
        assert {*lost, kept.record.seat} == {0, 1, 2, 3}

    anyio.run(story)
    assert len(lost) == 3
