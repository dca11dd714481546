"""Declaring a take (rulebook, chapter 8)."""

from kozyr.game import codes
from kozyr.game.sides import why_not_answer, why_not_seat
from kozyr.game.state import State


def why_not_take(s: State, seat: int) -> int:
    """The first rule that forbids declaring a take (§8.1)."""
    code = why_not_seat(s, seat)
    if code == codes.OK:
        code = why_not_answer(s, seat)
    return code
