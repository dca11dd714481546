"""Who of the people at a table is there, and what it costs to leave (§12.6, S36)."""

from typing import Final

import msgspec

from kozyr.rules.validity import TableKind
from kozyr.table.absence import SUBSTITUTE
from kozyr.table.log import PauseWanted, Substituted
from kozyr.table.table import Table

OF_FRIENDS: Final[frozenset[TableKind]] = frozenset({"private", "bots"})
"""Tables that may pause: strangers have nobody to ask."""


def in_play(table: Table, seat: int) -> bool:
    """Whether the deal is on and the player of a seat still plays in it, himself or replaced."""
    deal = table.deal
    return deal is not None and seat in deal.players_in() and seat not in deal.leavers


def playing_people(table: Table) -> tuple[int, ...]:
    """List the seats of people who play their deal themselves: whom a pause needs."""
    return tuple(
        seat for seat in table.people() if in_play(table, seat) and table.driver(seat) is None
    )


def replacing(table: Table, seat: int) -> Substituted | PauseWanted:
    """Give what is recorded when the player of a seat is absent.

    A substitute plays for him; but alone with bots nobody waits, and his game does (S6).
    """
    alone = table.people() == (seat,) and table.kind in OF_FRIENDS
    return PauseWanted(seat, on=True) if alone else Substituted(seat, SUBSTITUTE)


class Price(msgspec.Struct, frozen=True):
    """What leaving for good would cost now.

    `ends_deal`: the deal would end; `durak`: the leaver would be the durak, whatever the play
    brings; `points`: he could not earn the points of this deal any more.
    """

    ends_deal: bool
    durak: bool
    points: bool


def price(table: Table, seat: int) -> Price:
    """Tell what it costs the player of a seat to leave now (§12.6, S36)."""
    deal = table.deal
    if deal is None or not in_play(table, seat):
        return Price(ends_deal=False, durak=False, points=False)
    limits = table.limits()
    return Price(
        ends_deal=deal.ends_with(seat),
        durak=not limits.teams,
        points=not (table.training or limits.cheating),
    )
