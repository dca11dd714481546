"""Long proofs that let other threads run: compiled, these calls release the GIL.

`batch.pxd` holds the wrapper that does so; in plain Python it is an ordinary call. A call cannot be
interrupted, so ask for a hundredth of a second of work at a time: the solver's table keeps most of
what was done.
"""

from kozyr.bots.endgame.exact import value
from kozyr.bots.endgame.solver import Solver
from kozyr.game.state import State


def values(x: Solver, s: State, nodes: int) -> int:
    """The exact value of a deal between two, as `exact.value` tells it."""
    return value(x, s, nodes)
