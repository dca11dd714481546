"""What is kept outlives the process; what cannot be used is said with what to do."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import anyio
import pytest
from sqlalchemy import Connection

from kozyr.storage.database import FILE, Database, opened
from kozyr.storage.driver import driver
from kozyr.storage.faults import DataError
from kozyr.storage.store import kept_in
from kozyr.table.log import Agreed, Entry
from kozyr.table.ports import WAKE, StoreFault, Timer
from tests.table.world import ManualClock


def entry(seq: int, table: str = "a") -> Entry:
    return Entry(table, seq, at=5, rules_version=1, digest=seq, record=Agreed(0))


def said(folder: Path) -> str:
    with pytest.raises(DataError) as stopped, opened(folder):
        pass
    return str(stopped.value)


def note(text: str) -> Callable[[Connection], None]:
    def write(connection: Connection) -> None:
        driver(connection).execute("INSERT INTO note VALUES (?)", (text,))

    return write


def notes(connection: Connection) -> list[str]:
    return [text for (text,) in driver(connection).execute("SELECT text FROM note")]


async def make_notes(database: Database) -> None:
    await database.write("", lambda it: it.exec_driver_sql("CREATE TABLE note (text)"))


def test_logs_timers_and_facts_are_found_again(tmp_path: Path) -> None:
    timer = Timer("a", "1", 2_000, 3)

    async def keep() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            await store.journal.append([entry(1)])
            await store.due.plan("a", [timer, Timer("a", "0", 1_500, 2)])
            await store.due.plan("a", [timer])

    async def find() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            assert await store.journal.load("a") == (entry(1),)
            assert await store.due.lease(2_000, 10) == (Timer("a", "1", 2_010, 3),)

    anyio.run(keep)
    anyio.run(find)


def test_a_timer_leased_by_who_died_is_due_at_once_and_a_done_one_never(tmp_path: Path) -> None:
    async def die() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            await store.due.plan("a", [Timer("a", "0", 10, 0), Timer("a", "1", 20, 0)])
            first, _ = await store.due.lease(20, 10_000)
            await store.due.done(first)

    async def live() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            assert await store.due.lease(20, 10) == (Timer("a", "1", 30, 0),)

    anyio.run(die)
    anyio.run(live)


def test_an_open_table_without_a_timer_is_woken(tmp_path: Path) -> None:
    """Its timers were not yet written when the server was killed."""

    async def die() -> None:
        with kept_in(tmp_path, ManualClock()) as store:
            await store.journal.append([entry(1)])
            await store.journal.append([entry(1, "b")])
            await store.due.plan("b", [Timer("b", "0", 5_000, 0)])

    async def live() -> None:
        clock = ManualClock()
        with kept_in(tmp_path, clock) as store:
            leased = await store.due.lease(clock.now(), 1)
            assert [(timer.table, timer.what) for timer in leased] == [("a", WAKE)]

    anyio.run(die)
    anyio.run(live)


def test_s36_the_server_was_away_from_its_last_sign_of_life_on(tmp_path: Path) -> None:
    clock = ManualClock()

    async def live() -> None:
        with kept_in(tmp_path, clock) as store:
            clock.time += 1_000
            store.outages.beat()
            assert store.outages.lost(0) == 0

    async def live_again() -> None:
        clock.time += 60_000
        with kept_in(tmp_path, clock) as store:
            assert store.outages.lost(0) == 60_000
            assert store.outages.lost(clock.now() - 10_000) == 10_000
            assert store.outages.lost(clock.now()) == 0

    anyio.run(live)
    anyio.run(live_again)
    with kept_in(tmp_path, clock) as store:
        assert store.outages.lost(0) == 60_000


def test_s36_a_process_that_was_stopped_for_a_while_was_away(tmp_path: Path) -> None:
    clock = ManualClock()
    with kept_in(tmp_path, clock) as store:
        for pause in (1_000, 3_000, 3_001):
            clock.time += pause
            store.outages.beat()
        assert store.outages.lost(0) == 3_001


def test_s37_who_asks_before_the_next_sign_of_life_is_told_of_the_gap(tmp_path: Path) -> None:
    clock = ManualClock()
    with kept_in(tmp_path, clock) as store:
        clock.time += 60_000
        assert store.outages.lost(0) == 60_000
        store.outages.beat()
        assert store.outages.lost(0) == 60_000


def test_works_wait_for_each_other_in_one_transaction_and_fail_alone(tmp_path: Path) -> None:
    async def story() -> None:
        with opened(tmp_path) as database:
            await make_notes(database)

            def fail(connection: Connection) -> None:
                note("half")(connection)
                raise LookupError

            works = [note("one"), fail, note("two")]
            outcomes = await asyncio.gather(
                *(database.write("", work) for work in works), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [type(None), LookupError, type(None)]
            assert await database.read(notes) == ["one", "two"]

    anyio.run(story)


def test_what_nobody_waits_for_shares_the_transaction_of_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kozyr.storage.writer.LINGER", 60)

    async def story() -> None:
        said: list[str] = []
        with opened(tmp_path) as database:
            await make_notes(database)
            await database.write("", lambda it: driver(it).set_trace_callback(said.append))
            database.post("", note("posted"))
            database.post("", note("posted too"))
            await database.write("", note("written"))
            assert said.count("BEGIN IMMEDIATE") == 1
            assert len(await database.read(notes)) == 3

    anyio.run(story)


def test_a_batch_is_sorted_by_key_and_keeps_the_order_of_each(tmp_path: Path) -> None:
    wishes = [("c", "c1"), ("a", "a2"), ("b", "b1"), ("a", "a1")]

    async def story() -> None:
        with opened(tmp_path) as database:
            await make_notes(database)
            go = threading.Event()
            database.post("", lambda _: go.wait())
            writes = [asyncio.ensure_future(database.write(*_wish(*wish))) for wish in wishes]
            await asyncio.sleep(0)
            go.set()
            await asyncio.gather(*writes)
            assert await database.read(notes) == ["a2", "a1", "b1", "c1"]

    def _wish(key: str, text: str) -> tuple[str, Callable[[Connection], None]]:
        return key, note(text)

    anyio.run(story)


def test_a_full_disk_fails_who_waits_and_no_later_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        with opened(tmp_path) as database:
            await make_notes(database)

            def limit(connection: Connection) -> int:
                (pages,) = driver(connection).execute("PRAGMA page_count").fetchone()
                driver(connection).execute(f"PRAGMA max_page_count={pages + 1}")
                return int(pages)

            pages = await database.write("", limit)
            outcomes = await asyncio.gather(
                *(database.write("", note("long" * 10_000)) for _ in range(3)),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} == {StoreFault}
            await database.write("", note("short"))
            assert await database.read(notes) == ["short"]
            assert pages > 0

    with caplog.at_level(logging.CRITICAL):
        anyio.run(story)


def test_a_closed_database_takes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        with opened(tmp_path) as database:
            pass
        with pytest.raises(StoreFault):
            await database.write("", notes)

    anyio.run(story)


def test_nobody_else_on_the_machine_may_read_it(tmp_path: Path) -> None:
    with opened(tmp_path / "data"):
        modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
    assert modes[FILE] == modes[f"{FILE}-wal"] == 0o600


def test_a_second_process_is_told_who_has_the_data(tmp_path: Path) -> None:
    with opened(tmp_path):
        assert said(tmp_path).startswith(f"another Kozyr already uses the data in {tmp_path}. Stop")
    with opened(tmp_path):
        pass


def test_data_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with opened(tmp_path):
        pass
    with sqlite3.connect(tmp_path / FILE) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert "was written by a newer Kozyr (its form is 9999). Install that" in said(tmp_path)


def test_a_damaged_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, " * 100)
    assert "is damaged, or no data of Kozyr (file is not a database)" in said(tmp_path)


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert "cannot write to" in said(tmp_path)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot keep data in" in said(tmp_path / "file" / "folder")
