"""Beating attack cards (rulebook, chapter 5)."""

from kozyr.game import codes
from kozyr.game.arming import why_not_arm
from kozyr.game.bits import bit, lane
from kozyr.game.sides import why_not_answer, why_not_seat
from kozyr.game.state import State, attack_at


def beaters(s: State, target: int) -> int:
    """Every card that beats this one: higher in its suit, or a trump on a plain card (§5.1)."""
    suit = target >> 4
    higher = lane(suit) & -bit(target + 1)
    if suit == s.trump:
        return higher
    return higher | lane(s.trump)


def why_not_beat(s: State, seat: int, card: int, target: int, armed: bool) -> int:
    """The first rule that forbids covering `target` with `card`; armed, any will do (§14.3)."""
    code = why_not_seat(s, seat)
    if code == codes.OK and armed:
        code = why_not_arm(s, seat, True)
    if code == codes.OK:
        code = why_not_answer(s, seat)
    if code != codes.OK:
        return code
    if not s.hands[seat] & bit(card):
        return codes.NOT_YOUR_CARD
    if attack_at(s, target) < 0:
        return codes.NO_TARGET_CARD
    if not s.uncovered & bit(target):
        return codes.ALREADY_COVERED
    if not armed and not beaters(s, target) & bit(card):
        return _why_too_weak(s, card, target)
    return codes.OK


def _why_too_weak(s: State, card: int, target: int) -> int:
    if target >> 4 == s.trump:
        return codes.TRUMP_NEEDED
    if card >> 4 == target >> 4:
        return codes.CARD_TOO_LOW
    return codes.WRONG_SUIT
