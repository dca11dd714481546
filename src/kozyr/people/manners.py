"""What players think of each other: reports, blocks and mutes."""

from typing import Final, Literal, get_args

import msgspec

ReportReason = Literal["collusion", "program", "stalling", "leaving", "words", "name"]
"""Why somebody is reported: he plays with a partner he should not have, lets a program play, plays
for time, leaves, insults, or bears a name that insults."""

REPORT_REASONS: Final[tuple[ReportReason, ...]] = get_args(ReportReason)

REPORTS_A_DAY: Final = 10
"""So many reports of one player are taken in twenty-four hours."""

How = Literal["block", "mute"]
"""Blocked: never matched with, and not let in to one's tables. Muted: not heard."""


class Shunned(msgspec.Struct, frozen=True):
    """Somebody that `player` has blocked or muted, since when in milliseconds."""

    player: str
    other: str
    how: How
    at: int


class Report(msgspec.Struct, frozen=True):
    """What one player told of another; `table` is where they met, None if it is not known."""

    id: int
    at: int
    reporter: str
    reported: str
    reason: ReportReason
    table: str | None
    settled: bool


class Pair(msgspec.Struct, frozen=True):
    """What two players brought each other, which makes collusion visible.

    `games` together; `first` and `second` times each of the two fared better, by rank; `points`
    each has earned in these games; `duels` were for two alone; `exits` how many of them ended by an
    exit, `short` how many with fewer than six cards laid by either; `absent` in how many a
    substitute played for either; `span` is the shortest time between two of them, in milliseconds,
    None if there was but one; `same` tells that they share a browser or an address.
    """

    one: str
    other: str
    games: int
    first: int
    second: int
    points: tuple[int, int]
    duels: int
    exits: int
    short: int
    absent: int
    span: int | None
    same: bool
