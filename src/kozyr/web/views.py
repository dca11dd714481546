"""Tables as they travel: snapshots for a seat and invitations, cut by allow-list."""

from collections.abc import Mapping

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.game.series import Series
from kozyr.game.view import View
from kozyr.people.bots import is_labelled
from kozyr.rules.agreement import open_points
from kozyr.rules.naming import Difference, changes, differences
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset
from kozyr.rules.timing import turn_span
from kozyr.table.clocks import Clock, bank_at, is_banked, turn_ends
from kozyr.table.deadlines import question_ends
from kozyr.table.lifetimes import PAUSED, rematch_ends
from kozyr.table.presence import price
from kozyr.table.proposals import latest_of, standing
from kozyr.table.table import Table
from kozyr.web.protocol import (
    ClosedView,
    Invitation,
    LeavingPrice,
    PauseView,
    ProposalView,
    SeatClock,
    SeriesKind,
    SeriesView,
    TableSeat,
    TableView,
)


def table_view(
    table: Table, seat: int | None, names: Mapping[str, str], online: frozenset[str], now: int
) -> TableView:
    """Cut the snapshot of a seat, or of a spectator, at the server's time `now` in milliseconds.

    `names` are by player id, `online` are ids of players and spectators.
    """
    until = None if table.paused is not None else question_ends(table)
    rematch = rematch_ends(table)
    return TableView(
        version=table.told,
        table=table.id,
        kind=table.kind,
        training=table.training,
        host=seat is not None and table.host_seat() == seat,
        phase=table.phase,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        seats=_seats(table, names, online),
        me=seat,
        deal=_deal(table, seat),
        window_ms=None if until is None else max(until - now, 0),
        clocks=seat_clocks(table, now),
        paused=_paused(table, now),
        rematch_ms=None if rematch is None else max(rematch - now, 0),
        closed=_closed(table),
        leaving=_leaving(table, seat, names),
        proposals=_waiting(table, seat, names),
        spectators=len(online - {one.player for one in table.seats}),
        auto_pass=seat is not None and table.seats[seat].auto_pass,
        series=series_view(table),
        commitment=_commitment(table),
    )


def invitation(
    table: Table, player: str, names: Mapping[str, str], online: frozenset[str], *, asked: bool
) -> Invitation:
    """Tell a player what table it is, which seat he has, if any, and if he is `asked` its word."""
    return Invitation(
        table=table.id,
        kind=table.kind,
        password=asked,
        proposal=latest_proposal(table, player, names),
        spectators=table.may_be_watched and not asked,
        closed=_closed(table),
        open_points=open_points(table.preset, table.rules, table.kind),
        phase=table.phase,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        differences=_differences(table),
        host=names.get(table.hosted_by(), ""),
        seats=_seats(table, names, online),
        me=table.seat_of(player),
        commitment=_commitment(table),
    )


def _differences(table: Table) -> tuple[Difference, ...]:
    return () if table.preset is None else differences(preset(table.preset), table.rules)


def _commitment(table: Table) -> str | None:
    return None if table.committed is None else table.committed.commitment


def _seats(table: Table, names: Mapping[str, str], online: frozenset[str]) -> tuple[TableSeat, ...]:
    mates = table.limits().mates
    return tuple(
        _seat(table, at, names, online, side=cards_of(mates[at])[0])
        for at in range(len(table.seats))
    )


def _seat(
    table: Table, at: int, names: Mapping[str, str], online: frozenset[str], side: int
) -> TableSeat:
    seat = table.seats[at]
    bot, gone = seat.level is not None, table.absences[at].gone
    free = seat.player is None or (gone and table.phase == "over")
    return TableSeat(
        seat=at,
        name="" if seat.player is None else names.get(seat.player, ""),
        kind="bot" if bot else "free" if free else "person",
        level=seat.level,
        online=bot or seat.player in online,
        agreed=bot or seat.agreed,
        again=bot or seat.again,
        left=gone or (table.deal is not None and at in table.deal.leavers),
        substitute=table.absences[at].substitute is not None,
        wants=table.wants[at] if table.wants else None,
        side=side,
    )


