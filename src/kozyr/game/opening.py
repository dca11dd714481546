"""Who attacks first (rulebook, chapter 3)."""

from kozyr.game import codes
from kozyr.game.bits import bit, lane, lowest
from kozyr.game.sides import next_opponent
from kozyr.game.state import State


def lowest_trump(s: State) -> int:
    """The lowest trump in any hand, no card if nobody holds one (§3.2)."""
    held = 0
    for seat in range(s.limits.seats):
        held |= s.hands[seat]
    trumps = held & lane(s.trump)
    return lowest(trumps) if trumps != 0 else codes.NO_CARD


def holder(s: State, card: int) -> int:
    """The seat that holds a card, nobody if no hand does."""
    for seat in range(s.limits.seats):
        if s.hands[seat] & bit(card):
            return seat
    return codes.NOBODY


def named_by_last_deal(s: State, fool: int, winner: int) -> int:
    """Who attacks first because of the deal before, nobody if the first rule applies (§3.4, §3.5).

    `fool` and `winner` are the fool seat and the single first place of that deal, nobody after a
    draw or where there was none.
    """
    if not s.later_deal or fool < 0:
        return codes.NOBODY
    if s.limits.later_left_of_fool:
        return (fool + 1) % s.limits.seats
    if s.limits.later_right_of_fool:
        return (fool + s.limits.seats - 1) % s.limits.seats
    return winner if s.limits.later_winner else codes.NOBODY


def named_by_first_rule(s: State) -> int:
    """The first attacker of a first deal, nobody if a lot must decide (§3.1 to §3.3)."""
    if s.limits.first_left_of_dealer:
        return (s.dealer + 1) % s.limits.seats
    card = lowest_trump(s)
    return holder(s, card) if card >= 0 else codes.NOBODY


def open_bout(s: State, opener: int) -> None:
    """Begin the next bout: this player must lead, the next opponent defends (§3.6, §9.9)."""
    s.clear_bout()
    s.bout += 1
    s.phase = codes.TO_LEAD
    s.opener = opener
    s.defender = next_opponent(s, opener)
