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
    ArrangingRecord,
    AutoPass,
    BotSeated,
    Closed,
    Committed,
    Created,
    Dealt,
    Interrupted,
    Left,
    Moved,
    MoveWanted,
    PauseWanted,
    Played,
    PresenceRecord,
    ProposalAnswered,
    Proposed,
    Returned,
    Seated,
    SeatRecord,
    SeatSeed,
    SetUp,
    Substituted,
    TableRecord,
    TimedOut,
    Unseated,
)
from kozyr.table.moving import bot_seated, forgotten, moved, wanted
from kozyr.table.presence import playing_people
from kozyr.table.proposals import Proposal
from kozyr.table.seating import Asked, Seat, Wish, changed
from kozyr.table.setting_up import BadStartError, start_from
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
            if isinstance(record, Moved | MoveWanted | BotSeated | Proposed | ProposalAnswered):
                return _rearranged(told, record)
            if isinstance(record, Substituted | Returned | Left | PauseWanted | Interrupted):
                return _present(told, record, at)
            return _arranged(told, record, at)


def _arranged(table: Table, record: TableRecord, at: int) -> Table:
    """Make the state after what happens around the deals."""
    match record:
        case Created():
            message = f"table {table.id} is created twice"
            raise Diverged(message)
        case SetUp(position=position):
            return msgspec.structs.replace(table, start=_start(table, position))
        case Committed():
            return msgspec.structs.replace(table, committed=record)
        case Dealt():
            return _dealt(table, record, at)
        case Closed():
            return msgspec.structs.replace(table, closed=record)
        case _:
            return _sat(table, record)


def _sat(table: Table, record: SeatRecord) -> Table:
    """Make the state after somebody sat down or stood up, or said something of his seat."""
    match record:
        case Seated(seat=seat, player=player):
            return _seated(table, seat, player)
        case Unseated(seat=seat):
            return _vacated(table, seat)
        case Agreed(seat=seat):
            return _seat(table, seat, agreed=True)
        case SeatSeed(seat=seat, seed=seed):
            return _seat(table, seat, seed=seed)
        case Again(seat=seat, command=command):
            return _remember(_seat(table, seat, again=True), seat, command, None)


def _rearranged(table: Table, record: ArrangingRecord) -> Table:
    """Make the state after somebody moved, would like to, or a bot came or went."""
    match record:
        case Moved(seat=seat, to=to, command=command):
            return _remember(moved(table, record), to, command, f"move {to}")
        case MoveWanted(seat=seat, to=to, command=command):
            to = seat if to is None else to
            return _remember(wanted(table, record), seat, command, f"move {to}")
        case Proposed(player=player, rules=rules, home=home):
            return msgspec.structs.replace(
                table, proposals=(*table.proposals, Proposal(player, rules, home))
            )
        case ProposalAnswered(proposal=number, accepted=accepted, by=by, command=command):
            proposal = msgspec.structs.replace(table.proposals[number - 1], accepted=accepted)
            answered = changed(table.proposals, number - 1, proposal)
            table = msgspec.structs.replace(table, proposals=answered)
            return _remember(table, by, command, f"proposal {number} {accepted}")
        case BotSeated(seat=seat, level=level, by=by, command=command):
            return _remember(bot_seated(table, record), by, command, f"bot {seat} {level}")


def _vacated(table: Table, seat: int, player: str | None = None) -> Table:
    """Give the seat to somebody else, or to nobody: nothing of before stays."""
    fresh = Seat(player=player, auto_pass=passes_by_itself(table.rules))
    table = forgotten(table, seat)
    return msgspec.structs.replace(
        table,
        seats=changed(table.seats, seat, fresh),
        absences=changed(table.absences, seat, PRESENT),
    )


def _seated(table: Table, seat: int, player: str) -> Table:
    """Let a player sit down; who replaces another makes the next deal a first one (§12.3)."""
    table = _vacated(table, seat, player)
    if table.deal is None:
        return table
    series = msgspec.structs.replace(table.series.again(), previous=None)
    return msgspec.structs.replace(table, series=series)


def _present(table: Table, record: PresenceRecord, at: int) -> Table:
    """Make the state after somebody was replaced, came back or left, or the server came back."""
    match record:
        case Interrupted(ms=ms):
            paused = None if table.paused is None else table.paused + ms
            return msgspec.structs.replace(
                table, clocks=shifted(table.clocks, ms), since=table.since + ms, paused=paused
            )
        case Substituted(seat=seat, level=level):
            return _paused(_absence(table, seat, substitute=level, wants_pause=False), at)
        case Returned(seat=seat, command=command):
            back = _absence(table, seat, substitute=None, misses=0)
            return _remember(back, seat, command, "come_back")
        case Left(seat=seat, command=command):
            asked: Wish = "resign" if record.resigned else "leave"
            return _remember(_left(table, record, at), seat, command, asked)
        case PauseWanted(seat=seat, command=command):
            wish: Wish = "pause" if record.on else "go_on"
            return _remember(_pause(table, record, at), seat, command, wish)


