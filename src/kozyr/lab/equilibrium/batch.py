"""Long work on a tree that lets other threads run: compiled, these calls release the GIL.

`batch.pxd` holds the wrappers that do so; in plain Python they are ordinary calls. A call cannot be
interrupted, so ask for few roots at a time.
"""

from kozyr.lab.equilibrium.growing import Frame, grow
from kozyr.lab.equilibrium.solving import Judge, Solver, answer, learn, settle


def growth(frame: Frame, node: int, mine: int, his: int) -> None:
    """Write down all that may follow the moment of this frame."""
    grow(frame, node, mine, his)


def lesson(solver: Solver, seat: int, begin: int, end: int) -> None:
    """Add to the regrets of a seat what some roots teach it."""
    learn(solver, seat, begin, end)


def settlement(solver: Solver, seat: int) -> None:
    """End an iteration for a seat."""
    settle(solver, seat)


def answered(judge: Judge, seat: int, level: int, begin: int, end: int) -> float:
    """Weigh the choices of a level for some roots."""
    return answer(judge, seat, level, begin, end)
