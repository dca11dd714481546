"""What to lead."""

from collections.abc import Iterator

from kozyr.bots.choices import leadable
from kozyr.bots.reading import Reading
from kozyr.bots.strength import by_rank, stronger
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.actions import Lead
from kozyr.game.bits import bit, popcount

_FEW = 3
"""With so many players or fewer a transfer may come back, and the pair is kept for it."""


def lead(reading: Reading) -> Lead:
    """Begin a run if there is one; else lead what is least worth keeping and hardest to answer."""
    hand = leadable(reading.view)
    if reading.rival is not None:
        winning = reading.run(reading.hand, reading.rival) & hand
        if winning:
            return _led(reading, winning, reading.view.lead_max)
    best = max(_candidates(hand, reading.trumps), key=lambda cards: _gain(reading, cards))
    one = keeps_pairs(reading) or not hand & ~reading.kept
    return _led(reading, best, 1 if one else reading.view.lead_max)


def keeps_pairs(reading: Reading) -> bool:
    """Whether one card of a rank is led and the next kept for a counter-transfer.

    With two or three players the attack may come back to its opener, who passes it on again; and
    if it does not come back, he can still throw the card in.
    """
    return reading.transfers and reading.playing <= _FEW


def _candidates(hand: int, trumps: int) -> Iterator[int]:
    """The plain cards of each rank, and each trump by itself."""
    yield from by_rank(hand & ~trumps)
    yield from (mask_of([card]) for card in cards_of(hand & trumps))


def _gain(reading: Reading, cards: int) -> float:
    """The average gain of laying these cards, and something for each beyond the first."""
    each = [_gain_of(reading, card) for card in cards_of(cards)]
    return sum(each) / len(each) + reading.weights.pair * (len(each) - 1)


def _gain_of(reading: Reading, card: int) -> float:
    """How glad one is to be rid of a card: less if the defender has an answer to it.

    Trumps answer every plain card, so for those only plain answers count. With an empty talon a
    card without an answer is welcome.
    """
    answered = reading.weights.answered
    answers = _answers(reading, card)
    if not answers and reading.late:
        return answered - reading.worth(card)
    if not bit(card) & reading.trumps:
        answers &= ~reading.trumps
    return -reading.worth(card) - (answered if answers else 0.0)


def _answers(reading: Reading, card: int) -> int:
    """The answers the defender is known to hold, with an empty talon all he may hold."""
    defender = reading.view.defender
    if defender is None:
        return 0
    memory = reading.memory
    held = memory.may_hold(defender) if reading.late else memory.held(defender)
    return held & stronger(card, reading.view.trump_suit)


def _led(reading: Reading, cards: int, most: int) -> Lead:
    """Lead so many of these cards of one rank, those with the fewest answers first."""
    hardest = sorted(cards_of(cards), key=lambda card: popcount(_answers(reading, card)))
    return Lead(tuple(sorted(hardest[:most])))
