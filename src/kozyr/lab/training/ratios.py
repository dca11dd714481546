"""The ratios under which the hands that were really held are likeliest."""

import math
from typing import Final

import msgspec

from kozyr.bots.belief.clues import Bout
from kozyr.bots.belief.likelihood import LEAST, MOST, UNDEALT, told
from kozyr.bots.memory import Memory
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.bits import bit, popcount
from kozyr.game.deal import Deal

ROUNDS: Final = 10
RIDGE: Final = 5.0
"""A clue as rare as this counts for half of what it seems to say."""

Step = tuple[str, int, float]
"""A clue's kind and cards; or "" and the share of unknown cards kept after a refill."""


class Hand(msgspec.Struct, frozen=True):
    """The unknown part of a hand: all unseen cards, those that are in it, and what was told of it.

    Sets of cards are masks; the `undealt` were in no hand at the beginning (§3.2).
    """

    unseen: int
    undealt: int
    real: int
    steps: tuple[Step, ...]


def hands_of(deal: Deal, memory: Memory) -> list[Hand]:
    """Every other hand of which something is unknown, `memory` having seen the moment."""
    hands = []
    trump = deal.view(0).trump_suit
    for seat in range(deal.rules.players):
        real = mask_of(deal.view(seat).hand) & memory.unseen
        if real and real != memory.unseen:
            hands.append(Hand(memory.unseen, memory.undealt, real, _steps(memory, seat, trump)))
    return hands


def _steps(memory: Memory, seat: int, trump_suit: int) -> tuple[Step, ...]:
    steps: list[Step] = []
    for one in told(memory, trump_suit):
        if isinstance(one, Bout):
            if one.kept and one.kept[seat] < 1:
                steps.append(("", 0, one.kept[seat]))
        elif one.seat == seat and one.cards & memory.unseen:
            steps.append((one.kind, one.cards & memory.unseen, 1.0))
    return tuple(steps)


class _Belief:
    """The weight of one card, and how its logarithm grows with that of each ratio."""

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.grows: dict[str, float] = {}

    def multiply(self, kind: str, ratio: float) -> None:
        self.weight *= ratio
        self.grows[kind] = self.grows.get(kind, 0.0) + 1

    def fade(self, kept: float) -> None:
        faded = 1 + kept * (self.weight - 1)
        share = kept * self.weight / faded
        self.grows = {kind: slope * share for kind, slope in self.grows.items()}
        self.weight = faded


def fit(hands: list[Hand]) -> dict[str, float]:
    """The ratios of all kinds told of these hands, found by rounds of Newton's method."""
    logs = dict.fromkeys((kind for hand in hands for kind, _, _ in hand.steps if kind), 0.0)
    for _ in range(ROUNDS):
        slope, bend = dict.fromkeys(logs, 0.0), dict.fromkeys(logs, RIDGE)
        for hand in hands:
            _add_hand(hand, logs, slope, bend)
        for kind, log in logs.items():
            wished = log + (slope[kind] - RIDGE * log) / bend[kind] / 2
            logs[kind] = min(max(wished, math.log(LEAST)), math.log(MOST))
    return {kind: math.exp(log) for kind, log in logs.items()}


def _add_hand(
    hand: Hand, logs: dict[str, float], slope: dict[str, float], bend: dict[str, float]
) -> None:
    beliefs = _beliefs(hand, logs)
    chances = _chances([one.weight for one in beliefs.values()], popcount(hand.real))
    for (card, belief), chance in zip(beliefs.items(), chances, strict=True):
        surprise = bool(bit(card) & hand.real) - chance
        for kind, grows in belief.grows.items():
            slope[kind] += surprise * grows
            bend[kind] += chance * (1 - chance) * grows * grows


def _beliefs(hand: Hand, logs: dict[str, float]) -> dict[int, _Belief]:
    beliefs = {
        card: _Belief(UNDEALT if bit(card) & hand.undealt else 1.0)
        for card in cards_of(hand.unseen)
    }
    for kind, cards, kept in hand.steps:
        if kind:
            for card in cards_of(cards):
                beliefs[card].multiply(kind, math.exp(logs[kind]))
        else:
            for belief in beliefs.values():
                belief.fade(kept)
    return beliefs


def _chances(weights: list[float], held: int) -> list[float]:
    """About how likely each card is among so many held, the weights being odds up to a factor."""
    low, high = 1e-9, 1e9
    while high > low * (1 + 1e-9):
        factor = math.sqrt(low * high)
        total = sum(factor * weight / (1 + factor * weight) for weight in weights)
        low, high = (factor, high) if total < held else (low, factor)
    return [low * weight / (1 + low * weight) for weight in weights]
