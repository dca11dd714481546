"""Deals for the bots' tests: any rules, and players who choose at random."""

from collections.abc import Iterator

from kozyr.game.actions import Action
from kozyr.game.bits import lowest
from kozyr.game.deal import Deal, Previous
from kozyr.game.playout import Dice
from kozyr.game.translate import action_of, armed_moves
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules, Value
from tests.walks.walking import RUNGS, random_rules, random_rules_of

CHEATING: dict[str, Value] = {"cheating": "on", "pogony": "off"}


def any_deals(
    seed: int, count: int, fixed: dict[str, Value] | None = None
) -> Iterator[tuple[Deal, Dice]]:
    """So many deals by random rules, on any rungs, dealt, with dice to go on.

    Options may be fixed, as those of `CHEATING`.
    """
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        rules = random_rules(dice) if fixed is None else random_rules_of(dice, fixed)
        seed_of_deal = b"%d %d" % (seed, number)
        if dice.below(2):
            yield Deal.start(rules, seed=seed_of_deal), dice
        else:
            last = Previous(None, None, any_rungs(rules, dice))
            yield Deal.start(rules, seed=seed_of_deal, number=2, previous=last), dice


def any_rungs(rules: Rules, dice: Dice) -> tuple[int, ...]:
    """A rung for every seat, partners and sharers of a ladder together (§15.2)."""
    limits = bind(rules)
    drawn = [RUNGS[dice.below(len(RUNGS))] for _ in range(rules.players)]
    sides = [0 if limits.shared_ladder else lowest(limits.mates[at]) for at in range(rules.players)]
    return tuple(drawn[side] for side in sides)


def any_action(deal: Deal, dice: Dice) -> tuple[int, Action]:
    """A legal action of any seat that may act, armed ones among them."""
    seats = [seat for seat in range(deal.rules.players) if deal.legal(seat)]
    seat = seats[dice.below(len(seats))]
    choices = deal.legal(seat) + tuple(map(action_of, armed_moves(deal.state, seat)))
    return seat, choices[dice.below(len(choices))]


def moments(deal: Deal, dice: Dice) -> Iterator[None]:
    """Play the deal at random, and stop at every moment of it."""
    yield
    while deal.result is None:
        deal.act(*any_action(deal, dice))
        yield
