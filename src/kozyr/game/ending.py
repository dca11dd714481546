"""Going out, the end of the deal and its result (rulebook, chapter 11)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.pogony import climb, move_hung
from kozyr.game.sides import after
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
            leave_next(s, seat)
    return s.n_out - before


def leave_next(s: State, seat: int) -> None:
    """A player is out and takes the next place (§11.1, §11.5)."""
    s.playing &= ~bit(seat)
    s.n_out += 1
    s.place[seat] = s.n_out


def one_side_left(s: State) -> bool:
    """Whether at most one side has players in (§11.3)."""
    return s.playing == 0 or s.playing & ~s.limits.mates[lowest(s.playing)] == 0


def end_deal(s: State, left: int) -> bool:
    """End the deal if at most one side is in or it stalls; `left` players went out with this bout.

    Returns whether it ended (§11.3 to §11.7).
    """
    if s.playing == 0:
        _end_with_nobody_in(s, left)
    elif one_side_left(s):
        _end_with_one_side(s)
    elif s.stalling >= s.limits.stalling_limit:
        _end(s, codes.STALLED, codes.NOBODY)
    return s.phase == codes.OVER


def _end_with_one_side(s: State) -> None:
    """The last one in is the durak; in teams the other team wins (§11.4, §11.8, §13.7)."""
    if s.limits.teams:
        first = s.defender if s.playing & bit(s.defender) else after(s.playing, s.defender)
        _end(s, codes.TEAM_WON, first)
    else:
        _end(s, codes.DURAK, lowest(s.playing))


def _end_with_nobody_in(s: State, left: int) -> None:
    """All cards are played: those who went out last draw, or the last of them is durak (§11.6)."""
    if not s.limits.draw:
        _end(s, codes.DURAK, s.emptied[s.n_emptied - 1])
        return
    for at in range(s.n_emptied):
        s.place[s.emptied[at]] = s.n_out - left + 1
    _end(s, codes.DRAW, codes.NOBODY)


def end_by_hang(s: State, by: int, on: int) -> None:
    """Hang: the receiver is the durak, the hanger first and one rung higher (§15.8)."""
    move_hung(s, by, on)
    climb(s, by)
    _end(s, codes.HUNG, on)
    for seat in range(8):
        s.place[seat] = 0
    s.place[by] = 1


def end_by_cheat(s: State, seat: int) -> None:
    """The caught cheat loses the deal; who was still in ties before him (§14.8)."""
    _end(s, codes.CAUGHT, seat)
    s.place[seat] = s.n_out + 2


def end_by_leaving(s: State, seat: int) -> None:
    """One of the last two in leaves for good: he is the durak, nobody else is (§12.6)."""
    s.last_cheats = s.cheats
    _end(s, codes.LEFT, seat)
    s.place[seat] = s.n_out + 2


def _end(s: State, ending: int, fool: int) -> None:
    """Close the books: those still in share the next place; in teams nobody alone is durak."""
    for seat in range(s.limits.seats):
        if s.playing & bit(seat):
            s.place[seat] = s.n_out + 1
    s.phase = codes.OVER
    s.ending = ending
    s.fool = fool
    s.durak = codes.NOBODY if s.limits.teams else fool
    s.asking = 0
    s.opener = codes.NOBODY
    s.defender = codes.NOBODY


def sharers(s: State, place: int) -> int:
    """The seats that have this place."""
    seats = 0
    for seat in range(s.limits.seats):
        if s.place[seat] == place:
            seats |= bit(seat)
    return seats


def losers(s: State) -> int:
    """The side that lost, the fool seat's; nobody after a draw (§11.8)."""
    return s.limits.mates[s.fool] if s.fool >= 0 else 0


def single_first(s: State) -> int:
    """The seat that alone took first place, nobody if it is shared (§3.4, §3.5).

    In teams it is the first of the winning team to go out, or the hanger.
    """
    if s.limits.teams and s.fool < 0:
        return codes.NOBODY
    able = (bit(s.limits.seats) - 1) & ~losers(s) if s.limits.teams else codes.ALL_SEATS
    for place in range(1, s.limits.seats + 1):
        first = sharers(s, place) & able
        if first != 0:
            return lowest(first) if popcount(first) == 1 else codes.NOBODY
    return codes.NOBODY
