cimport cython

from kozyr.bots.endgame cimport codes
from kozyr.bots.endgame.likeness cimport closed_up, gaps_in, in_order, suit_order
from kozyr.bots.endgame.table cimport Table
from kozyr.bots.endgame.terms cimport Terms, swapped
from kozyr.game.bits cimport lane, lowest, of_ranks, popcount, ranks_in
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Solver:
    cdef readonly Terms terms
    cdef readonly Table table
    cdef long long line_att[192]
    cdef long long line_dfn[192]
    cdef readonly long long age, nodes, most, stalls, depth, base, need, found_need, rest
    cdef readonly bint spent
    cpdef void begin(self, long long nodes, long long stalls) noexcept nogil
    cpdef void forget(self) noexcept nogil
    cdef long long lead(self, long long att, long long dfn, long long bits, long long alpha) noexcept nogil
    cdef bint _is_back(self, long long att, long long dfn) noexcept nogil
    cdef long long _leads_from(self, long long att, long long dfn, long long bits, long long alpha) noexcept nogil
    cdef long long _leads_with(self, long long att, long long dfn, long long trumps, long long bits, long long alpha) noexcept nogil
    cdef long long _leads_of(self, long long att, long long dfn, long long held, long long trump, long long bits, long long alpha) noexcept nogil
    cdef long long attacked(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long _press(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha, long long fit) noexcept nogil
    cdef long long answer(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long _beats(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha, long long target) noexcept nogil
    cdef long long _covered(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long _hand_on(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long _take(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long pile(self, long long att, long long dfn, long long table, long long uncovered, long long bits, long long alpha) noexcept nogil
    cdef long long _pile_on(self, long long att, long long dfn, long long bits, long long alpha, long long fit, long long room) noexcept nogil
    cdef long long add(self, long long att, long long dfn, long long table, long long bits, long long alpha) noexcept nogil
    cdef long long _beaten(self, long long att, long long dfn, long long alpha) noexcept nogil
    cdef long long _taken(self, long long att, long long dfn, long long bits, long long alpha) noexcept nogil
