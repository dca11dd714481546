cimport cython

from kozyr.bots.policy cimport policy
from kozyr.game cimport codes as game
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.moves cimport Moves, legal, next_actor
from kozyr.game.state cimport State
from kozyr.lab.equilibrium cimport codes
from kozyr.lab.equilibrium.ends cimport Ends
from kozyr.lab.equilibrium.outcome cimport result
from kozyr.lab.equilibrium.tree cimport Tree


@cython.final
cdef class Frame:
    cdef readonly Ends ends
    cdef readonly Tree tree
    cdef readonly State state
    cdef readonly Moves moves
    cdef readonly Frame below
    cdef readonly bint is_last
    cpdef void grow(self, long long node, long long mine, long long his) noexcept nogil
    cdef bint _is_known(self, long long node) noexcept nogil
    cdef void _branch(self, long long node, long long seat, long long mine, long long his) noexcept nogil
    cdef void _ask_rules(self, long long info, long long seat) noexcept nogil
    cdef void _follow(self, long long node, long long seat, long long move, long long mine, long long his) noexcept nogil
    cdef void _draw(self, long long node, long long seat, long long move, long long mine, long long his) noexcept nogil
    cdef long long _draw_second(
        self, long long node, long long seat, long long move, long long drawn, long long other, long long mine, long long his
    ) noexcept nogil
    cdef void _drawn(
        self, long long node, long long seat, long long move, long long drawn, long long second, long long mine, long long his
    ) noexcept nogil

cpdef long long unknown(State s) noexcept nogil
cpdef long long hidden_drawn(State s, long long at) noexcept nogil
cpdef long long ways_to_choose(long long cards, long long chosen) noexcept nogil
cpdef long long first_set(long long cards, long long size) noexcept nogil
cpdef long long next_set(long long cards, long long chosen, long long size) noexcept nogil
cpdef void stack(State s, long long first, long long second) noexcept nogil
cdef long long _put(State s, long long at, long long cards) noexcept nogil
cpdef void grow(Frame frame, long long node, long long mine, long long his) noexcept nogil
