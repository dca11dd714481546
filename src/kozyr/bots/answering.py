"""How to answer an attack: show, transfer, beat or take."""

from kozyr.bots.choices import showable, transferable, uncovered
from kozyr.bots.covers import Plan, plan
from kozyr.bots.reading import Reading
from kozyr.cards.cardset import cards_of
from kozyr.game.actions import Action, Show, Take, Transfer
from kozyr.game.bits import bit, lowest


def answer(reading: Reading) -> Action:
    """Pass the attack on where that is cheap, else beat where that is cheaper than to take."""
    shown = showable(reading.view)
    if shown:
        return Show(lowest(shown))
    beats = cheapest_plan(reading)
    card = _passed_on(reading, beats)
    if card is not None:
        return Transfer(card)
    if beats is None or not _worth_beating(reading, beats):
        return Take()
    return beats[0]


def cheapest_plan(reading: Reading) -> Plan | None:
    """Cover everything, each card with the one least worth keeping; None if that fails."""
    view = reading.view
    return plan(uncovered(view), reading.hand, view.trump_suit, reading.cheapest)


def _passed_on(reading: Reading, beats: Plan | None) -> int | None:
    """The card to transfer with, if that is better than to answer.

    A plain card always is: it saves the answer and costs a card no better. A trump is if nothing
    else helps or if the talon is empty and the plan would cost a better card.
    """
    cards = reading.cheapest(transferable(reading.view))
    if not cards:
        return None
    if not bit(cards[0]) & reading.trumps or beats is None:
        return cards[0]
    dearest = max(reading.worth(beat.card) for beat in beats)
    return cards[0] if reading.late and dearest > reading.worth(cards[0]) else None


def _worth_beating(reading: Reading, beats: Plan) -> bool:
    """Whether the cards of the beats cost less than to take; with an empty talon they always do."""
    price = sum(reading.worth(beat.card) for beat in beats)
    return reading.late or price <= _price_of_taking(reading)


def _price_of_taking(reading: Reading) -> float:
    """The lead, and for each card on the table the burden of one more less what it is worth."""
    weights = reading.weights
    burdens = (weights.burden - reading.worth(card) for card in cards_of(reading.table))
    return weights.lead + sum(burdens)
