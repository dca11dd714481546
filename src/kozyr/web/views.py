"""Tables as they travel: snapshots for a seat and invitations, cut by allow-list."""

from collections.abc import Mapping

from kozyr.cards.cardset import cards_of
from kozyr.game.series import Series
from kozyr.rules.limits import bind
from kozyr.rules.naming import Difference, differences
from kozyr.rules.presets import preset
from kozyr.table.deadlines import deadline
from kozyr.table.seating import Seat, seat_of
from kozyr.table.table import Table
from kozyr.web.protocol import Invitation, SeriesKind, SeriesView, TableSeat, TableView


def table_view(
    table: Table, seat: int, names: Mapping[str, str], online: frozenset[str], now: int
) -> TableView:
    """Cut the snapshot of a seat at the server's time `now`, in milliseconds.

    `names` are by player id, `online` are player ids.
    """
    until = deadline(table)
    return TableView(
        version=table.told,
        table=table.id,
        phase=table.phase,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        seats=_seats(table, names, online),
        me=seat,
        deal=None if table.deal is None else table.deal.view(seat),
        window_ms=None if until is None else max(until - now, 0),
        auto_pass=table.seats[seat].auto_pass,
        series=series_view(table),
        commitment=_commitment(table),
    )


def invitation(
    table: Table, player: str, names: Mapping[str, str], online: frozenset[str]
) -> Invitation:
    """Tell a player what table it is, and which seat he has, if any."""
    return Invitation(
        table=table.id,
        phase=table.phase,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        differences=_differences(table),
        host=names.get(table.host, ""),
        seats=_seats(table, names, online),
        me=seat_of(table.seats, player),
        commitment=_commitment(table),
    )


def _differences(table: Table) -> tuple[Difference, ...]:
    return () if table.preset is None else differences(preset(table.preset), table.rules)


def _commitment(table: Table) -> str | None:
    return None if table.committed is None else table.committed.commitment


def _seats(table: Table, names: Mapping[str, str], online: frozenset[str]) -> tuple[TableSeat, ...]:
    mates = bind(table.rules).mates
    return tuple(
        _seat(at, seat, names, online, side=cards_of(mates[at])[0])
        for at, seat in enumerate(table.seats)
    )


def _seat(
    at: int, seat: Seat, names: Mapping[str, str], online: frozenset[str], side: int
) -> TableSeat:
    if seat.level is not None:
        return TableSeat(at, "", "bot", seat.level, online=True, again=True, side=side)
    if seat.player is None:
        return TableSeat(at, "", "free", None, online=False, again=False, side=side)
    name, here = names.get(seat.player, ""), seat.player in online
    return TableSeat(at, name, "person", None, online=here, again=seat.again, side=side)


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
        over=series.over,
    )


def _kind(series: Series) -> SeriesKind:
    if series.climbs:
        return "ladder"
    if series.loss_limit:
        return "to_losses"
    return "fixed" if series.deals > 1 else "single"