def _left(table: Table, record: Left, at: int) -> Table:
    """Make the state after somebody left; if he was one of the last two in, the deal is over."""
    if not record.resigned:
        table = _absence(table, record.seat, gone=True)
    if table.deal is None or table.phase != "playing":
        return table
    deal = table.deal.copy()
    deal.leave(record.seat)
    return _scored(_moved_on(table, deal, at))


def _pause(table: Table, record: PauseWanted, at: int) -> Table:
    """Note who wants a pause: it begins when all do, and ends with the first who does not."""
    if record.on:
        return _paused(_absence(table, record.seat, wants_pause=True), at)
    table = _absence(table, record.seat, misses=0)
    calm = tuple(msgspec.structs.replace(one, wants_pause=False) for one in table.absences)
    stood = 0 if table.paused is None else at - table.paused
    return msgspec.structs.replace(
        table,
        absences=calm,
        paused=None,
        clocks=shifted(table.clocks, stood),
        since=table.since + stood,
    )


def _paused(table: Table, at: int) -> Table:
    """Stop time if all who are there want it."""
    asked = [table.absences[seat].wants_pause for seat in playing_people(table)]
    if table.paused is None and asked and all(asked):
        return msgspec.structs.replace(table, paused=at)
    return table


def _seat(table: Table, at: int, **fields: object) -> Table:
    seat = msgspec.structs.replace(table.seats[at], **fields)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _absence(table: Table, at: int, **fields: object) -> Table:
    absence = msgspec.structs.replace(table.absences[at], **fields)
    return msgspec.structs.replace(table, absences=changed(table.absences, at, absence))


def _remember(table: Table, at: int, command: str | None, asked: Asked) -> Table:
    seat = table.seats[at].remember(command, asked, table.told)
    return msgspec.structs.replace(table, seats=changed(table.seats, at, seat))


def _start(table: Table, position: object) -> Deal:
    """Give the deal from which a training table starts; no other may (S39)."""
    if not table.training or table.deal is not None:
        message = f"table {table.id}: a deal cannot be set up here"
        raise Diverged(message)
    try:
        return start_from(table.rules, position)
    except BadStartError as fault:
        message = f"table {table.id}: {fault}"
        raise Diverged(message) from None


def _dealt(table: Table, record: Dealt, at: int) -> Table:
    number = table.series.number
    if table.committed is None or {table.committed.deal, record.deal} != {number}:
        message = f"table {table.id}: deal {record.deal} cannot be dealt now"
        raise Diverged(message)
    series = table.series.again() if table.series.over else table.series
    if table.start is None:
        seed = deal_seed(table.committed.server_seed, record.seat_seeds, record.deal)
        deal = Deal.start(table.rules, seed=seed, number=record.deal, previous=series.previous)
    else:
        deal = table.start.copy()
        deal.number = record.deal
    fresh = {"again": False, "seed": PUBLIC_SEAT_SEED}
    return msgspec.structs.replace(
        table,
        deal=deal,
        series=series,
        seats=tuple(msgspec.structs.replace(seat, **fresh) for seat in table.seats),
        absences=(PRESENT,) * len(table.seats),
        wants=(),
        since=at,
        clocks=ticked(wound(table.rules), deal, at),
    )


def _played(table: Table, record: Played | TimedOut, at: int) -> Table:
    deal, events = _acted(table, record)
    told = msgspec.structs.replace(table, told=table.told + bool(events))
    return _scored(_who_played(_moved_on(told, deal, at), record))


def _moved_on(table: Table, deal: Deal, at: int) -> Table:
    """Put the deal as it has become into the table, with its times."""
    same = table.deal is not None and _moment(deal) == _moment(table.deal)
    return msgspec.structs.replace(
        table,
        deal=deal,
        since=table.since if same else at,
        clocks=ticked(table.clocks, deal, at),
    )


def _scored(table: Table) -> Table:
    """Count the deal once it is over; substitutes rise, and who was absent is known no less."""
    result = None if table.deal is None else table.deal.result
    if table.deal is None or result is None:
        return table
    return msgspec.structs.replace(
        table,
        series=table.series.after(result, table.deal.outlook),
        absences=tuple(map(after_deal, table.absences)),
        paused=None,
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
