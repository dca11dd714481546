"""Opening a bout (rulebook, chapter 4)."""

from kozyr.game import codes
from kozyr.game.bits import popcount, ranks_in
from kozyr.game.pogony import must_hang, pogons
from kozyr.game.sides import why_not_now, why_not_seat
from kozyr.game.state import State


def lead_max(s: State) -> int:
    """How many cards of one rank may be led now (§4.2, §4.3).

    The cap on attack cards never binds here: it is five or six, and a rank has four cards.
    """
    if s.counts[s.defender] < s.limits.lead_limit:
        return s.counts[s.defender]
    return s.limits.lead_limit


def leadable(s: State) -> int:
    """The cards of the opener that may be led (§4.1).

    Where pogons are not led, all but them, unless he holds no other card (§15.9).
    """
    others = s.hands[s.opener] & ~pogons(s, s.opener)
    return others if others != 0 else s.hands[s.opener]


def why_not_lead(s: State, seat: int, cards: int) -> int:
    """The first rule that forbids opening the bout with this set of cards."""
    code = why_not_seat(s, seat)
    if code == codes.OK:
        code = why_not_now(s)
    if code != codes.OK:
        return code
    if s.phase != codes.TO_LEAD:
        return codes.ALREADY_LED
    if seat != s.opener:
        return codes.NOT_OPENER
    if cards & ~s.hands[seat]:
        return codes.NOT_YOUR_CARD
    return _why_not_together(s, cards)


def _why_not_together(s: State, cards: int) -> int:
    if popcount(ranks_in(cards)) > 1:
        return codes.LEAD_RANKS
    if popcount(cards) > s.limits.lead_limit:
        return codes.LEAD_COUNT
    if must_hang(s):
        return codes.POGON_MUST_HANG
    if cards & ~leadable(s):
        return codes.POGON_NOT_LED
    if popcount(cards) > lead_max(s):
        return codes.HAND_LIMIT
    return codes.OK
