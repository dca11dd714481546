"""A table as the fold of its log: records go in, a new state comes out, nothing else happens."""

import hashlib
from typing import Literal

import msgspec

from kozyr.cards.shuffle import PUBLIC_SEAT_SEED, deal_seed
from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.table.log import (
    Again,
    Agreed,
    AnyRecord,
    Committed,
    Created,
    Dealt,
    Played,
    Seated,
    SeatSeed,
)
from kozyr.table.seating import Seat, changed

Phase = Literal["waiting", "playing", "over"]


class Diverged(RuntimeError):  # noqa: N818 - what happened, not which class of error it is
    """A log cannot be folded to the state it was written from; the message says where."""


class Table(msgspec.Struct, frozen=True):
    """The state of a table after its entry number `version`.

    `committed` is the server's last commitment; `deal` the deal on the table, over or not, None
    before the first; `series` the score so far. A state is never changed, nor is its deal: every
    record makes another one.
    """

    id: str
    version: int
    rules: Rules
    preset: str | None
    home: bool
    host: str
    seats: tuple[Seat, ...]
    series: Series
    committed: Committed | None = None
    deal: Deal | None = None

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays a deal, or has played it."""
        if self.deal is None:
            return "waiting"
        return "playing" if self.deal.result is None else "over"

    def digest(self) -> int:
        """Give 64 bits that equal states share and others do not."""
        deal = None if self.deal is None else (self.deal.number, self.deal.digest())
        state = (self.rules, self.host, self.seats, self.series, self.committed, deal)
        text = msgspec.msgpack.encode(state)
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def opened(table: str, record: Created) -> Table:
    """Make the state after the first record."""
    return Table(
        id=table,
        version=1,
        rules=record.rules,
        preset=record.preset,
        home=record.home,
        host=record.host,
        seats=tuple(Seat(level=level) for level in record.levels),
        series=Series.of(record.rules),
    )


def apply(table: Table, record: AnyRecord) -> Table:
    """Make the state after one more record; Diverged if the record cannot follow."""
    table = msgspec.structs.replace(table, version=table.version + 1)
    match record:
        case Created():
            message = f"table {table.id} is created twice"
            raise Diverged(message)
        case Committed():
            return msgspec.structs.replace(table, committed=record)
        case Seated(seat=seat, player=player):
            return _seat(table, seat, player=player)
        case Agreed(seat=seat):
            return _seat(table, seat, agreed=True)
        case SeatSeed(seat=seat, seed=seed):
            return _seat(table, seat, seed=seed)
        case Dealt():
            return _dealt(table, record)
        case Played():
            return _played(table, record)
        case Again():
            return _again(table, record)


def _seat(table: Table, at: int, **fields: object) -> Table:
    seat = msgspec.structs.replace(table.seats[at], **fields)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _again(table: Table, record: Again) -> Table:
    seat = table.seats[record.seat].remember(record.command, None, table.version)
    table = msgspec.structs.replace(table, seats=changed(table.seats, record.seat, seat))
    return _seat(table, record.seat, again=True)


def _dealt(table: Table, record: Dealt) -> Table:
    number = table.series.number
    if table.committed is None or {table.committed.deal, record.deal} != {number}:
        message = f"table {table.id}: deal {record.deal} cannot be dealt now"
        raise Diverged(message)
    series = table.series.again() if table.series.over else table.series
    deal = Deal.start(
        table.rules,
        seed=deal_seed(table.committed.server_seed, record.seat_seeds, record.deal),
        number=record.deal,
        previous=series.previous,
    )
    fresh = {"again": False, "seed": PUBLIC_SEAT_SEED}
    seats = tuple(msgspec.structs.replace(seat, **fresh) for seat in table.seats)
    return msgspec.structs.replace(table, deal=deal, series=series, seats=seats)


def _played(table: Table, record: Played) -> Table:
    deal = None if table.deal is None else table.deal.copy()
    if deal is None or isinstance(deal.act(record.seat, record.action), Refusal):
        message = f"table {table.id}: the rules refuse what entry {table.version} says was played"
        raise Diverged(message)
    seat = table.seats[record.seat].remember(record.command, record.action, table.version)
    result, series = deal.result, table.series
    return msgspec.structs.replace(
        table,
        deal=deal,
        series=series if result is None else series.after(result, deal.outlook),
        seats=changed(table.seats, record.seat, seat),
    )
