"""The day by which points are counted: Moscow's, from the server's clock (S50)."""

from datetime import datetime, timedelta, timezone
from typing import Final

MOSCOW: Final = timezone(timedelta(hours=3))
"""Moscow's time has been three hours before UTC, summer and winter, since 2014."""


def moscow_date(at: int) -> str:
    """Give the Moscow calendar date, as 2026-11-30, of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(at / 1000, MOSCOW).date().isoformat()


def day_began(at: int) -> int:
    """Give when the Moscow day of a time began; both in milliseconds since 1970."""
    midnight = datetime.fromtimestamp(at / 1000, MOSCOW).replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    return int(midnight.timestamp()) * 1000
