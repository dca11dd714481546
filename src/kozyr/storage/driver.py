"""The driver beneath SQLAlchemy, for the few statements that run with every move."""

import sqlite3
from typing import cast

from sqlalchemy import Connection


def driver(connection: Connection) -> sqlite3.Connection:
    """Give the driver's own connection: as text to it a statement takes a tenth of the time."""
    return cast("sqlite3.Connection", connection.connection.driver_connection)
