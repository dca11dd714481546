"""Moments to learn from, a mixture of tables, by number: the same number brings the same ones."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import Features, read_rules
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.lab.training.batch import harvest, selfplay
from kozyr.lab.training.crop import Crop
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.harvest import Harvest
from kozyr.lab.training.layers import Floats
from kozyr.lab.training.lookahead import Lookahead
from kozyr.lab.training.mixture import table
from kozyr.lab.training.plan import Manner, Plan
from kozyr.lab.training.selfplay import SelfPlay
from kozyr.rules.limits import Limits

WORDS: Final = 16
"""Words of 32 inputs each."""

ENDS: Final = 4
"""Where players look ahead, one table in so many shows ends of deals, which they do not play."""

TABLE: Final = 1 << 22
"""Bytes of the solver's table."""

_SEEDS: Final = 1_000_003


class Moments(NamedTuple):
    """Inputs, packed eight to a byte, and the worth of each moment to its opener."""

    inputs: npt.NDArray[np.uint8]
    worth: Floats

    def rows(self, which: npt.NDArray[np.intp] | slice) -> tuple[Floats, Floats]:
        """Some of them, unpacked."""
        bits = np.unpackbits(self.inputs[which], axis=1, bitorder="little", count=codes.INPUTS)
        return bits.astype(np.float32), self.worth[which]


def moments(plan: Plan, number: int, manner: Manner, teacher: Floats) -> Moments:
    """The moments of a chunk; the teacher are the weights of the net that is trusted."""
    chunk = _Chunk(Dice(plan.seed * _SEEDS + number), plan.each, manner, teacher)
    found = [chunk.of_table(at) for at in range(plan.tables)]
    return Moments(
        np.concatenate([one.inputs for one in found]),
        np.concatenate([one.worth for one in found]),
    )


class _Chunk(NamedTuple):
    """How a chunk is played: `each` moments of each table."""

    dice: Dice
    each: int
    manner: Manner
    teacher: Floats

    def of_table(self, number: int) -> Moments:
        """The moments of the table of this number, drawn by lot."""
        limits = table(self.dice)
        ahead = self.manner.samples > 0 and number % ENDS != 0
        crop = self._looking_ahead(limits) if ahead else self._by_rules(limits)
        words = np.array(crop.words, np.uint32).reshape(-1, WORDS)[: self.each] | _rules(limits)
        return Moments(words.view(np.uint8), np.array(crop.worth[: self.each], np.float32))

    def _by_rules(self, limits: Limits) -> Crop:
        deals = Harvest(limits, self.dice, self._foresight(limits), self.manner.repeats)
        deals.only_ends = self.manner.samples > 0
        harvest(deals, self.each)
        return deals.crop

    def _looking_ahead(self, limits: Limits) -> Crop:
        foresight = self._foresight(limits)
        worlds = State(limits), State(limits)
        player = Lookahead(foresight.net, self.dice, *worlds, self.manner.samples)
        deals = SelfPlay(foresight, player, player, self.manner.trust)
        selfplay(deals, self.each)
        return deals.crop

    def _foresight(self, limits: Limits) -> Foresight:
        foresight = Foresight(limits, TABLE, self.manner.nodes, self.manner.own_nodes)
        if self.manner.trusts:
            foresight.net.put(self.teacher.tolist())
            foresight.net.bind(limits)
            foresight.trusts = True
        return foresight


def _rules(limits: Limits) -> npt.NDArray[np.uint32]:
    """The inputs that are on at such a table whatever the moment."""
    features = Features()
    read_rules(features, limits)
    words = np.zeros(WORDS, np.uint32)
    for item in features.items[: features.n]:
        words[item >> 5] |= 1 << (item & 31)
    return words
