"""Points credited by every earlier version are there after the migrations (S40)."""

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import anyio
import pytest

from kozyr.storage.books import SqlBooks
from kozyr.storage.database import FILE, opened
from tests.archive.ledgers import played

DUMPS = sorted((Path(__file__).parent / "people").glob("*.sql.xz"))

each = pytest.mark.parametrize("file", DUMPS, ids=lambda file: file.name)


def restored(file: Path, folder: Path) -> dict[str, int]:
    """Make the database that an earlier version left; give the sums it had."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript(lzma.decompress(file.read_bytes()).decode())
    sums: dict[str, int] = json.loads(file.with_name(f"{file.name[:4]}.json").read_bytes())
    return sums


@each
def test_s40_old_points_stay_through_every_migration(file: Path, tmp_path: Path) -> None:
    sums = restored(file, tmp_path)

    async def story() -> None:
        with opened(tmp_path) as database:
            books = SqlBooks(database)
            assert {name: await books.balance(name) for name in sums} == sums
            assert sums["ann"] == 70

    anyio.run(story)


@each
def test_s41_nothing_is_credited_again_after_a_migration(file: Path, tmp_path: Path) -> None:
    sums = restored(file, tmp_path)

    async def story() -> None:
        with opened(tmp_path) as database:
            books = SqlBooks(database)
            for place, one in enumerate(played(), 1):
                await books.credit(place, one)
            assert {name: await books.balance(name) for name in sums} == sums

    anyio.run(story)
