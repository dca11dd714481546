cimport cython

from kozyr.game.bits cimport bit
from kozyr.game.playout cimport Dice
from kozyr.game.state cimport State


@cython.final
cdef class Sampler:
    cdef readonly long long gone, hands, n_cards, size
    cdef readonly double total
    cdef public long long most, swaps
    cdef readonly long long seat[8]
    cdef readonly long long known[8]
    cdef readonly long long wanted[8]
    cdef long long stride[8]
    cdef long long first[9]
    cdef long long next[9]
    cdef readonly long long card[52]
    cdef long long order[52]
    cdef long long owner[52]
    cdef readonly double[::1] weight
    cdef double[::1] table
    cdef long long[::1] lacks
    cpdef void hand(self, long long seat, long long known, long long unknown) noexcept nogil
    cpdef void weigh(self, long long hand, long long card, double weight) noexcept nogil
    cpdef void prepare(self)
    cdef void _fill(self) noexcept nogil
    cdef void _add_up(self, long long at, long long place) noexcept nogil
    cpdef double weight_of(self, State s) noexcept nogil
    cpdef void draw(self, State s, Dice dice) noexcept nogil
    cdef void _shuffle(self, long long begin, Dice dice) noexcept nogil
    cdef void _deal_by_table(self, Dice dice) noexcept nogil
    cdef long long _taker(self, long long at, long long place, Dice dice) noexcept nogil
    cdef void _swap(self, Dice dice) noexcept nogil
    cdef void _hand_out(self, State s) noexcept nogil
