cimport cython

from kozyr.bots.policy cimport policy
from kozyr.game cimport codes
from kozyr.game.bits cimport bit
from kozyr.game.ending cimport losers
from kozyr.game.state cimport State


@cython.final
cdef class Leaf:
    cdef readonly double values[8]
    cdef readonly long long playouts
    cpdef void judge(self, State s) noexcept nogil
    cdef void _count(self, State s) noexcept nogil
