cimport cython

from kozyr.bots.endgame cimport codes as endgame
from kozyr.bots.endgame.exact cimport value
from kozyr.bots.endgame.solver cimport Solver
from kozyr.bots.evaluation.net cimport Net
from kozyr.bots.evaluation.net cimport value as net_value
from kozyr.bots.policy cimport policy
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.ending cimport losers
from kozyr.game.moves cimport next_actor
from kozyr.game.state cimport State, talon_left


@cython.final
cdef class Leaf:
    cdef readonly double values[8]
    cdef readonly Solver solver
    cdef readonly Net net
    cdef readonly long long nodes, learned, playouts, guesses, proofs
    cpdef bint knows(self, State s) noexcept nogil
    cpdef void judge(self, State s) noexcept nogil
    cdef void _guess(self, State s) noexcept nogil
    cdef void _count(self, State s) noexcept nogil
    cdef void _share(self, State s, long long found) noexcept nogil
