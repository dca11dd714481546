"""What a deal leaves behind when it is over, from what was done in it."""

from collections.abc import Iterable

import msgspec

from kozyr.game.deal import Deal
from kozyr.records.course import By, Done, Reduced, course, laid
from kozyr.records.transcript import transcript
from kozyr.table.facts import FinishedDeal, Sitter
from kozyr.table.log import Dealt, Entry, Left, Played, TimedOut
from kozyr.table.table import Table


class Course(msgspec.Struct, frozen=True):
    """What was done in the deal on the table, from its dealing at `began` on."""

    dealt: Deal | None = None
    began: int = 0
    acts: tuple[Done, ...] = ()

    def after(self, before: Table, entry: Entry, table: Table) -> "Course":
        """Give the course after one more entry, which brought the table to where it is."""
        match entry.record:
            case Dealt():
                return Course(table.deal, entry.at)
            case Played() | TimedOut() as record:
                by, effort = _by(before, record), _effort(record)
                return self._and(Done(record.seat, record.action, by, entry.at, effort))
            case Left(seat=seat) if _leavers(before) != _leavers(table):
                return self._and(Done(seat, None, "player", entry.at))
            case _:
                return self

    def _and(self, done: Done) -> "Course":
        return msgspec.structs.replace(self, acts=(*self.acts, done))


def finished(
    table: Table, course: Course, steps: Iterable[tuple[Entry, Table]]
) -> FinishedDeal | None:
    """Give the facts of the deal that is over after these steps from a table, None without one.

    ValueError if what was done cannot be followed.
    """
    for entry, after in steps:
        course = course.after(table, entry, after)
        if table.phase == "playing" and after.phase == "over":
            return _facts(after, course, entry.at)
        table = after
    return None


def _leavers(table: Table) -> tuple[int, ...]:
    return () if table.deal is None else table.deal.leavers


def _by(table: Table, record: Played | TimedOut) -> By:
    if isinstance(record, TimedOut):
        return "server"
    if table.seats[record.seat].level is not None:
        return "bot"
    if record.command is not None:
        return "player"
    return "server" if table.absences[record.seat].substitute is None else "substitute"


def _effort(record: Played | TimedOut) -> Reduced | None:
    return record.effort or None if isinstance(record, Played) else None


def _facts(table: Table, told: Course, at: int) -> FinishedDeal | None:
    if told.dealt is None or table.deal is None:
        return None
    turns, result = course(told.dealt, told.acts), table.deal.result
    return FinishedDeal(
        table=table.id,
        deal=told.dealt.number,
        at=at,
        kind=table.kind,
        preset=table.preset,
        home=table.home,
        rules=table.rules,
        sitters=_sitters(table, table.deal, laid(turns, len(table.seats))),
        ending="exit" if result is not None and result.end == "left" else "played",
        result=result,
        training=table.training,
        transcript=transcript(told.dealt, turns, told.began),
        locked=table.password is not None,
    )


def _sitters(table: Table, deal: Deal, laid: tuple[int, ...]) -> tuple[Sitter, ...]:
    return tuple(
        Sitter(
            seat=at,
            player=seat.player,
            level=seat.level,
            laid=laid[at],
            substituted=table.absences[at].replaced,
            left=at in deal.leavers,
        )
        for at, seat in enumerate(table.seats)
    )
