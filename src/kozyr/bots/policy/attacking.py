"""What the rules of thumb throw in, and when they pass: see `kozyr.bots.adding`."""

from kozyr.bots.policy.facts import is_late, keeps_pairs, last_rival, transfers_on, unseen
from kozyr.bots.policy.prices import cheapest, kept, worth
from kozyr.bots.policy.running import run
from kozyr.game import codes
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lane
from kozyr.game.moves import move
from kozyr.game.sides import next_opponent
from kozyr.game.state import State
from kozyr.game.throwing_in import throwable_by
from kozyr.game.word import speakers

DEAR = 8


def add(s: State, seat: int) -> int:
    """Throw in the cheapest card that is good to be rid of, else pass, with the word or without."""
    cards = throwable_by(s, seat)
    if cards != 0 and speakers(s) & bit(seat) and not _holds_back(s, seat):
        held = kept(s, seat)
        cards &= ~held
        while cards != 0:
            card = cheapest(s, cards, held)
            if _is_good(s, seat, card, held):
                return move(codes.THROW_IN, card, 0)
            cards &= ~bit(card)
    return move(codes.PASS, 0, 0)


def _holds_back(s: State, seat: int) -> bool:
    """Whether cards are kept because the defender may still transfer the attack to this seat."""
    if s.taking or s.n_uncovered != s.n_attack or not keeps_pairs(s):
        return False
    return next_opponent(s, s.defender) == seat


def _is_good(s: State, seat: int, card: int, held: int) -> bool:
    """Whether this card is better on the table than in the hand; it is none kept to hang.

    A plain card is, unless it is too dear to give to a taker. In the end the last card always is,
    also the last beside those kept to hang, and so is whatever leaves or makes a winning run.
    """
    late = is_late(s)
    if late and s.hands[seat] & ~held == bit(card):
        return True
    if s.taking and last_rival(s, seat) >= 0:
        return _helps_the_run(s, seat, card, held)
    if bit(card) & lane(s.trump):
        return late and not s.taking and _trump_hurts(s, seat, card)
    return not s.taking or worth(s, card, held) < DEAR


def _trump_hurts(s: State, seat: int, card: int) -> bool:
    """Whether a trump thrown in at the end drives the defender to take, as far as is known.

    Against the last rival it is worth even an exchange of trumps: each card is a step to the door.
    But it is not where they hang: a trump beats the last attack on a set.
    """
    if s.limits.pogony:
        return False
    return last_rival(s, seat) >= 0 or beaters(s, card) & unseen(s, seat) == 0


def _helps_the_run(s: State, seat: int, card: int, held: int) -> bool:
    """Whether a taker is better given the card: unless that would spoil a run that is there."""
    hand = s.hands[seat]
    taken = s.hands[last_rival(s, seat)] | s.table
    passes = transfers_on(s)
    if run(s, hand & ~bit(card), taken | bit(card), held, passes) != 0:
        return True
    return not bit(card) & lane(s.trump) and run(s, hand, taken, held, passes) == 0
