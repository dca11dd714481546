"""Who is absent from his seat, and the bot that plays for him meanwhile (§17.8, S36)."""

from typing import Final

import msgspec

from kozyr.game.actions import Action, Beat, Lead, Take, ThrowIn, Transfer

SUBSTITUTE: Final = "medium"
"""The level of every substitute, whoever the absent player is."""

MOST_MISSES: Final = 2
"""So many time-outs in a row hand a seat to a substitute (§17.8)."""


class Absence(msgspec.Struct, frozen=True):
    """How far the player of a seat is from it, until the next deal.

    `misses` are his time-outs in a row; `substitute` is the level of the bot that plays for him
    now; `replaced` tells that a substitute has laid a card or taken in this deal (S51); `gone` that
    he has left the table for good; `wants_pause` that he wants time to stop.
    """

    misses: int = 0
    substitute: str | None = None
    replaced: bool = False
    gone: bool = False
    wants_pause: bool = False


PRESENT: Final = Absence()
"""Somebody who is there."""


def after_deal(absence: Absence) -> Absence:
    """Give what is left of an absence when the deal is over: no bot plays on."""
    if absence == PRESENT:
        return PRESENT
    return msgspec.structs.replace(absence, misses=0, substitute=None, wants_pause=False)


def is_laid_or_taken(action: Action) -> bool:
    """Whether an act lays a card of the hand or takes the table (S51)."""
    return isinstance(action, Lead | Beat | ThrowIn | Transfer | Take)
