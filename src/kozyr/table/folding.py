"""A table as the fold of its log: records go in, a new state comes out, nothing else happens."""

import msgspec

from kozyr.cards.shuffle import PUBLIC_SEAT_SEED, deal_seed
from kozyr.game.deal import Deal
from kozyr.game.events import Event
from kozyr.game.series import Series
from kozyr.rules.refusal import Refusal
from kozyr.rules.timing import passes_by_itself
from kozyr.table.absence import PRESENT, after_deal, is_laid_or_taken
from kozyr.table.clocks import shifted, ticked, wound
from kozyr.table.log import (
    Again,
    Agreed,
    AnyRecord,
    AutoPass,
    Committed,
    Created,
    Dealt,
    Interrupted,
    Played,
    PresenceRecord,
    Returned,
    Seated,
    SeatSeed,
    Substituted,
    TableRecord,
    TimedOut,
)
from kozyr.table.seating import Asked, Seat, changed
from kozyr.table.table import Table


class Diverged(RuntimeError):  # noqa: N818 - what happened, not which class of error it is
    """A log cannot be folded to the state it was written from; the message says where."""


def opened(table: str, record: Created, at: int) -> Table:
    """Make the state after the first record, of time `at`."""
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
        kind=record.kind,
        training=record.training,
        password=record.password,
        absences=(PRESENT,) * len(record.levels),
        opened=at,
        last_at=at,
    )


def apply(table: Table, record: AnyRecord, at: int) -> Table:
    """Make the state after one more record of time `at`; Diverged if it cannot follow."""
    table = msgspec.structs.replace(table, version=table.version + 1, last_at=at)
    match record:
        case Played() | TimedOut():
            return _played(table, record, at)
        case AutoPass(seat=seat, on=on, command=command):
            return _remember(_seat(table, seat, auto_pass=on), seat, command, on)
        case _:
            told = msgspec.structs.replace(table, told=table.told + 1)
            if isinstance(record, Substituted | Returned | Interrupted):
                return _present(told, record)
            return _arranged(told, record, at)


def _arranged(table: Table, record: TableRecord, at: int) -> Table:
    """Make the state after what happens around the deals."""
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


def _present(table: Table, record: PresenceRecord) -> Table:
    """Make the state after somebody was replaced or came back, or the server did."""
    match record:
        case Interrupted(ms=ms):
            clocks = shifted(table.clocks, ms)
            return msgspec.structs.replace(table, clocks=clocks, since=table.since + ms)
        case Substituted(seat=seat, level=level):
            return _absence(table, seat, substitute=level)
        case Returned(seat=seat, command=command):
            back = _absence(table, seat, substitute=None, misses=0)
            return _remember(back, seat, command, "come_back")


def _seat(table: Table, at: int, **fields: object) -> Table:
    seat = msgspec.structs.replace(table.seats[at], **fields)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _absence(table: Table, at: int, **fields: object) -> Table:
    absence = msgspec.structs.replace(table.absences[at], **fields)
    return msgspec.structs.replace(table, absences=changed(table.absences, at, absence))


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
    return msgspec.structs.replace(
        table,
        deal=deal,
        series=series,
        seats=tuple(msgspec.structs.replace(seat, **fresh) for seat in table.seats),
        absences=(PRESENT,) * len(table.seats),
        since=at,
        clocks=ticked(wound(table.rules), deal, at),
    )


def _played(table: Table, record: Played | TimedOut, at: int) -> Table:
    before = table.deal
    deal, events = _acted(table, record)
    table = msgspec.structs.replace(
        table,
        told=table.told + bool(events),
        deal=deal,
        since=table.since if before is None or _moment(deal) == _moment(before) else at,
        clocks=ticked(table.clocks, deal, at),
    )
    return _scored(_who_played(table, record))


def _scored(table: Table) -> Table:
    """Count the deal once it is over; substitutes rise, and who was absent is known no less."""
    result = None if table.deal is None else table.deal.result
    if table.deal is None or result is None:
        return table
    return msgspec.structs.replace(
        table,
        series=table.series.after(result, table.deal.outlook),
        absences=tuple(map(after_deal, table.absences)),
    )


def _acted(table: Table, record: Played | TimedOut) -> tuple[Deal, tuple[Event, ...]]:
    """Give the deal after an act, and what it tells."""
    deal = None if table.deal is None else table.deal.copy()
    events = None if deal is None else deal.act(record.seat, record.action)
    if deal is None or events is None or isinstance(events, Refusal):
        message = f"table {table.id}: the rules refuse what entry {table.version} says was played"
        raise Diverged(message)
    return deal, events


def _who_played(table: Table, record: Played | TimedOut) -> Table:
    """Note who did it: the player himself, his substitute, or the server for him."""
    seat, absence = record.seat, table.absences[record.seat]
    if isinstance(record, TimedOut):
        return _absence(table, seat, misses=absence.misses + 1)
    if record.command is not None and absence.misses:
        table = _absence(table, seat, misses=0)
    if absence.substitute is not None and is_laid_or_taken(record.action):
        table = _absence(table, seat, replaced=True)
    return _remember(table, seat, record.command, record.action)


def _moment(deal: Deal) -> tuple[int, int]:
    return deal.state.bout, deal.state.phase
