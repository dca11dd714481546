"""A file of any earlier form is brought into the present one, which is the one the code has."""

import sqlite3
from pathlib import Path

import anyio
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from kozyr.storage import people_schema, schema
from kozyr.storage.database import FILE, opened
from kozyr.storage.journal import SqliteJournal
from kozyr.storage.upgrading import configured
from kozyr.table.log import Agreed, Entry

ENTRY = Entry("a", 1, at=5, rules_version=1, digest=2**64 - 1, record=Agreed(0))


def revisions() -> list[str]:
    scripts = ScriptDirectory.from_config(configured())
    return sorted(script.revision for script in scripts.walk_revisions())


def made(folder: Path, revision: str) -> None:
    """Make a file of an earlier form, with a log in it."""
    engine = create_engine(f"sqlite:///{folder / FILE}", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        command.upgrade(configured(connection), revision)
        connection.exec_driver_sql(
            "INSERT INTO log VALUES ('a', 1, 5, 1, -1, ?)", (b'{"record":"agreed","seat":0}',)
        )
    engine.dispose()


@pytest.mark.parametrize("revision", revisions())
def test_a_file_of_an_earlier_form_is_brought_up_to_date_with_what_it_holds(
    tmp_path: Path, revision: str
) -> None:
    made(tmp_path, revision)

    async def story() -> None:
        with opened(tmp_path) as database:
            assert await SqliteJournal(database).load("a") == (ENTRY,)

    anyio.run(story)
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (revisions()[-1],)
        ]
    file.close()


def test_the_revisions_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    assert people_schema.players.metadata is schema.metadata
    with opened(tmp_path) as database:
        found = database.look(
            lambda connection: compare_metadata(
                MigrationContext.configure(connection), schema.metadata
            )
        )
    assert found == []


def test_revisions_follow_each_other_in_one_line() -> None:
    assert revisions() == [f"{at:04}" for at in range(1, len(revisions()) + 1)]
