"""The value net against deals played out, as a guess at what a moment before a lead is worth.

The truth is the mean of `--truth` continuations by the rules of thumb, solved once the talon is
empty, each with the talon shuffled anew. A guess is the net's word, or the mean of a few
continuations of the same kind, or of some without the solver. Told are its root mean square error,
freed of the chance that is left in the truth, and its processor time.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import sqrt

from kozyr.bots.evaluation.net import value
from kozyr.bots.evaluation.weights import net
from kozyr.bots.policy.policy import choose
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.sampling import shuffle_talon
from kozyr.rules.limits import Limits, bind
from kozyr.rules.presets import preset

SETS = ("service_podkidnoy", "service_perevodnoy")
STAGES = ((0, 0), (1, 4), (5, 8), (9, 12), (13, 24))
"""Cards left in the talon, from and to."""

CARELESS = 16
"""One act of so many is made at random."""

AGAIN = 20
"""So often the net is asked, since once is too short to be timed."""

TABLE = 1 << 22

Guess = Callable[[State], float]


def main() -> None:
    """Measure, and print JSON, one set of rules and stage of a deal a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="deals a set of rules")
    parser.add_argument("--truth", type=int, default=24, help="continuations that make the truth")
    options = parser.parse_args()
    for name in SETS:
        for told in measured(bind(preset(name).rules), options.deals, options.truth):
            print(json.dumps({"rules": name} | told), flush=True)


def measured(limits: Limits, deals: int, truth: int) -> Iterator[dict[str, object]]:
    """The figures of each stage."""
    dice = Dice(2026)
    exact = mean_of(limits, Foresight(limits, TABLE, 20_000, 200_000), dice, truth)
    guesses = guesses_at(limits, dice)
    found: dict[int, list[tuple[float, list[float], list[float]]]] = defaultdict(list)
    for state in moments(limits, dice, deals):
        said = [
            timed(guess, state, AGAIN if name == "net" else 1) for name, guess in guesses.items()
        ]
        at = next(n for n, (_, last) in enumerate(STAGES) if talon_left(state) <= last)
        found[at].append((exact(state), [one for one, _ in said], [took for _, took in said]))
    for at, of_stage in sorted(found.items()):
        yield {"talon": STAGES[at], "moments": len(of_stage)} | figures(of_stage, truth, guesses)


def guesses_at(limits: Limits, dice: Dice) -> dict[str, Guess]:
    """What is compared, by name."""
    known = net(limits)
    if known is None:
        msg = "the net does not know this table"
        raise ValueError(msg)
    rules = Foresight(limits, TABLE, 0, 0)
    solved = Foresight(limits, TABLE, 2_000, 2_000)
    return {
        "net": lambda state: value(known, state, state.opener),
        **{f"{n} played out": mean_of(limits, rules, dice, n) for n in (1, 4, 16)},
        **{f"{n} played out, solved": mean_of(limits, solved, dice, n) for n in (1, 4)},
    }


def mean_of(limits: Limits, foresight: Foresight, dice: Dice, repeats: int) -> Guess:
    """The mean result of so many continuations."""
    world = State(limits)

    def guess(state: State) -> float:
        total = 0.0
        for _ in range(repeats):
            world.copy_from(state)
            shuffle_talon(world, dice)
            total += foresight.worth(world, state.opener)
        return total / repeats

    return guess


def moments(limits: Limits, dice: Dice, deals: int) -> Iterator[State]:
    """One lead in four of deals by the rules of thumb, now and then careless."""
    state, moves = State(limits), Moves()
    for _ in range(deals):
        shuffle_and_deal(state, dice)
        while state.phase != codes.OVER:
            if state.phase == codes.TO_LEAD and dice.below(4) == 0:
                yield state
            seat = next_actor(state)
            if dice.below(CARELESS) == 0:
                apply(state, seat, moves.move(dice.below(legal(state, seat, moves))))
            else:
                apply(state, seat, choose(state, seat))


def timed(guess: Guess, state: State, again: int) -> tuple[float, float]:
    """A guess and the seconds it took, on average of so many times."""
    said = guess(state)
    started = time.process_time()
    for _ in range(again):
        guess(state)
    return said, (time.process_time() - started) / again


def figures(
    of_stage: list[tuple[float, list[float], list[float]]], truth: int, names: dict[str, Guess]
) -> dict[str, object]:
    """Error and microseconds of each guess; `blind` is the error of the mean of the stage."""
    count = len(of_stage)
    truths = [one for one, _, _ in of_stage]
    chance = sum(one * (1 - one) for one in truths) / count / (truth - 1)
    mean = sum(truths) / count

    def error(said: list[float]) -> float:
        square = sum((one - right) ** 2 for one, right in zip(said, truths, strict=True)) / count
        return round(sqrt(max(square - chance, 0)), 3)

    told: dict[str, object] = {"blind": error([mean] * count)}
    for at, name in enumerate(names):
        took = sum(times[at] for _, _, times in of_stage) / count
        told[name] = [error([said[at] for _, said, _ in of_stage]), round(took * 1e6, 1)]
    return told


if __name__ == "__main__":
    main()
