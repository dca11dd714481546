"""What a deal leaves behind when it is over: facts that need no rules to be read.

A journal keeps them for good with the entry that ended the deal; people are credited from them.
They hold ids of players, never names.
"""

from typing import Literal

import msgspec

from kozyr.game.view import Result
from kozyr.rules.options import Rules
from kozyr.rules.validity import TableKind

Ending = Literal["played", "exit", "stopped"]
"""Played to its end; ended by one who left for good (§12.6); stopped by a fault of the server."""


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a deal that is over: the player it belonged to, or the level of its bot.

    `laid` counts the cards its player moved from hand to table by lead, throw-in, beat or transfer,
    not a shown trump. `substituted`: a substitute laid a card or took for him. `left`: he left for
    good while he was in.
    """

    seat: int
    player: str | None
    level: str | None
    laid: int
    substituted: bool = False
    left: bool = False


class FinishedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that is over, at the server's time `at` in milliseconds.

    `kind` is the table's; `training` tells that it gives no points from the start. `result` is None
    if it was stopped. `locked`: who sat down had to know a password. `transcript` is the whole deal
    as JSON: hands, talon and every act.
    """

    table: str
    deal: int
    at: int
    kind: TableKind
    preset: str | None
    home: bool
    rules: Rules
    sitters: tuple[Sitter, ...]
    ending: Ending
    result: Result | None
    training: bool
    transcript: bytes
    locked: bool = False
