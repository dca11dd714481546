"""What to lead."""

from collections.abc import Iterator

from kozyr.bots.reading import Reading
from kozyr.bots.strength import by_rank, stronger
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.actions import Lead
from kozyr.game.bits import popcount

_FEW = 3
"""With so many players or fewer a transfer may come back, and the pair is kept for it."""


def lead(reading: Reading) -> Lead:
    """Begin a run if there is one; else lead what is least worth keeping and hardest to answer."""
    if reading.rival is not None:
        winning = reading.run(reading.hand, reading.rival)
        if winning:
            return _together(reading, winning)
    best = max(_candidates(reading.hand, reading.trumps), key=lambda cards: _gain(reading, cards))
    if keeps_pairs(reading):
        return Lead((cards_of(best)[0],))
    return _together(reading, best)


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
    """How glad one is to be rid of a card; less if the defender is known to hold its answer.

    With an empty talon every card he may hold counts, and a card without an answer is welcome.
    """
    seat = reading.view.defender
    if seat is None:
        return -reading.worth(card)
    memory, view = reading.memory, reading.view
    answers = stronger(card, view.trump_suit)
    if reading.late:
        answers &= memory.may_hold(seat)
        welcome = 0.0 if answers else reading.weights.answered
    else:
        answers &= memory.held(seat)
        welcome = 0.0
    if not mask_of([card]) & reading.trumps:
        answers &= ~reading.trumps
    return welcome - reading.worth(card) - (reading.weights.answered if answers else 0.0)


def _together(reading: Reading, cards: int) -> Lead:
    """Lead as many of these cards of one rank as may be, those without an answer first."""
    rival = reading.rival or 0
    trump = reading.view.trump_suit
    hardest = sorted(cards_of(cards), key=lambda card: popcount(stronger(card, trump) & rival))
    return Lead(tuple(sorted(hardest[: reading.view.lead_max])))
