cimport cython

from kozyr.game.moves cimport Moves


@cython.final
cdef class Tree:
    cdef long long[::1] keys, visits, offers
    cdef double[::1] totals, roots
    cdef readonly long long mask, size, room
    cdef readonly double bold, liking, modesty
    cdef readonly long long nodes[512]
    cpdef long long find(self, long long parent, long long move) noexcept nogil
    cdef long long _claim(self, long long slot, long long key) noexcept nogil
    cpdef long long pick(self, long long parent, Moves moves, long long liked) noexcept nogil
    cdef double _first_guess(self, long long choices) noexcept nogil
    cdef double _promise(self, long long node, double share, double unseen) noexcept nogil
    cpdef void add(self, long long node, double value) noexcept nogil
    cpdef long long visited(self, long long node) noexcept nogil
    cpdef double mean(self, long long node) noexcept nogil
