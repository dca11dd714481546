"""What a game is worth, in versions: an entry of the ledger names the one it was made by (S40)."""

from typing import Final, Literal

import msgspec

Outcome = Literal["first", "shared", "other"]
"""How a seat fared: alone first (or in the winning team), sharing a draw, anything else."""

Worth = dict[Outcome, int]


_NOTHING: Final[Worth] = {"first": 0, "shared": 0, "other": 0}


class Rates(msgspec.Struct, frozen=True):
    """Points for a game and their caps, in force for games finished at or after `since`.

    `human` is against people (S44), `bots` by the lowest level of a table's bots (S47). Of a pair
    the first `pair_games` suitable games of a Moscow day count (S45), of bots' points at most
    `bot_day` a day (S48); suitable is who laid at least `laid` cards (S43). `since` is in
    milliseconds.
    """

    version: int
    since: int
    human: Worth
    bots: dict[str, Worth]
    pair_games: int
    bot_day: int
    laid: int


RATES: Final = (
    Rates(
        version=1,
        since=0,
        human={"first": 10, "shared": 3, "other": 0},
        bots={
            "easy": {"first": 1, "shared": 0, "other": 0},
            "medium": {"first": 3, "shared": 1, "other": 0},
            "strong": {"first": 5, "shared": 2, "other": 0},
        },
        pair_games=3,
        bot_day=30,
        laid=6,
    ),
)
"""Every version there has been, oldest first; new ones are added and none is ever changed."""


def rates_at(at: int, versions: tuple[Rates, ...] = RATES) -> Rates:
    """Give the version in force at a time in milliseconds."""
    return max(
        (one for one in versions if one.since <= at), key=lambda one: (one.since, one.version)
    )


def against_bots(levels: set[str], rates: Rates) -> Worth:
    """Give what games against a table's bots are worth: as the level that is worth least (S52).

    A level without rates is worth nothing.
    """
    return min((rates.bots.get(level, _NOTHING) for level in levels), key=lambda one: one["first"])
