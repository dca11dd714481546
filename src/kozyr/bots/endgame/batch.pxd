from kozyr.bots.endgame cimport exact
from kozyr.bots.endgame.solver cimport Solver
from kozyr.game.state cimport State

cpdef inline long long value(Solver x, State s, long long nodes) noexcept:
    with nogil:
        return exact.value(x, s, nodes)

cpdef long long values(Solver x, State s, long long nodes) noexcept
