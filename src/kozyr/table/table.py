"""A table as the fold of its log: records go in, a new state comes out, nothing else happens."""

import hashlib
from typing import Literal

import msgspec

from kozyr.cards.shuffle import PUBLIC_SEAT_SEED, deal_seed
from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.timing import passes_by_itself
from kozyr.table.log import (
    Again,
    Agreed,
    AnyRecord,
    AutoPass,
    Committed,
    Created,
    Dealt,
    Played,
    Seated,
    SeatSeed,
)
from kozyr.table.seating import Asked, Seat, changed

Phase = Literal["waiting", "playing", "over"]


class Diverged(RuntimeError):  # noqa: N818 - what happened, not which class of error it is
    """A log cannot be folded to the state it was written from; the message says where."""


class Table(msgspec.Struct, frozen=True):
    """The state of a table after its entry number `version`.

    `told` counts the entries everybody may know of: a sealed answer (§17.12) and a switch of one
    player's own are not among them. `since` is when, in the server's milliseconds, the deal came to
    what it waits for: a lead, the bout, calls or answers. `committed` is the server's last
    commitment; `deal` the deal on the table, over or not, None before the first; `series` the score
    so far. A state is never changed, nor is its deal: every record makes another one.
    """

    id: str
    version: int
    told: int
    rules: Rules
    preset: str | None
    home: bool
    host: str
    seats: tuple[Seat, ...]
    series: Series
    committed: Committed | None = None
    deal: Deal | None = None
    since: int = 0

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays a deal, or has played it."""
        if self.deal is None:
            return "waiting"
        return "playing" if self.deal.result is None else "over"

    def digest(self) -> int:
        """Give 64 bits that equal states share and others do not.

        Logs written by earlier versions hold these words: they must never become others.
        """
        series = msgspec.structs.asdict(self.series)
        del series["hung"]  # it came later, and tells only how the rungs came about
        deal = None if self.deal is None else (self.deal.number, self.deal.digest())
        state = (self.rules, self.host, self.seats, series, self.committed, deal)
        text = msgspec.msgpack.encode(state)
        return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def opened(table: str, record: Created) -> Table:
    """Make the state after the first record."""
    auto_pass = passes_by_itself(record.rules)
    return Table(
        id=table,
        version=1,
        told=1,
        rules=record.rules,
        preset=record.preset,
        home=record.home,
        host=record.host,
        seats=tuple(Seat(level=level, auto_pass=auto_pass) for level in record.levels),
        series=Series.of(record.rules),
    )


def apply(table: Table, record: AnyRecord, at: int) -> Table:
    """Make the state after one more record of time `at`; Diverged if it cannot follow."""
    table = msgspec.structs.replace(table, version=table.version + 1)
    if isinstance(record, Played):
        return _played(table, record, at)
    if isinstance(record, AutoPass):
        seat, on = record.seat, record.on
        return _remember(_seat(table, seat, auto_pass=on), seat, record.command, on)
    return _told(msgspec.structs.replace(table, told=table.told + 1), record, at)


def _told(
    table: Table, record: Created | Committed | Seated | Agreed | SeatSeed | Dealt | Again, at: int
) -> Table:
    """Make the state after a record that everybody hears of."""
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
            return _dealt(table, record, at)
        case Again(seat=seat, command=command):
            return _remember(_seat(table, seat, again=True), seat, command, None)


def _seat(table: Table, at: int, **fields: object) -> Table:
    seat = msgspec.structs.replace(table.seats[at], **fields)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _remember(table: Table, at: int, command: str | None, asked: Asked) -> Table:
    seat = table.seats[at].remember(command, asked, table.told)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _dealt(table: Table, record: Dealt, at: int) -> Table:
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
    return msgspec.structs.replace(table, deal=deal, series=series, seats=seats, since=at)


def _played(table: Table, record: Played, at: int) -> Table:
    before = table.deal
    deal = None if before is None else before.copy()
    events = None if deal is None else deal.act(record.seat, record.action)
    if before is None or deal is None or events is None or isinstance(events, Refusal):
        message = f"table {table.id}: the rules refuse what entry {table.version} says was played"
        raise Diverged(message)
    result, series = deal.result, table.series
    table = msgspec.structs.replace(
        table,
        told=table.told + bool(events),
        deal=deal,
        series=series if result is None else series.after(result, deal.outlook),
        since=table.since if _moment(deal) == _moment(before) else at,
    )
    return _remember(table, record.seat, record.command, record.action)


def _moment(deal: Deal) -> tuple[int, int]:
    return deal.state.bout, deal.state.phase
