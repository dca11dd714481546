"""When a bout closes, and what follows (rulebook, chapter 9)."""

from kozyr.game import codes
from kozyr.game.bits import bit, popcount
from kozyr.game.ending import end_deal, go_out
from kozyr.game.opening import open_bout
from kozyr.game.refilling import refill
from kozyr.game.sides import after, next_opponent
from kozyr.game.state import State, gain, talon_left
from kozyr.game.throwing_in import room
from kozyr.game.word import waited_for


def bout_closes(s: State) -> bool:
    """Whether the bout is over: all beaten or a take declared, and nobody adds (§9.2, §9.3)."""
    if s.uncovered != 0 and not s.taking:
        return False
    if s.taking and not s.limits.after_take:
        return True
    return room(s) < 1 or waited_for(s) == 0


def close_bout(s: State) -> None:
    """Discard or take, refill, go out, end the deal or begin the next bout (§9.5)."""
    talon = talon_left(s)
    _clear_table(s)
    refill(s)
    if s.outcome == codes.BEATEN or talon_left(s) < talon:
        s.stalling = 0
    else:
        s.stalling += 1
    if not end_deal(s, go_out(s)):
        open_bout(s, _next_opener(s))
    else:
        s.clear_bout()


def _clear_table(s: State) -> None:
    if s.taking:
        s.outcome = codes.TAKEN
        gain(s, s.defender, s.table)
    else:
        s.outcome = codes.BEATEN
        s.discarded = True
        s.discard |= s.table
    s.n_last = s.n_attack


def _next_opener(s: State) -> int:
    """Who leads the next bout (§9.6 to §9.8)."""
    if s.outcome == codes.TAKEN:
        return next_opponent(s, s.defender)
    seat = s.defender
    if s.limits.left_of_defender and s.n_transfers > 0 and popcount(s.playing) > codes.TWO:
        return after(s.playing & ~bit(seat), seat)
    return seat if s.playing & bit(seat) else after(s.playing, seat)
