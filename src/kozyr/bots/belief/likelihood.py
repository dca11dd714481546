"""How much likelier each unseen card is in each hand, for what its player did and did not do."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from kozyr.bots.belief.clues import Bout, Clue, clues
from kozyr.bots.memory import Memory
from kozyr.cards.cardset import cards_of
from kozyr.game.view import View

LEAST: Final = 0.05
MOST: Final = 20.0
"""No clue, and no sum of clues, counts for more: people play otherwise than those measured."""

Weights = list[dict[int, float]]
"""For each seat the weights of cards."""

UNDEALT: Final = 0.001
"""The weight of a card that a seat cannot have been dealt: what it drew since may be that card."""


@cache
def ratios() -> Mapping[str, float]:
    """The ratio of every kind of clue, as `kozyr.lab.training.evidence` has measured it."""
    text = (files("kozyr.bots.belief") / "ratios.toml").read_text("utf-8")
    return {kind: float(ratio) for kind, ratio in tomllib.loads(text)["ratios"].items()}


def told(memory: Memory, trump_suit: int) -> Iterator[Clue | Bout]:
    """The clues of every bout remembered, each bout after its own."""
    for bout in (*memory.bouts, memory.bout):
        yield from clues(bout, memory.limits, trump_suit)
        yield bout


def weights(view: View, memory: Memory) -> dict[int, dict[int, float]]:
    """For every other seat the weight of each unseen card, 1 where nothing is known of it.

    Each clue multiplies the weights of its cards by its ratio. What is drawn afterwards was not in
    the hand when the clue was given: of a card the weight stands for the share of the hand's
    unknown cards that were there, and 1 for the rest. Closed bouts are reckoned once.
    """
    if not memory.weights:
        start = dict.fromkeys(cards_of(memory.limits.all_cards), 1.0)
        start |= dict.fromkeys(cards_of(memory.undealt), UNDEALT)
        memory.weights = [dict(start) for _ in view.seats]
    for bout in memory.bouts[memory.weighed :]:
        _weigh(bout, memory.weights, memory, view.trump_suit)
    memory.weighed = len(memory.bouts)
    unseen = cards_of(memory.unseen)
    found = [{card: settled[card] for card in unseen} for settled in memory.weights]
    _weigh(memory.bout, found, memory, view.trump_suit)
    return {one.seat: found[one.seat] for one in view.seats if one.seat != view.seat}


def _weigh(bout: Bout, found: Weights, memory: Memory, trump_suit: int) -> None:
    for clue in clues(bout, memory.limits, trump_suit):
        _multiply(found[clue.seat], clue.cards, ratios().get(clue.kind, 1.0))
    for seat, kept in enumerate(bout.kept):
        _fade(found[seat], kept)


def _multiply(weights: dict[int, float], cards: int, ratio: float) -> None:
    for card in weights.keys() & cards_of(cards):
        before = weights[card]
        weights[card] = min(max(before * ratio, min(before, LEAST)), MOST)


def _fade(weights: dict[int, float], kept: float) -> None:
    if kept < 1:
        for card, weight in weights.items():
            weights[card] = 1 + kept * (weight - 1)
