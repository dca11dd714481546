"""Who sits where before the first deal: what a table becomes when somebody moves."""

import msgspec

from kozyr.rules.timing import passes_by_itself
from kozyr.table.log import BotSeated, Moved, MoveWanted
from kozyr.table.seating import Seat, changed
from kozyr.table.table import Table


def moved(table: Table, record: Moved) -> Table:
    """Let two seats change what they hold: each takes along all that it said."""
    seats = list(table.seats)
    seats[record.seat], seats[record.to] = seats[record.to], seats[record.seat]
    return forgotten(msgspec.structs.replace(table, seats=tuple(seats)), record.seat, record.to)


def wanted(table: Table, record: MoveWanted) -> Table:
    """Note which seat somebody would like to have."""
    wants = changed(table.wants or (None,) * len(table.seats), record.seat, record.to)
    return _wanting(table, wants)


def bot_seated(table: Table, record: BotSeated) -> Table:
    """Seat a bot, or send it away."""
    fresh = Seat(level=record.level, auto_pass=passes_by_itself(table.rules))
    seats = changed(table.seats, record.seat, fresh)
    return forgotten(msgspec.structs.replace(table, seats=seats), record.seat)


def forgotten(table: Table, *seats: int) -> Table:
    """Drop the wishes of those seats and for them: another sits there now."""
    wants = (None if at in seats or to in seats else to for at, to in enumerate(table.wants))
    return _wanting(table, tuple(wants))


def _wanting(table: Table, wants: tuple[int | None, ...]) -> Table:
    some = any(to is not None for to in wants)
    return msgspec.structs.replace(table, wants=wants if some else ())
