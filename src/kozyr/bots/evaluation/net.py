"""A small net that tells what a deal of two is worth before a lead, all cards being known."""

import math

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import Features, read, read_rules
from kozyr.game import codes as game
from kozyr.game.state import State
from kozyr.rules.limits import Limits


def floats(length: int) -> list[float]:
    """A list of zeros that becomes a C array where the `.pxd` says so."""
    return [0.0] * length


class Net:
    """Three layers, bound to the rules of one table; the first adds up only the inputs that are on.

    One thread at a time: a net keeps its sums in itself.
    """

    def __init__(self) -> None:
        self.features = Features()
        self.first = floats(30_848)
        self.base = floats(64)
        self.second = floats(2048)
        self.second_base = floats(32)
        self.third = floats(32)
        self.third_base = 0.0
        self.sums = floats(64)
        self.later = floats(32)

    def put(self, weights: list[float]) -> None:
        """Set all weights: first layer, base, second layer, base, third layer, base.

        Raises:
            ValueError: there are more or fewer than this net has.

        """
        if len(weights) != codes.WEIGHTS:
            msg = f"the net has {codes.WEIGHTS} weights, not {len(weights)}"
            raise ValueError(msg)
        at = codes.INPUTS * codes.FIRST
        self.first = weights[:at]
        self.base = weights[at : at + 64]
        at += codes.FIRST
        self.second = weights[at : at + 2048]
        at += codes.FIRST * codes.SECOND
        self.second_base = weights[at : at + 32]
        self.third = weights[at + 32 : at + 64]
        self.third_base = weights[at + 64]

    def bind(self, limits: Limits) -> None:
        """Add the rules of a table to the base, for good."""
        read_rules(self.features, limits)
        self.start()
        for at in range(codes.FIRST):
            self.base[at] = self.sums[at]

    def start(self) -> None:
        """The sums of the first layer for the inputs that are on."""
        for at in range(codes.FIRST):
            self.sums[at] = self.base[at]
        for place in range(self.features.n):
            row = self.features.item(place) * codes.FIRST
            for at in range(codes.FIRST):
                self.sums[at] += self.first[row + at]

    def pass_on(self) -> None:
        """The sums of the second layer."""
        for at in range(codes.SECOND):
            self.later[at] = self.second_base[at]
        for unit in range(codes.FIRST):
            active = self.sums[unit]
            if active > 0:
                row = unit * codes.SECOND
                for at in range(codes.SECOND):
                    self.later[at] += active * self.second[row + at]

    def finish(self) -> float:
        """What the third layer says, as a chance."""
        total = self.third_base
        for at in range(codes.SECOND):
            if self.later[at] > 0:
                total += self.later[at] * self.third[at]
        return 1 / (1 + math.exp(-total))


def value(x: Net, s: State, seat: int) -> float:
    """What a seat may expect of a deal, 1 for not being the durak, a draw being half.

    The state is one of two players in, before a lead or over, at a table that the net is bound to.
    """
    if s.phase == game.OVER:
        return result(s, seat)
    read(x.features, s)
    x.start()
    x.pass_on()
    chance = x.finish()
    return chance if seat == s.opener else 1 - chance


def result(s: State, seat: int) -> float:
    """What a seat got of a deal that is over: 0 for the durak, 1 for the other, each half else."""
    if s.fool < 0:
        return 0.5
    return 0.0 if s.fool == seat else 1.0
