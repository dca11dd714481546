"""The rules of thumb inside the kernel: how fast they play, and how near the medium bot.

`python -m bench.policy` plays whole deals for speed, counts how often the policy would do what the
medium bot does, and lets either play every shuffle from both seats against the easy bot.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence

from kozyr.bots.levels import player
from kozyr.bots.player import Player
from kozyr.bots.policy.policy import choose, finish
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.game.translate import action_of
from kozyr.game.view import Result
from kozyr.lab.playing import polled
from kozyr.lab.tally import Round, tally
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset

SETS = ("service_podkidnoy", "service_perevodnoy")
LONGEST = 100_000
"""More decisions than any deal has."""

Seats = Sequence[Player | None]
"""Who plays each seat of a deal: a bot, or None for the policy."""


def main() -> None:
    """Measure, and print JSON, one set of rules a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000, help="shuffles a match")
    options = parser.parse_args()
    for name in SETS:
        rules = preset(name).rules
        figures = {
            "rules": name,
            "M decisions/s": speed(rules, options.deals * 10),
            "agrees": agreement(rules, options.deals // 4),
            "policy loses to easy": losses(rules, options.deals, "easy", None),
            "medium loses to easy": losses(rules, options.deals, "easy", "medium"),
            "policy loses to medium": losses(rules, options.deals, "medium", None),
        }
        print(json.dumps(figures), flush=True)


def speed(rules: Rules, deals: int) -> float:
    """Decisions of whole deals, in millions a second of CPU time."""
    state, dice = State(bind(rules)), Dice(1)
    decisions = 0
    began = time.process_time()
    for _ in range(deals):
        shuffle_and_deal(state, dice)
        decisions += finish(state, LONGEST)
    return round(decisions / (time.process_time() - began) / 1e6, 2)


def agreement(rules: Rules, deals: int) -> float:
    """The share of the medium bots' decisions in which the policy would do the same."""
    same = [one == other for number in range(deals) for one, other in _beside(rules, number)]
    return round(sum(same) / len(same), 4)


def _beside(rules: Rules, number: int) -> Iterator[tuple[Action, Action]]:
    """What the medium bots do in a deal, each beside what the policy would."""
    deal = Deal.start(rules, seed=b"arena %d" % number)
    bots = [player("medium", rules, seat) for seat in range(rules.players)]
    while deal.result is None:
        seat, action = asked(deal, bots)
        yield action, action_of(choose(deal.state, seat))
        deal.act(seat, action)


def losses(rules: Rules, deals: int, field: str, hero: str | None) -> dict[str, float]:
    """How often the hero (None is the policy) is the durak against bots of a level."""
    rounds = [_round(rules, number, field, hero) for number in range(deals)]
    told = tally(rules.players, rounds)
    return {name: round(getattr(told, name), 4) for name in ("rate", "low", "high")}


def _round(rules: Rules, number: int, field: str, hero: str | None) -> Round:
    ends = []
    for own in range(rules.players):
        seats = [player(field, rules, seat) for seat in range(rules.players)]
        table: list[Player | None] = [*seats]
        table[own] = player(hero, rules, own) if hero else None
        result = play(Deal.start(rules, seed=b"arena %d" % number), table)
        ends += [result.durak == own] if result.durak is not None else []
    return Round(len(ends), sum(ends))


def play(deal: Deal, seats: Seats) -> Result:
    """Play a deal to its end; the policy is shown the state, which it reads as its seat."""
    while deal.result is None:
        deal.act(*asked(deal, seats))
    return deal.result


def asked(deal: Deal, seats: Seats) -> tuple[int, Action]:
    """The first seat with something to do, and what."""
    for seat in polled(deal):
        bot = seats[seat]
        if bot is None:
            return seat, action_of(choose(deal.state, seat))
        view = deal.view(seat)
        action = bot.choose(view)
        if action is not None:
            return seat, action
    raise AssertionError(deal.may_act())


if __name__ == "__main__":
    main()
