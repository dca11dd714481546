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

    `games` together, `duels` of them for two alone; `better` how often each of the two fared better
    than the other, `points` what each has earned in these games; `exits` ended by an exit, `short`
    had fewer than six cards laid by one of them, `absent` a substitute for one of them; `hurried`
    is the shortest time between the ends of two, in seconds. `thrown` is how many cards they threw
    in at each other a bout, in games of three and more, `usual` at the others; None without bouts.
    `same` tells that they share a browser or an address.
    """

    one: str
    other: str
    games: int
    duels: int
    better: tuple[int, int]
    points: tuple[int, int]
    exits: int
    short: int
    absent: int
    hurried: int | None
    thrown: float | None
    usual: float | None
    same: bool
