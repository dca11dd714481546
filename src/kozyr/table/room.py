"""A table kept folded in memory, with the attendants that have watched it."""

from collections.abc import Sequence

import msgspec

from kozyr.bots.player import Player
from kozyr.table.absence import SUBSTITUTE
from kozyr.table.attendants import Attendant, Bots, attendant, attendants
from kozyr.table.finishing import Course
from kozyr.table.folding import Diverged, apply, opened
from kozyr.table.line import Line
from kozyr.table.log import (
    RULES_VERSION,
    AnyRecord,
    Created,
    Dealt,
    Entry,
    Returned,
    Substituted,
)
from kozyr.table.mind import Mind
from kozyr.table.seating import changed
from kozyr.table.table import Table


class Step(msgspec.Struct, frozen=True):
    """An entry of the log and the state after it."""

    entry: Entry
    table: Table


def next_step(table: Table, record: AnyRecord, at: int) -> Step:
    """Write the next entry of a table, at time `at`; nothing is appended yet."""
    after = apply(table, record, at)
    return Step(_entry(after, record, at), after)


def first_step(table_id: str, record: Created, at: int) -> Step:
    """Write the first entry of a table."""
    after = opened(table_id, record, at)
    return Step(_entry(after, record, at), after)


def _entry(after: Table, record: AnyRecord, at: int) -> Entry:
    return Entry(after.id, after.version, at, RULES_VERSION, after.digest(), record)


def replay(table: Table | None, entry: Entry) -> Table:
    """Make the state after an entry read from a log.

    Raises Diverged if the log was written under other rules or the state is not the one its
    writer had: such a deal is stopped, never silently altered.
    """
    if entry.rules_version != RULES_VERSION:
        message = f"table {entry.table}: entry {entry.seq} is of rules {entry.rules_version}"
        raise Diverged(message)
    if table is not None:
        after = apply(table, entry.record, entry.at)
    elif isinstance(entry.record, Created):
        after = opened(entry.table, entry.record, entry.at)
    else:
        message = f"table {entry.table}: the log starts with entry {entry.seq}"
        raise Diverged(message)
    if (after.version, after.digest()) != (entry.seq, entry.digest):
        message = f"table {entry.table}: the replay differs at entry {entry.seq}"
        raise Diverged(message)
    return after


def fold(entries: Sequence[Entry]) -> Table | None:
    """Rebuild a table from its whole log, None if the log is empty; Diverged as in `replay`."""
    table: Table | None = None
    for entry in entries:
        table = replay(table, entry)
    return table


class Room:
    """A table's newest known state; its bots see every state told of a deal in order.

    `line` is where the commands of this host wait, `course` what was done in the deal on the table.
    `doubtful`: the log may hold more than it knows, and must be read before it goes on.
    """

    def __init__(self, first: Step, bots: Bots) -> None:
        self._bots = bots
        self.table = first.table
        self.attendants: tuple[Attendant, ...] = ()
        self.line = Line(lambda: self.table)
        self.course = Course()
        self.doubtful = False

    def thinks(self, seat: int) -> bool:
        """Whether the attendant of a seat thinks before it acts."""
        return seat < len(self.attendants) and isinstance(self.attendants[seat], Mind)

    def stand_in(self, seat: int) -> Player:
        """Make a bot of the level of substitutes, for one that fails."""
        return self._bots(SUBSTITUTE, self.table.rules, seat)

    def take(self, steps: Sequence[Step]) -> None:
        """Move on by steps that are in the log; those already taken are skipped."""
        for step in steps:
            if step.table.version == self.table.version + 1:
                self._take(step)

    def _take(self, step: Step) -> None:
        self.course = self.course.after(self.table, step.entry, step.table)
        told, self.table = self.table.told, step.table
        deal = step.table.deal
        if deal is None or step.table.told == told:
            return
        if isinstance(step.entry.record, Dealt):
            self.attendants = attendants(step.table, self._bots)
        if isinstance(step.entry.record, Substituted | Returned):
            seat = step.entry.record.seat
            fresh = attendant(step.table, seat, self._bots)
            self.attendants = changed(self.attendants, seat, fresh)
        for at in range(len(step.table.seats)):
            if step.table.driver(at) is not None:
                self.attendants[at].see(deal.view(at))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Move on by entries read from the log; Diverged as in `replay`."""
        for entry in entries:
            if entry.seq == self.table.version + 1:
                self._take(Step(entry, replay(self.table, entry)))
