"""How to answer an attack: show, transfer, beat or take."""

from kozyr.bots.choices import showable, transferable, uncovered
from kozyr.bots.reading import Reading
from kozyr.bots.strength import stronger
from kozyr.cards.cardset import cards_of
from kozyr.game.actions import Action, Beat, Show, Take, Transfer
from kozyr.game.bits import bit, lowest, popcount

Plan = tuple[Beat, ...]
"""Beats that cover everything on the table, the hardest card first."""


def answer(reading: Reading) -> Action:
    """Pass the attack on where that is cheap, else beat where that is cheaper than to take."""
    shown = showable(reading.view)
    if shown:
        return Show(lowest(shown))
    plan = cheapest_plan(reading)
    card = _passed_on(reading, plan)
    if card is not None:
        return Transfer(card)
    if plan is None or not _worth_beating(reading, plan):
        return Take()
    return plan[0]


def cheapest_plan(reading: Reading) -> Plan | None:
    """Cover the hardest cards first, each with the card least worth keeping; None if it fails."""
    answers = {
        target: stronger(target, reading.view.trump_suit) & reading.hand
        for target in uncovered(reading.view)
    }
    left, plan = reading.hand, []
    for target in sorted(answers, key=lambda target: popcount(answers[target])):
        usable = reading.cheapest(answers[target] & left)
        if not usable:
            return None
        left &= ~bit(usable[0])
        plan.append(Beat(usable[0], target))
    return tuple(plan)


def _passed_on(reading: Reading, plan: Plan | None) -> int | None:
    """The card to transfer with, if that is better than to answer.

    A plain card always is: it saves the answer and costs a card no better. A trump is if nothing
    else helps or if the talon is empty and the plan would cost a better card.
    """
    cards = reading.cheapest(transferable(reading.view))
    if not cards:
        return None
    if not bit(cards[0]) & reading.trumps or plan is None:
        return cards[0]
    dearest = max(reading.worth(beat.card) for beat in plan)
    return cards[0] if reading.late and dearest > reading.worth(cards[0]) else None


def _worth_beating(reading: Reading, plan: Plan) -> bool:
    """Whether the cards of the plan cost less than to take; with an empty talon they always do."""
    price = sum(reading.worth(beat.card) for beat in plan)
    return reading.late or price <= _price_of_taking(reading)


def _price_of_taking(reading: Reading) -> float:
    """The lead, and for each card on the table the burden of one more less what it is worth."""
    weights = reading.weights
    burdens = (weights.burden - reading.worth(card) for card in cards_of(reading.table))
    return weights.lead + sum(burdens)
