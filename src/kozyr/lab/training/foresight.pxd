cimport cython

from kozyr.bots.endgame cimport codes as endgame
from kozyr.bots.endgame.exact cimport value as exact_value
from kozyr.bots.endgame.solver cimport Solver
from kozyr.bots.evaluation.net cimport Net, result, value
from kozyr.bots.policy.policy cimport choose
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport lowest
from kozyr.game.moves cimport next_actor
from kozyr.game.state cimport State, talon_left
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Foresight:
    cdef readonly Net net
    cdef readonly Solver solver
    cdef public long long nodes, own_nodes
    cdef public bint trusts
    cpdef double worth(self, State s, long long seat) noexcept nogil
