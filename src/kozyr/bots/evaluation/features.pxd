cimport cython

from kozyr.bots.evaluation cimport codes
from kozyr.game cimport codes as game
from kozyr.game.bits cimport bit, highest, lane, lowest, of_ranks, popcount, ranks_in
from kozyr.game.state cimport State
from kozyr.game.throwing_in cimport in_first_span
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Features:
    cdef readonly long long items[160]
    cdef public long long n
    cdef long long suits[4]
    cdef long long keys[4]
    cdef long long ranks[13]
    cpdef void add(self, long long item) noexcept nogil
    cpdef long long item(self, long long at) noexcept nogil
    cpdef void order(self, State s, long long own, long long other, long long talon) noexcept nogil
    cdef bint _comes_before(self, long long one, long long other) noexcept nogil
    cpdef void add_cards(self, long long cards, long long place) noexcept nogil
    cpdef void add_ranks(self, long long cards, long long place) noexcept nogil
    cpdef void add_tops(self, long long cards, long long against, long long place) noexcept nogil

cdef long long _lane(long long cards, long long suit) noexcept nogil
cpdef long long talon_cards(State s) noexcept nogil
cpdef void read(Features x, State s) noexcept nogil
cdef long long _at_most(long long count, long long most) noexcept nogil
cdef void _read_span(Features x, State s) noexcept nogil
cpdef bint has_transfers(Limits limits) noexcept nogil
cpdef void read_rules(Features x, Limits limits) noexcept nogil
cdef void _read_adding(Features x, Limits limits) noexcept nogil
cpdef bint supports(Limits limits) noexcept nogil
