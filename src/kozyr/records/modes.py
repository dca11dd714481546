"""The fields of a position that only tables with epaulettes or cheating use."""

from typing import Final

import msgspec

from kozyr.cards.card import RANKS, SUITS
from kozyr.records.fault import DocumentError
from kozyr.records.fields import Fields, a_number, an_array

LADDER: Final = (*(rank for rank in RANKS[4:] if rank != "Q"), "Q")
"""The rungs of the ladder of epaulettes, low to high (§15.2)."""


class Modes(msgspec.Struct, frozen=True):
    """Rungs and queen of epaulettes (§15.2, §15.3), None where absent; cheats and calls (§14).

    `rungs` are ranks, as many as the table has ladders, `queen` is a suit; a pair of `lost_calls`
    is caller and accused, None for everybody.
    """

    rungs: tuple[int, ...] | None
    queen: int | None
    cheats: tuple[int, ...]
    lost_calls: tuple[tuple[int, int | None], ...]
    waived: tuple[int, ...]
    no_arm: tuple[int, ...]


def read_modes(fields: Fields) -> Modes:
    """Read these fields; DocumentError names the first that is wrong by itself."""
    return Modes(
        rungs=_rungs(fields),
        queen=_queen(fields),
        cheats=fields.cards("cheats") or (),
        lost_calls=_lost_calls(fields),
        waived=fields.seat_row("waived") or (),
        no_arm=fields.seat_row("no_arm") or (),
    )


def _rungs(fields: Fields) -> tuple[int, ...] | None:
    if "rungs" not in fields.raw:
        return None
    path = fields.at("rungs")
    rungs = an_array(fields.raw["rungs"], path)
    return tuple(RANKS.index(_sign(rung, path, LADDER)) for rung in rungs)


def _queen(fields: Fields) -> int | None:
    if "queen" not in fields.raw:
        return None
    return SUITS.index(_sign(fields.raw["queen"], fields.at("queen"), tuple(SUITS)))


def _sign(value: object, path: str, signs: tuple[str, ...]) -> str:
    if not isinstance(value, str):
        raise DocumentError(path, "type")
    if value not in signs:
        raise DocumentError(path, "value")
    return value


def _lost_calls(fields: Fields) -> tuple[tuple[int, int | None], ...]:
    path = fields.at("lost_calls")
    rows = an_array(fields.raw.get("lost_calls", []), path)
    return tuple(_pair(row, path, fields.seats) for row in rows)


def _pair(row: object, path: str, seats: int) -> tuple[int, int | None]:
    match an_array(row, path):
        case [caller, None]:
            return a_number(caller, path, 0, seats - 1), None
        case [caller, accused]:
            return a_number(caller, path, 0, seats - 1), a_number(accused, path, 0, seats - 1)
        case _:
            raise DocumentError(path, "type")
