cimport cython

from kozyr.bots.endgame cimport codes
from kozyr.game.bits cimport bit, highest


@cython.final
cdef class Table:
    cdef readonly long long places
    cdef readonly long long[::1] words
    cdef long long find(self, long long att, long long dfn, long long tag) noexcept nogil
    cdef void keep(self, long long att, long long dfn, long long tag, long long word) noexcept nogil
    cdef long long _place(self, long long att, long long dfn, long long tag) noexcept nogil
    cdef bint _holds(self, long long at, long long att, long long dfn, long long tag) noexcept nogil