def _paused(table: Table, now: int) -> PauseView | None:
    wanted = tuple(at for at, one in enumerate(table.absences) if one.wants_pause)
    if not wanted:
        return None
    until = None if table.paused is None else max(table.paused + PAUSED - now, 0)
    return PauseView(wanted, on=table.paused is not None, until_ms=until)


def _closed(table: Table) -> ClosedView | None:
    closed = table.closed
    return None if closed is None else ClosedView(closed.reason, closed.moved_to)


def _deal(table: Table, seat: int | None) -> View | None:
    if table.deal is None:
        return None
    return table.deal.spectator_view() if seat is None else table.deal.view(seat)


def proposal_view(table: Table, number: int, names: Mapping[str, str]) -> ProposalView:
    """Tell what the proposal of that number, from 1, would change at a table."""
    proposal = table.proposals[number - 1]
    found = changes(table.rules, proposal.rules)
    return ProposalView(number, names.get(proposal.player, ""), found, proposal.accepted)


def _waiting(table: Table, seat: int | None, names: Mapping[str, str]) -> tuple[ProposalView, ...]:
    """List for the host what waits for his answer; for all others nothing."""
    if table.deal is not None or seat is None or seat != table.host_seat():
        return ()
    return tuple(proposal_view(table, number, names) for number in standing(table.proposals))


def latest_proposal(table: Table, player: str, names: Mapping[str, str]) -> ProposalView | None:
    """Tell what a player proposed last, None if he did not."""
    mine = latest_of(table.proposals, player)
    numbers = range(len(table.proposals), 0, -1)
    number = next((one for one in numbers if table.proposals[one - 1] is mine), None)
    return None if number is None else proposal_view(table, number, names)


def _leaving(table: Table, seat: int | None, names: Mapping[str, str]) -> LeavingPrice:
    if seat is None:
        return LeavingPrice(ends_deal=False, durak=False, points=False)
    cost = price(table, seat)
    worthless = any(is_labelled(names.get(one.player or "", "")) for one in table.seats)
    return LeavingPrice(cost.ends_deal, cost.durak, cost.points and not worthless)


def seat_clocks(table: Table, now: int) -> tuple[SeatClock, ...]:
    """Tell what every seat has left at the server's time `now`; nothing without a clock (§17.7)."""
    if table.phase != "playing" or turn_span(table.rules) is None:
        return ()
    if table.paused is None:
        return tuple(_clock(at, one, table.rules, now) for at, one in enumerate(table.clocks))
    stood = (_clock(at, one, table.rules, table.paused) for at, one in enumerate(table.clocks))
    return tuple(msgspec.structs.replace(one, running=False) for one in stood)


def _clock(seat: int, clock: Clock, rules: Rules, now: int) -> SeatClock:
    end = turn_ends(clock, rules)
    return SeatClock(
        seat=seat,
        running=end is not None,
        turn_ms=0 if end is None else max(end - now, 0),
        bank_ms=bank_at(clock, rules, now),
        uses_bank=is_banked(clock),
    )


def series_view(table: Table) -> SeriesView:
    """Tell the score of a series, how it ends, and which of its deals is or was played last."""
    series, played = table.series, table.series.played
    number = played if table.phase == "over" else played + 1
    return SeriesView(
        kind=_kind(series),
        n=0 if series.climbs else series.loss_limit or series.deals,
        number=number,
        losses=series.losses,
        firsts=series.firsts,
        ranking=series.ranking(),
        champions=series.champions,
        hung=series.hung,
        over=series.over or (table.phase == "over" and table.free_seat() is not None),
    )


def _kind(series: Series) -> SeriesKind:
    if series.climbs:
        return "ladder"
    if series.loss_limit:
        return "to_losses"
    return "fixed" if series.deals > 1 else "single"
