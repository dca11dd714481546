"""Moments to learn from, a mixture of tables, by number: the same number brings the same ones."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import Features, read_rules
from kozyr.game.playout import Dice
from kozyr.lab.training.batch import harvest
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.harvest import Harvest
from kozyr.lab.training.layers import Floats
from kozyr.lab.training.mixture import table
from kozyr.lab.training.plan import Manner, Plan
from kozyr.rules.limits import Limits

WORDS: Final = 16
"""Words of 32 inputs each."""

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
    dice = Dice(plan.seed * _SEEDS + number)
    found = [
        _of_one(_harvest(table(dice), dice, manner, teacher), plan.each) for _ in range(plan.tables)
    ]
    return Moments(
        np.concatenate([one.inputs for one in found]),
        np.concatenate([one.worth for one in found]),
    )


def _harvest(limits: Limits, dice: Dice, manner: Manner, teacher: Floats) -> Harvest:
    foresight = Foresight(limits, TABLE, manner.nodes, manner.own_nodes)
    if manner.trusts:
        foresight.net.put(teacher.tolist())
        foresight.net.bind(limits)
        foresight.trusts = True
    return Harvest(limits, dice, foresight, manner.repeats)


def _of_one(h: Harvest, each: int) -> Moments:
    harvest(h, each)
    words = np.array(h.words, np.uint32).reshape(-1, WORDS)[:each] | _rules(h.state.limits)
    return Moments(words.view(np.uint8), np.array(h.worth[:each], np.float32))


def _rules(limits: Limits) -> npt.NDArray[np.uint32]:
    """The inputs that are on at such a table whatever the moment."""
    features = Features()
    read_rules(features, limits)
    words = np.zeros(WORDS, np.uint32)
    for item in features.items[: features.n]:
        words[item >> 5] |= 1 << (item & 31)
    return words
