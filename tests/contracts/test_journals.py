"""What every journal keeps to."""

import anyio
import msgspec
import pytest

from kozyr.game.view import Result
from kozyr.rules.presets import preset
from kozyr.table.facts import FinishedDeal, Sitter
from kozyr.table.log import Agreed, Entry
from kozyr.table.ports import Conflict, Journal


def entry(table: str, seq: int, seat: int = 0) -> Entry:
    return Entry(table, seq, at=5, rules_version=1, digest=2**64 - 1, record=Agreed(seat))


def test_a_log_is_loaded_as_it_was_appended(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1), entry("a", 2)])
        await journal.append([entry("a", 3)])
        assert await journal.load("a") == (entry("a", 1), entry("a", 2), entry("a", 3))

    anyio.run(story)


def test_a_log_is_loaded_from_a_place_on(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", seq) for seq in (1, 2, 3)])
        assert await journal.load("a", after=2) == (entry("a", 3),)
        assert await journal.load("a", after=3) == ()

    anyio.run(story)


def test_an_unknown_table_has_an_empty_log(journal: Journal) -> None:
    async def story() -> None:
        assert await journal.load("nowhere") == ()

    anyio.run(story)


def test_tables_do_not_mix(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1)])
        await journal.append([entry("b", 1, seat=7)])
        assert await journal.load("b") == (entry("b", 1, seat=7),)

    anyio.run(story)


def test_a_taken_place_is_a_conflict_and_nothing_is_appended(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1), entry("a", 2)])
        with pytest.raises(Conflict):
            await journal.append([entry("a", 2, seat=7), entry("a", 3, seat=7)])
        assert await journal.load("a") == (entry("a", 1), entry("a", 2))

    anyio.run(story)


def test_a_gap_is_an_error(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1)])
        with pytest.raises(ValueError, match="gap"):
            await journal.append([entry("a", 3)])
        assert await journal.load("a") == (entry("a", 1),)

    anyio.run(story)


@pytest.mark.parametrize("second", [entry("b", 2), entry("a", 3), entry("a", 1)])
def test_entries_appended_together_are_consecutive_and_of_one_table(
    journal: Journal, second: Entry
) -> None:
    async def story() -> None:
        with pytest.raises(ValueError, match="consecutive"):
            await journal.append([entry("a", 1), second])

    anyio.run(story)


def test_of_two_writers_at_once_one_wins(journal: Journal) -> None:
    lost: list[int] = []

    async def story() -> None:

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


def finished(deal: int, table: str = "a") -> FinishedDeal:
    return FinishedDeal(
        table=table,
        deal=deal,
        at=7,
        kind="private",
        preset="classic",
        home=False,
        rules=preset("classic").rules,
        sitters=(Sitter(0, "ann", None, 6), Sitter(1, None, "easy", 7, substituted=True)),
        ending="played",
        result=Result("durak", 1, ((0,), (1,))),
        training=False,
        transcript=b'{"hands":[]}',
    )


def test_s41_the_facts_of_a_deal_are_kept_with_the_entry_that_ends_it(journal: Journal) -> None:
    async def story() -> None:
        assert await journal.finished("a", 1) is None
        await journal.append([entry("a", 1)], finished(1))
        assert journal.over.is_set()
        await journal.append([entry("b", 1)], finished(1, "b"))
        await journal.append([entry("a", 2)], finished(2))
        assert await journal.finished("a", 2) == finished(2)
        first, second, third = await journal.finished_after(0)
        assert (first.deal, second.deal, third.deal) == (finished(1), finished(1, "b"), finished(2))
        assert await journal.finished_after(first.place, most=1) == (second,)
        assert await journal.finished_after(third.place) == ()

    anyio.run(story)


def test_s41_who_loses_the_race_keeps_no_facts(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("a", 1)])
        with pytest.raises(Conflict):
            await journal.append([entry("a", 1)], finished(1))
        assert await journal.finished_after(0) == ()

    anyio.run(story)


def test_open_tables_are_listed_the_oldest_first(journal: Journal) -> None:
    async def story() -> None:
        await journal.append([entry("b", 1)])
        await journal.append([msgspec.structs.replace(entry("a", 1), at=6)])
        await journal.append([entry("b", 2)])
        assert await journal.open_tables() == ("b", "a")

    anyio.run(story)
