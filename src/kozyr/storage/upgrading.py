"""Bringing a database of an earlier version into the present form."""

import contextlib
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from kozyr.storage.faults import newer

MIGRATIONS = "kozyr.storage:migrations"


def bring_up_to_date(connection: Connection, file: Path) -> None:
    """Run the migrations a database lacks, all or none; DataError if it is of a newer version."""
    config = configured(connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    for revision in set(found) - known:
        raise newer(file, revision)
    if set(found) != set(scripts.get_heads()):
        _upgrade(config, connection)


def is_up_to_date(connection: Connection) -> bool:
    """Whether a database has the present form, neither an older nor a newer one."""
    scripts = ScriptDirectory.from_config(configured(connection))
    found = MigrationContext.configure(connection).get_current_heads()
    return set(found) == set(scripts.get_heads())


def configured(connection: Connection | None = None) -> Config:
    """Tell alembic where the revisions are, and on which connection they are run."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    return config


def _upgrade(config: Config, connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        command.upgrade(config, "head")
    except BaseException:
        with contextlib.suppress(Exception):
            connection.exec_driver_sql("ROLLBACK")
        raise
    connection.exec_driver_sql("COMMIT")
