cimport cython

from kozyr.game.bits cimport lowest
from kozyr.game.moves cimport Moves
from kozyr.lab.equilibrium cimport codes


@cython.final
cdef class Tree:
    cdef readonly long long nodes, sets, choices, roots, room, most_sets, mask, places
    cdef public bint is_full
    cdef readonly int[::1] first, info, up, start, since, node, moves, set_at
    cdef readonly signed char[::1] seat, level
    cdef public signed char[::1] liked
    cdef readonly double[::1] chance
    cdef readonly long long[::1] keys
    cpdef long long claim(self, long long parent, long long children) noexcept nogil
    cpdef long long see(self, long long before, long long symbol) noexcept nogil
    cpdef long long see_cards(self, long long before, long long cards) noexcept nogil
    cpdef long long choose(self, long long place, long long seat, long long node, Moves moves) noexcept nogil
    cdef long long _add(self, long long place, long long seat, long long node, Moves moves) noexcept nogil
    cdef void _date(self, long long found, long long seat, long long node) noexcept nogil
