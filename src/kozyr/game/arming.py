"""Armed acts, calls and the call window (rulebook, chapter 14)."""

from kozyr.game import codes
from kozyr.game.bits import bit
from kozyr.game.sides import opponents, why_not_seat
from kozyr.game.state import State


def why_not_arm(s: State, seat: int, may: bool) -> int:
    """Why this seat may not arm an act of a kind that the scope allows or not (§14.2, §14.8)."""
    if not s.limits.cheating:
        return codes.CHEATING_OFF
    if not may:
        return codes.ARMED_SCOPE
    if s.no_arm & bit(seat):
        return codes.ARMED_LOST
    return codes.OK


def callable_by(s: State, seat: int) -> int:
    """The opponents in whom a seat has not lost the right to call (§14.6, §14.9)."""
    return opponents(s, seat) & ~s.lost_calls[seat]


def callers(s: State) -> int:
    """The players in who have not waived and may still call somebody (§14.6)."""
    seats = 0
    for seat in range(s.limits.seats):
        if s.playing & ~s.waived & bit(seat) and callable_by(s, seat) != 0:
            seats |= bit(seat)
    return seats


def has_cheated(s: State, seat: int) -> bool:
    """Whether a card that a cheat of this seat laid in this bout is on the table (§14.7)."""
    for at in range(s.n_attack):
        if s.attack_by[at] == seat and s.cheats & bit(s.attack[at]):
            return True
        if s.cover[at] >= 0 and s.cover_by[at] == seat and s.cheats & bit(s.cover[at]):
            return True
    return False


def why_not_call(s: State, seat: int, player: int) -> int:
    """The first rule that forbids calling this player a cheat (§14.6, §14.9)."""
    code = why_not_seat(s, seat)
    if code != codes.OK:
        return code
    if not s.limits.cheating:
        return codes.CHEATING_OFF
    if s.phase == codes.TO_LEAD:
        return codes.NOTHING_TO_CALL
    if not opponents(s, seat) & bit(player):
        return codes.CALL_OWN_SIDE
    if s.lost_calls[seat] & bit(player):
        return codes.CALL_LOST
    return codes.ALREADY_WAIVED if s.waived & bit(seat) else codes.OK


def why_not_waive(s: State, seat: int) -> int:
    """The first rule that forbids letting it go (§14.6)."""
    code = why_not_seat(s, seat)
    if code != codes.OK:
        return code
    if not s.limits.cheating:
        return codes.CHEATING_OFF
    if s.phase != codes.CALLING:
        return codes.NO_CALL_WINDOW
    if callable_by(s, seat) == 0:
        return codes.CALL_LOST
    return codes.ALREADY_WAIVED if s.waived & bit(seat) else codes.OK


def lose_call(s: State, seat: int, player: int) -> None:
    """A false call costs what the table agreed (§14.9)."""
    if s.limits.lose_all_calls:
        s.put_lost_calls(seat, codes.ALL_SEATS)
    elif s.limits.lose_calls:
        s.put_lost_calls(seat, s.lost_calls[seat] | bit(player))
