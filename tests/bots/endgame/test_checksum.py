"""Both kernels visit the same positions and find the same values."""

from kozyr.bots.endgame.exact import value
from kozyr.bots.endgame.solver import Solver
from kozyr.game.digest import mix
from tests.bots.endgame.positions import ends

SMALL = 1 << 10
"""A table so small that positions drive one another out."""

CHECKSUM = 1700773366


def test_values_and_nodes_are_the_same_with_either_kernel() -> None:
    total = 0
    for variant in ("off", "before_cover", "mid_bout"):
        for state, _ in ends(31, 40, 4, {"transfer": variant}):
            solver = Solver(state.limits, SMALL)
            total = mix(total, value(solver, state, 1500) + 1)
            total = mix(total, solver.nodes)
    assert total == CHECKSUM
