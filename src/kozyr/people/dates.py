"""The day by which points are counted: Moscow's, from the server's clock (S50)."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Final

MOSCOW: Final = timezone(timedelta(hours=3))
"""Moscow's time has been three hours before UTC, summer and winter, since 2014."""


def moscow_date(at: int) -> str:
    """Give the Moscow calendar date, as 2026-11-30, of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(MOSCOW).date().isoformat()
