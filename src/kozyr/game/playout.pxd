cimport cython

from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport lowest
from kozyr.game.dealing cimport deal_hands
from kozyr.game.digest cimport digest, mix
from kozyr.game.moves cimport Moves, legal, next_actor
from kozyr.game.opening cimport named_by_first_rule, open_bout
from kozyr.game.state cimport State


@cython.final
cdef class Dice:
    cdef public long long word
    cpdef long long below(self, long long n) noexcept nogil


@cython.final
cdef class Tally:
    cdef public long long decisions, checksum

cpdef void shuffle_and_deal(State s, Dice dice) noexcept nogil
cdef void _swap(State s, long long one, long long other) noexcept nogil
cpdef long long play_out(State s, Moves moves, Dice dice) noexcept nogil
cpdef void play_deals(State s, Moves moves, Dice dice, Tally tally, long long deals) noexcept nogil
