"""What to throw in, and when to pass or to wait."""

from kozyr.bots.choices import has_word, matching, may_pass, throwable
from kozyr.bots.leading import keeps_pairs
from kozyr.bots.reading import Reading
from kozyr.bots.strength import stronger
from kozyr.game.actions import Action, Pass, ThrowIn
from kozyr.game.bits import bit


def add(reading: Reading) -> Action | None:
    """Throw in what is good to be rid of; wait for the word if there is such a card, else pass."""
    wanted = _wanted(reading, throwable(reading.view))
    if wanted is not None:
        return ThrowIn(wanted)
    view = reading.view
    if not has_word(view) and _wanted(reading, matching(view, reading.limits)) is not None:
        return None
    return Pass() if may_pass(view) else None


def _wanted(reading: Reading, cards: int) -> int | None:
    """The first of these cards that is good to throw in, None if there is none."""
    if _holds_back(reading):
        return None
    fit = (card for card in reading.cheapest(cards) if _is_good(reading, card))
    return next(fit, None)


def _holds_back(reading: Reading) -> bool:
    """Whether cards are kept because the defender may still transfer the attack to this seat."""
    view = reading.view
    nothing_covered = view.uncovered == len(view.table)
    comes_back = view.transfer_to == view.seat and keeps_pairs(reading)
    return comes_back and nothing_covered and not view.taking


def _is_good(reading: Reading, card: int) -> bool:
    """Whether this card is better on the table than in the hand.

    A plain card is, unless it is too dear to give to a taker. In the end the last card always is,
    also the last beside those kept to hang, and so is whatever leaves or makes a winning run.
    """
    taking = reading.view.taking
    if bit(card) & reading.kept:
        return False
    if reading.late and not reading.hand & ~bit(card) & ~reading.kept:
        return True
    if reading.rival is not None and taking:
        return _helps_the_run(reading, card, reading.rival)
    if bit(card) & reading.trumps:
        return reading.late and not taking and _trump_hurts(reading, card)
    return not taking or reading.worth(card) < reading.weights.dear


def _trump_hurts(reading: Reading, card: int) -> bool:
    """Whether a trump thrown in at the end drives the defender to take, as far as is known.

    Against the last rival it is worth even an exchange of trumps: each card is a step to the door.
    But it is not where they hang: a trump beats the last attack on a set.
    """
    defender = reading.view.defender
    if reading.climbs:
        return False
    if reading.rival is not None or defender is None:
        return True
    return not stronger(card, reading.view.trump_suit) & reading.memory.may_hold(defender)


def _helps_the_run(reading: Reading, card: int, rival: int) -> bool:
    """Whether a taker is better given the card: unless that would spoil a run that is there."""
    taken = rival | reading.table
    if reading.run(reading.hand & ~bit(card), taken | bit(card)):
        return True
    return not bit(card) & reading.trumps and not reading.run(reading.hand, taken)
