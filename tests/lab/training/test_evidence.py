"""The ratios are found from play, the same each time, and make real hands likelier than guesses."""

import math
import tomllib

import pytest

from kozyr.bots.belief.believe import believe
from kozyr.cards.cardset import mask_of
from kozyr.game.bits import bit
from kozyr.game.playout import Dice
from kozyr.lab.training.evidence import TABLES, moments, report, table
from kozyr.lab.training.ratios import Hand, fit, hands_of
from tests.walks.sizes import deals

HIDDEN = mask_of(range(12))
TOLD = mask_of(range(4))


def planted(ratio: float, kept: float, count: int, dice: Dice) -> list[Hand]:
    """Hands of 4 of 12 cards, of which the first four have a weight of `ratio`, faded to `kept`."""
    weight = 1 + kept * (ratio - 1)
    steps = (("clue", TOLD, 1.0), ("", 0, kept))
    hands: list[Hand] = []
    while len(hands) < count:
        real = 0
        while real.bit_count() < 4:
            real |= bit(dice.below(12))
        likely = min(weight, 1 / weight) ** (real & (TOLD if weight < 1 else ~TOLD)).bit_count()
        if dice.below(1 << 20) < likely * (1 << 20):
            hands.append(Hand(HIDDEN, 0, real, steps))
    return hands


@pytest.mark.parametrize(("ratio", "kept"), [(0.25, 1.0), (2.0, 1.0), (0.4, 0.5)])
def test_the_ratio_that_made_the_hands_is_found(ratio: float, kept: float) -> None:
    found = fit(planted(ratio, kept, 2000, Dice(7)))
    assert found["clue"] == pytest.approx(ratio, rel=0.25)


def test_a_measurement_gives_the_same_numbers_again() -> None:
    reports = [
        report(
            [hand for deal, _, memory in moments(rules, 3, 2) for hand in hands_of(deal, memory)]
        )
        for rules in [table("service_podkidnoy", 2)] * 2
    ]
    assert reports[0] == reports[1]
    assert tomllib.loads(reports[0])["ratios"]


@pytest.mark.parametrize("name", TABLES)
def test_the_real_hands_are_believed_likelier_than_others(name: str) -> None:
    gains = []
    for deal, seat, memory in moments(table(name, TABLES[name]), 5, deals(24, 4), (0,)):
        sampler = believe(deal.view(seat), memory)
        if sampler.total > 0:
            even = 1.0
            for filled in range(sampler.hands):
                even *= math.comb(
                    sampler.n_cards - sum(sampler.wanted[:filled]), sampler.wanted[filled]
                )
            gains.append(math.log(sampler.weight_of(deal.state) / sampler.total * even))
    assert sum(gains) / len(gains) > 0.3
