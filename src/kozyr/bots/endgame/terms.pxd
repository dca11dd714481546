cimport cython

from kozyr.bots.endgame cimport codes
from kozyr.game cimport codes as kernel
from kozyr.game.bits cimport lane, of_ranks, popcount, ranks_in
from kozyr.game.state cimport State
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Terms:
    cdef readonly Limits limits
    cdef readonly bint throws, transfers, ordered
    cdef readonly long long tie
    cpdef void settle(self, State s) noexcept nogil
    cdef long long cap(self, long long bits) noexcept nogil
    cdef long long room(self, long long dfn, long long uncovered, long long bits) noexcept nogil
    cdef long long fitting(self, long long table, long long bits) noexcept nogil
    cdef long long layable(self, long long att, long long dfn, long long table, long long uncovered, long long bits) noexcept nogil
    cdef long long showable(self, long long att, long long dfn, long long table, long long uncovered, long long bits) noexcept nogil
    cdef long long _of_the_rank(self, long long table, long long uncovered, long long bits) noexcept nogil
    cdef bint hurries(self, long long att, long long dfn, long long table, long long uncovered, long long bits) noexcept nogil

cpdef long long swapped(long long bits) noexcept nogil
