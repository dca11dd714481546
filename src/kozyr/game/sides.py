"""Seats, sides and who comes next (rulebook, chapter 0)."""

from kozyr.game import codes
from kozyr.game.bits import bit, highest, lowest
from kozyr.game.state import State, talon_left


def after(seats: int, seat: int) -> int:
    """The first of these seats clockwise after a seat, itself last; nobody if the set is empty."""
    later = seats & -bit(seat + 1)
    if later != 0:
        return lowest(later)
    if seats != 0:
        return lowest(seats)
    return codes.NOBODY


def before(seats: int, seat: int) -> int:
    """The first of these seats counter-clockwise before a seat, itself last."""
    earlier = seats & (bit(seat) - 1)
    if earlier != 0:
        return highest(earlier)
    if seats != 0:
        return highest(seats)
    return codes.NOBODY


def live(s: State) -> int:
    """The players who are in and hold a card or can still draw one (§0.4)."""
    if talon_left(s) > 0:
        return s.playing
    return s.holders


def opponents(s: State, seat: int) -> int:
    """The players in who are on another side (§0.5)."""
    return s.playing & ~s.limits.mates[seat]


def next_opponent(s: State, seat: int) -> int:
    """The first live opponent clockwise after a seat, nobody if there is none (§0.5)."""
    return after(live(s) & ~s.limits.mates[seat], seat)


def why_not_seat(s: State, seat: int) -> int:
    """Whether the deal is over or the seat has left it (§0.3, §11.3)."""
    if s.phase == codes.OVER:
        return codes.DEAL_OVER
    if not s.playing & bit(seat):
        return codes.NOT_IN_DEAL
    return codes.OK


def why_not_now(s: State) -> int:
    """What the table waits for instead of cards: calls, or the answer to a hang (§14.6, §15.6)."""
    if s.phase == codes.CALLING:
        return codes.CALL_WINDOW
    if s.phase == codes.HANGING:
        return codes.HANG_PENDING
    return codes.OK


def why_not_answer(s: State, seat: int) -> int:
    """Why this seat, being in, has nothing to answer: beat, transfer and take share it (§0.6)."""
    code = why_not_now(s)
    if code != codes.OK:
        return code
    if s.phase == codes.TO_LEAD:
        return codes.LEAD_FIRST
    if seat != s.defender:
        return codes.NOT_DEFENDER
    if s.taking:
        return codes.TAKE_DECLARED
    if s.uncovered == 0:
        return codes.NOTHING_UNCOVERED
    return codes.OK
