"""Other rules that somebody would rather consent to (S5): proposed, and answered by the host.

The rules of a table never change (§12.4): an accepted proposal makes another table, and closes this
one.
"""

from typing import Final

import msgspec

from kozyr.rules.options import Rules

MOST: Final = 40
"""So many proposals a table hears of."""


class Proposal(msgspec.Struct, frozen=True):
    """The rules a player proposed, and what the host said; None: nothing yet."""

    player: str
    rules: Rules
    home: bool
    accepted: bool | None = None


def open_of(proposals: tuple[Proposal, ...], player: str) -> Proposal | None:
    """Find what a player proposes that is not answered, nor replaced by a later proposal."""
    mine = latest_of(proposals, player)
    return mine if mine is not None and mine.accepted is None else None


def latest_of(proposals: tuple[Proposal, ...], player: str) -> Proposal | None:
    """Find what a player proposed last, answered or not."""
    return next((one for one in reversed(proposals) if one.player == player), None)


def standing(proposals: tuple[Proposal, ...]) -> tuple[int, ...]:
    """List the numbers, from 1, of those the host may still answer: the latest of each player."""
    return tuple(
        number
        for number, one in enumerate(proposals, 1)
        if one.accepted is None and latest_of(proposals, one.player) is one
    )
