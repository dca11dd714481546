"""Going out, the end of the deal and its result (rulebook, chapter 11)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.state import State, talon_left


def go_out(s: State) -> int:
    """With an empty talon players without cards are out, in the order their hands became empty.

    Returns how many went out (§11.1, §11.5).
    """
    if talon_left(s) > 0:
        return 0
    before = s.n_out
    for at in range(s.n_emptied):
        seat = s.emptied[at]
        if s.counts[seat] == 0:
            s.playing &= ~bit(seat)
            s.n_out += 1
            s.place[seat] = s.n_out
    return s.n_out - before


def end_deal(s: State, left: int) -> bool:
    """End the deal if at most one side is in or it stalls; `left` players went out with this bout.

    Returns whether it ended (§11.3 to §11.7).
    """
    if s.playing == 0:
        _end_with_nobody_in(s, left)
    elif s.playing & ~s.limits.mates[lowest(s.playing)] == 0:
        _end(s, codes.DURAK, lowest(s.playing))
    elif s.stalling >= s.limits.stalling_limit:
        _end(s, codes.STALLED, codes.NOBODY)
    return s.phase == codes.OVER


def _end_with_nobody_in(s: State, left: int) -> None:
    """All cards are played: those who went out last draw, or the last of them is durak (§11.6)."""
    if not s.limits.draw:
        _end(s, codes.DURAK, s.emptied[s.n_emptied - 1])
        return
    for at in range(s.n_emptied):
        s.place[s.emptied[at]] = s.n_out - left + 1
    _end(s, codes.DRAW, codes.NOBODY)


def _end(s: State, ending: int, durak: int) -> None:
    for seat in range(s.limits.seats):
        if s.playing & bit(seat):
            s.place[seat] = s.n_out + 1
    s.phase = codes.OVER
    s.ending = ending
    s.durak = durak
    s.opener = codes.NOBODY
    s.defender = codes.NOBODY


def sharers(s: State, place: int) -> int:
    """The seats that have this place."""
    seats = 0
    for seat in range(s.limits.seats):
        if s.place[seat] == place:
            seats |= bit(seat)
    return seats


def single_first(s: State) -> int:
    """The seat that alone took first place, nobody if it is shared (§3.4, §3.5)."""
    first = sharers(s, 1)
    return lowest(first) if popcount(first) == 1 else codes.NOBODY
