"""How the rules of thumb answer an attack: see `kozyr.bots.answering`."""

from kozyr.bots.policy.facts import is_late
from kozyr.bots.policy.prices import cheapest, dearest, kept, worth, worth_of
from kozyr.game import codes
from kozyr.game.beating import beaters
from kozyr.game.bits import bit, lane, lowest, popcount
from kozyr.game.moves import move
from kozyr.game.state import State
from kozyr.game.transferring import showable, transferable

BURDEN = 14
LEAD = 6


def answer(s: State) -> int:
    """Pass the attack on where that is cheap, else beat where that is cheaper than to take."""
    hand = s.hands[s.defender]
    shown = showable(s) & hand
    if shown != 0:
        return move(codes.SHOW, lowest(shown), 0)
    held = kept(s, s.defender)
    plan = cheapest_plan(s, hand, held)
    card = _passed_on(s, plan, held)
    if card >= 0:
        return move(codes.TRANSFER, card, 0)
    if plan == 0 or not _worth_beating(s, plan, held):
        return move(codes.TAKE, 0, 0)
    target = _hardest(s, s.uncovered, hand)
    return move(codes.BEAT, cheapest(s, beaters(s, target) & hand, held), target)


def cheapest_plan(s: State, hand: int, held: int) -> int:
    """The cards that cover everything, the hardest card first and each time the cheapest.

    0 if that fails.
    """
    targets = s.uncovered
    plan = 0
    while targets != 0:
        target = _hardest(s, targets, hand)
        usable = beaters(s, target) & hand & ~plan
        if usable == 0:
            return 0
        plan |= bit(cheapest(s, usable, held))
        targets &= ~bit(target)
    return plan


def _hardest(s: State, targets: int, hand: int) -> int:
    """The one of these attack cards with the fewest answers in the hand, the first laid of them."""
    if targets & (targets - 1) == 0:
        return lowest(targets)
    hardest = 0
    fewest = codes.NOT_A_CARD
    for at in range(s.n_attack):
        if targets & bit(s.attack[at]):
            answers = popcount(beaters(s, s.attack[at]) & hand)
            if answers < fewest:
                fewest = answers
                hardest = s.attack[at]
    return hardest


def _passed_on(s: State, plan: int, held: int) -> int:
    """The card to transfer with, if that is better than to answer; else -1.

    A plain card always is, a trump if nothing else helps, or if the talon is empty and the plan
    would cost a better card.
    """
    cards = transferable(s) & s.hands[s.defender]
    if cards == 0:
        return codes.NO_CARD
    card = cheapest(s, cards, held)
    if not bit(card) & lane(s.trump) or plan == 0:
        return card
    if is_late(s) and dearest(s, plan, held) > worth(s, card, held):
        return card
    return codes.NO_CARD


def _worth_beating(s: State, plan: int, held: int) -> bool:
    """Whether the cards of the plan cost less than to take; with an empty talon they always do.

    To take costs the lead, and for each card on the table its burden less what it is worth.
    """
    if is_late(s):
        return True
    price = LEAD + BURDEN * popcount(s.table) - worth_of(s, s.table, held)
    return worth_of(s, plan, held) <= price
