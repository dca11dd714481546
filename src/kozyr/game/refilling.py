"""Drawing up to six after a bout (rulebook, chapter 10)."""

from kozyr.game.bits import bit
from kozyr.game.sides import after
from kozyr.game.state import State, draw_card, talon_left


def refill(s: State) -> None:
    """Everybody in draws up to a full hand, one player at a time (§10.1 to §10.4).

    The order and the number of cards each drew stay in `refilled` and `drawn`.
    """
    s.n_refilled = 0
    last = s.dealer if s.limits.refill_from_dealer else s.defender
    others = s.playing & ~bit(last)
    seat = s.opener
    if s.limits.refill_from_dealer or s.opener == s.defender:
        seat = after(others, last)
    while others != 0:
        _draw_up(s, seat)
        others &= ~bit(seat)
        seat = after(others, seat)
    if s.playing & bit(last):
        _draw_up(s, last)


def _draw_up(s: State, seat: int) -> None:
    before = s.counts[seat]
    while talon_left(s) > 0 and s.counts[seat] < s.limits.hand_size:
        draw_card(s, seat)
    s.refilled[s.n_refilled] = seat
    s.drawn[s.n_refilled] = s.counts[seat] - before
    s.n_refilled += 1
