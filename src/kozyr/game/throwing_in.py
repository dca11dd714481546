"""Adding attack cards, and how many there may be (rulebook, §6.1 and §6.8 to §6.11)."""

from kozyr.game import codes
from kozyr.game.arming import why_not_arm
from kozyr.game.bits import bit, of_ranks, ranks_in
from kozyr.game.pogony import pogons
from kozyr.game.sides import why_not_seat
from kozyr.game.state import State
from kozyr.game.word import first_speaker, speakers, why_not_speak


def in_first_span(s: State) -> bool:
    """Whether the limits of the first bout hold now (§6.9)."""
    if s.limits.until_discard:
        return not s.discarded
    return s.bout == 1


def cap(s: State) -> int:
    """M, the most attack cards this bout may have (§6.8)."""
    if in_first_span(s):
        return s.limits.first_cap
    return s.limits.cap


def room(s: State) -> int:
    """R = min(M - A, H - U), the attack cards that may still be added (§0.7)."""
    by_cap = cap(s) - s.n_attack
    by_hand = s.counts[s.defender] - s.n_uncovered
    if by_cap < by_hand:
        return by_cap
    return by_hand


def matching(s: State) -> int:
    """Every card whose rank may be thrown in on this table (§6.1)."""
    return of_ranks(ranks_in((s.table & s.limits.throw_any) | (s.lead & s.limits.throw_lead)))


def throwable(s: State) -> int:
    """Every card, in whatever hand, that may be thrown in now (§6.1, §6.10)."""
    if room(s) < 1:
        return 0
    return matching(s)


def throwable_by(s: State, seat: int) -> int:
    """The cards of a seat that fit this table; pogons never do where they are not led (§15.9)."""
    fit = throwable(s) & s.hands[seat]
    return fit & ~pogons(s, seat) if s.limits.pogons_not_led else fit


def why_not_throw(s: State, seat: int, card: int, armed: bool) -> int:
    """The first rule that forbids throwing this card in; armed, any rank will do (§14.3)."""
    code = why_not_seat(s, seat)
    if code == codes.OK and s.limits.throw_any | s.limits.throw_lead == 0:
        code = codes.THROW_IN_OFF
    if code == codes.OK and armed:
        code = why_not_arm(s, seat, s.limits.arms_throws)
    if code == codes.OK:
        code = why_not_speak(s, seat)
    if code == codes.OK and not speakers(s) & bit(seat):
        code = codes.FIRST_WORD if first_speaker(s) >= 0 else codes.NOT_YOUR_WORD
    if code == codes.OK and not s.hands[seat] & bit(card):
        code = codes.NOT_YOUR_CARD
    if code == codes.OK and pogons(s, seat) & bit(card):
        code = codes.POGON_NOT_LED
    if code == codes.OK and not armed and not matching(s) & bit(card):
        code = codes.RANK_NOT_ON_TABLE if s.limits.throw_any else codes.LEAD_RANK_ONLY
    if code == codes.OK and room(s) < 1:
        code = why_no_room(s)
    return code


def why_no_room(s: State) -> int:
    """Which limit is reached: the cap of this bout, else the defender's hand (§6.8, §0.8)."""
    if s.n_attack < cap(s):
        return codes.HAND_LIMIT
    if in_first_span(s) and s.limits.first_cap < s.limits.cap:
        return codes.FIRST_LIMIT
    return codes.ATTACK_LIMIT
