"""Leaving a deal for good: what it does to the result (rulebook, §12.6)."""

import msgspec

from kozyr.game.view import Result


def with_leavers(result: Result, leavers: tuple[int, ...]) -> Result:
    """Put those who left behind all others, who first left last: he alone is the durak.

    The others stand as the play has it, and so does the fool seat. In teams a substitute plays for
    the team and the result stands.
    """
    if not leavers or result.winners is not None:
        return result
    stayed = (tuple(seat for seat in row if seat not in leavers) for row in result.places)
    places = (*filter(None, stayed), *((seat,) for seat in reversed(leavers)))
    return msgspec.structs.replace(result, durak=leavers[0], places=places)


def sole_first(result: Result) -> int | None:
    """Tell who alone is first of those who stayed, None if nobody is."""
    first = result.places[0] if result.places else ()
    return first[0] if len(first) == 1 else None
