"""The migrations, run one after the other, make what the schema says."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kozyr.storage.database import opened
from kozyr.storage.people_schema import players


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    with opened(tmp_path) as database:
        found = database.look(
            lambda connection: compare_metadata(
                MigrationContext.configure(connection), players.metadata
            )
        )
    assert found == []
