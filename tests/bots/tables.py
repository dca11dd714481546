"""Deals for the bots' tests: any fair rules, and players who choose at random."""

from collections.abc import Iterator

from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from tests.walks.walking import FAIR, random_rules_of


def any_deals(seed: int, count: int) -> Iterator[tuple[Deal, Dice]]:
    """So many deals by random fair rules, dealt, with dice to go on."""
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        yield Deal.start(random_rules_of(dice, FAIR), seed=b"%d %d" % (seed, number)), dice


def any_action(deal: Deal, dice: Dice) -> tuple[int, Action]:
    """A legal action of any seat that may act."""
    seats = [seat for seat in range(deal.rules.players) if deal.legal(seat)]
    seat = seats[dice.below(len(seats))]
    choices = deal.legal(seat)
    return seat, choices[dice.below(len(choices))]


def moments(deal: Deal, dice: Dice) -> Iterator[None]:
    """Play the deal at random, and stop at every moment of it."""
    yield
    while deal.result is None:
        deal.act(*any_action(deal, dice))
        yield
