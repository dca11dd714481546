"""What an export holds: a record for each decision, and one for each deal."""

from typing import Final

import msgspec

from kozyr.game.actions import Action
from kozyr.game.view import Ending, View
from kozyr.records.transcript import Transcript

SCHEMA: Final = 1
"""Raised when a reader of exported data would have to do something else."""


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision; `card.FIELDS` tells of each field."""

    deal: int
    decision: int
    seat: int
    bot: str
    view: View
    legal: tuple[int, ...]
    act: int
    action: Action
    reward: float
    end: Ending
    observation: tuple[int, ...] | None = None


class Dealt(msgspec.Struct, frozen=True):
    """A whole deal: from which seed, who sat where, and what was done."""

    deal: int
    seed: str
    bots: tuple[str, ...]
    transcript: Transcript


class Played(msgspec.Struct, frozen=True):
    """A deal that was played, whole and by its decisions."""

    dealt: Dealt
    decisions: tuple[Decision, ...]
