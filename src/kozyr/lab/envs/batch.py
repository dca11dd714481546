"""Many deals at once in numpy arrays, for learners that want speed (docs/environments.md)."""

from typing import TYPE_CHECKING, TypeVar

from kozyr.game.playout import Dice
from kozyr.lab.envs.arrays import Arrays
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.making import MOST, IllegalActionError, checked_seed
from kozyr.lab.envs.numbering import count_of
from kozyr.lab.envs.rows import Rows
from kozyr.lab.extras import MissingExtraError
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

try:
    import numpy as np
except ImportError as problem:
    raise MissingExtraError(problem.name or "numpy") from problem

if TYPE_CHECKING:
    from numpy.typing import NDArray

Number = TypeVar("Number", bound=np.generic)


class Batch:
    """So many deals of the same rules side by side; a deal that ends is followed by the next.

    Row i of every array tells of deal i. `seats`: who acts. `masks`: a flag for each action.
    `observations`: what the acting seat knows, as `layout` says; without columns unless `observe`.
    `ends`: 1 where the last step ended a deal, 2 where it was cut off after `most` decisions.
    `rewards`: what that deal was worth to each seat, else 0. The arrays are read-only, and the
    next step changes them in place: copy what is to be kept.

    Row i begins with the seed `seed + i`, and each new deal of a row has the seed of the one before
    plus `deals`: the same seeds and actions bring the same arrays.
    """

    def __init__(
        self, rules: Rules, deals: int, *, seed: int = 0, observe: bool = True, most: int = MOST
    ) -> None:
        limits = bind(rules)
        self.layout = Layout(limits)
        self.actions = count_of(limits)
        seats, ends = np.zeros(deals, np.int8), np.zeros(deals, np.int8)
        rewards = np.zeros((deals, rules.players), np.float32)
        masks = np.zeros((deals, self.actions), np.int8)
        observations = np.zeros((deals, self.layout.size if observe else 0), np.int8)
        own = Arrays(seats, ends, rewards, masks, observations)
        self._rows = Rows(limits, own, most, observes=observe)
        self.seats, self.ends, self.rewards = _shown(seats), _shown(ends), _shown(rewards)
        self.masks, self.observations = _shown(masks), _shown(observations)
        self._dice = Dice(0)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal every row afresh; SeedError unless 0 <= seed < 2**62."""
        first = checked_seed(seed)
        self._dice = Dice(first)
        self._rows.begin(first)

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Carry out an action in every row.

        Raises:
            IllegalActionError: a mask forbids its action; nothing was done in any row.

        """
        given = np.asarray(actions)
        if given.size and given.dtype.kind not in "iu":
            message = f"actions are whole numbers, not {given.dtype}"
            raise IllegalActionError(message)
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != self.seats.shape:
            message = (
                f"a batch of {len(self.seats)} deals takes as many actions, not {chosen.shape}"
            )
            raise IllegalActionError(message)
        row = self._rows.illegal(chosen)
        if row >= 0:
            message = f"row {row}: action {chosen[row]} is not allowed to seat {self.seats[row]}"
            raise IllegalActionError(message)
        self._rows.step(chosen)

    def sample(self) -> "NDArray[np.int64]":
        """Draw a legal action for every row, each as likely as the others; repeatable by seed."""
        drawn = np.zeros(len(self.seats), np.int64)
        self._rows.sample(drawn, self._dice)
        return drawn


def _shown(array: "NDArray[Number]") -> "NDArray[Number]":
    """The same array, not to be written to."""
    view = array.view()
    view.flags.writeable = False
    return view
