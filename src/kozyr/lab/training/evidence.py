"""Measuring what acts say of cards: `python -m kozyr.lab.training.evidence`.

Bots and careless players play; at moments of their deals the hidden hands are compared with what
another seat can know of them, and the ratios that make the real hands likeliest are found. The same
options bring the same numbers.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from kozyr.bots.levels import player
from kozyr.bots.memory import Memory
from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.lab.playing import show, step
from kozyr.lab.training.ratios import Hand, fit, hands_of
from kozyr.rules.options import Rules
from kozyr.rules.presets import preset

TABLES: Final = {
    "service_podkidnoy": 2,
    "service_perevodnoy": 2,
    "classic_perevodnoy": 3,
    "classic": 4,
}
"""The rule sets whose deals are looked at, each with its seats."""

LEVELS: Final = ("easy", "medium")
CARELESS: Final = (0, 8, 4)
"""Deals take turns in these: one act in so many is any legal one, as of people who play otherwise;
0 is none."""

SEEN: Final = 6
"""One moment in so many is looked at."""


Moment = tuple[Deal, int, Memory]
"""A deal as it stands, with a seat that has seen all of it, and what that seat remembers."""


def main() -> None:
    """Measure and print the ratios as TOML, each with how often its clue was given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="deals of each rule set")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    hands = [
        hand
        for name, seats in TABLES.items()
        for deal, _, memory in moments(table(name, seats), options.seed, options.deals)
        for hand in hands_of(deal, memory)
    ]
    command = f"python -m kozyr.lab.training.evidence --deals {options.deals} --seed {options.seed}"
    sys.stdout.write(f"# Made by `{command}` from {len(hands)} hands.\n" + report(hands))


def report(hands: list[Hand]) -> str:
    """The ratios that fit these hands, as TOML."""
    counts = Counter(kind for hand in hands for kind, _, _ in hand.steps if kind)
    rows = [f"{kind} = {ratio:.3f} # {counts[kind]}" for kind, ratio in sorted(fit(hands).items())]
    return "\n".join(["", "[ratios]", *rows, ""])


def table(name: str, seats: int) -> Rules:
    """The rules of a set with so many seats."""
    return replace(preset(name).rules, players=seats)


def moments(
    rules: Rules, seed: int, deals: int, careless: Sequence[int] = CARELESS
) -> Iterator[Moment]:
    """Moments of so many deals, each as it stands when it is asked for."""
    for number in range(deals):
        deal = Deal.start(rules, seed=b"evidence %d %d" % (seed, number))
        yield from _deal(deal, Dice(seed * 1_000_003 + number), careless[number % len(careless)])


def _deal(deal: Deal, dice: Dice, careless: int) -> Iterator[Moment]:
    seats = range(deal.rules.players)
    players = [player(LEVELS[dice.below(len(LEVELS))], deal.rules, seat) for seat in seats]
    memory, seat = Memory(deal.rules), dice.below(deal.rules.players)
    show(deal, players)
    while deal.result is None:
        memory.see(deal.view(seat))
        if dice.below(SEEN) == 0:
            yield deal, seat, memory
        if careless and dice.below(careless) == 0:
            _act_at_random(deal, dice)
        else:
            step(deal, players)


def _act_at_random(deal: Deal, dice: Dice) -> None:
    actor = deal.next_actor()
    if actor is not None:
        choices = deal.legal(actor)
        deal.act(actor, choices[dice.below(len(choices))])


if __name__ == "__main__":
    main()
