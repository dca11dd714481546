"""Judging who may move where before the first deal, and where the host may seat bots."""

from kozyr.bots.levels import LEVELS
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Move, SeatBot
from kozyr.table.log import BotSeated, Moved, MoveWanted
from kozyr.table.table import Table

Arranged = tuple[Moved | MoveWanted | BotSeated] | Accepted | Trouble


def move(table: Table, seat: int, command: Move) -> Arranged:
    """Let a player move to a free seat, or change with who wants his; else note his wish."""
    to = command.to
    if table.deal is not None:
        return Trouble(FaultCode.ALREADY_DEALT)
    if to not in range(len(table.seats)):
        return Trouble(FaultCode.SEAT_TAKEN)
    wants = table.wants or (None,) * len(table.seats)
    if to == seat:
        known = wants[seat] is None
        return Accepted(table.told) if known else (MoveWanted(seat, None, command.id),)
    if table.seats[to].player is None:
        if table.seats[to].level is not None and seat != table.host_seat():
            return Trouble(FaultCode.SEAT_TAKEN)
        return (Moved(seat, to, command.id),)
    return (Moved(seat, to, command.id) if wants[to] == seat else MoveWanted(seat, to, command.id),)


def seat_bot(table: Table, seat: int, command: SeatBot) -> Arranged:
    """Let the host, who has `seat`, put a bot on a free seat, change its level or remove it."""
    at, level = command.seat, command.level
    if seat != table.host_seat():
        return Trouble(FaultCode.NOT_HOST)
    if table.deal is not None:
        return Trouble(FaultCode.ALREADY_DEALT)
    if level is not None and level not in LEVELS:
        return Trouble(FaultCode.UNKNOWN_LEVEL, {"levels": tuple(LEVELS)})
    if at not in range(len(table.seats)) or table.seats[at].player is not None:
        return Trouble(FaultCode.SEAT_TAKEN)
    if table.seats[at].level == level:
        return Accepted(table.told)
    return (BotSeated(at, level, seat, command.id),)
