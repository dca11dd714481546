"""Judging who comes back, leaves for good or wants a pause (§12.6, §17.8, S36)."""

from kozyr.table.absence import SUBSTITUTE
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import ComeBack, Leave, Pause
from kozyr.table.log import (
    AnyRecord,
    Closed,
    Left,
    PauseWanted,
    Returned,
    Substituted,
    Unseated,
)
from kozyr.table.presence import OF_FRIENDS, in_play, playing_people
from kozyr.table.table import Table

Verdict = tuple[AnyRecord, ...] | Accepted | Trouble


def returning(table: Table, seat: int, command: str | None = None) -> tuple[Returned, ...]:
    """Give what is recorded when a player is there again: nothing if nobody plays for him."""
    away = table.absences[seat].substitute is not None
    return (Returned(seat, command),) if away else ()


def come_back(table: Table, seat: int, command: ComeBack) -> Verdict:
    """Give the seat back to its player, unless he has given the deal up."""
    if table.deal is not None and seat in table.deal.leavers:
        return Trouble(FaultCode.NOT_PLAYING)
    return returning(table, seat, command.id) or Accepted(table.told)


def leave(table: Table, seat: int, command: Leave) -> Verdict:
    """Let a player leave: his seat is played for to the end if the deal goes on without him."""
    left, playing = Left(seat, command.resigns, command.id), in_play(table, seat)
    if command.resigns and not playing:
        return Trouble(FaultCode.NOT_PLAYING)
    if table.phase == "waiting":
        return _stand_up(table, seat, command)
    goes_on = table.deal is not None and not table.deal.ends_with(seat)
    if playing and goes_on and table.driver(seat) is None:
        return (*_unpausing(table, seat), Substituted(seat, SUBSTITUTE), left)
    return (left,)


def _unpausing(table: Table, seat: int) -> tuple[PauseWanted, ...]:
    """End a pause if nobody else is left who could."""
    alone = table.paused is not None and playing_people(table) == (seat,)
    return (PauseWanted(seat, on=False),) if alone else ()


def _stand_up(table: Table, seat: int, command: Leave) -> tuple[AnyRecord, ...]:
    """Free a seat before the first deal; whoever is the last to do so closes the table."""
    alone = table.people() == (seat,)
    return (Unseated(seat, command.id), *((Closed("abandoned"),) if alone else ()))


def pause(table: Table, seat: int, command: Pause) -> Verdict:
    """Note that a player wants a pause, or wants to go on."""
    if table.kind not in OF_FRIENDS:
        return Trouble(FaultCode.NO_PAUSE)
    if not in_play(table, seat):
        return Trouble(FaultCode.NOT_PLAYING)
    wants = table.absences[seat].wants_pause
    if wants == command.on and (command.on or table.paused is None):
        return Accepted(table.told)
    return (*returning(table, seat), PauseWanted(seat, command.on, command.id))
