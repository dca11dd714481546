cimport cython

from kozyr.game cimport codes
from kozyr.game.bits cimport bit, popcount
from kozyr.rules.limits cimport Limits


@cython.final
cdef class State:
    cdef readonly Limits limits
    cdef readonly long long hands[8]
    cdef readonly long long counts[8]
    cdef readonly long long talon[52]
    cdef readonly long long attack[6]
    cdef readonly long long attack_by[6]
    cdef readonly long long cover[6]
    cdef readonly long long cover_by[6]
    cdef readonly long long transferrers[16]
    cdef readonly long long emptied[8]
    cdef readonly long long place[8]
    cdef readonly long long refilled[8]
    cdef readonly long long drawn[8]
    cdef readonly long long lost_calls[8]
    cdef readonly long long rungs[8]
    cdef public long long talon_at, talon_end, trump, trump_card, discard, dealer
    cdef public bint later_deal, discarded
    cdef public long long phase, bout, stalling, playing, holders
    cdef public long long n_out, durak, ending, outcome, n_last, n_refilled
    cdef public long long opener, defender, n_attack, table, uncovered, n_uncovered, lead
    cdef public long long n_transfers, shown, passed, turn, n_emptied
    cdef public bint taking, word_open
    cdef public long long cheats, waived, no_arm, last_cheats, fool
    cdef public bint asks_all
    cdef public long long queen, asking, hanging, hang_on, hung
    cpdef void clear(self) noexcept nogil
    cpdef void clear_bout(self) noexcept nogil
    cpdef void copy_from(self, State other) noexcept nogil
    cdef void _copy_deal(self, State other) noexcept nogil
    cdef void _copy_bout(self, State other) noexcept nogil
    cpdef void put_hand(self, long long seat, long long cards) noexcept nogil
    cpdef void put_talon(self, long long at, long long card) noexcept nogil
    cpdef void put_attack(self, long long seat, long long card) noexcept nogil
    cpdef void put_cover(self, long long at, long long seat, long long card) noexcept nogil
    cpdef void put_transferrer(self, long long seat) noexcept nogil
    cpdef void put_emptied(self, long long seat) noexcept nogil
    cpdef void put_place(self, long long seat, long long place) noexcept nogil
    cpdef void put_rung(self, long long seat, long long rank) noexcept nogil
    cpdef void put_lost_calls(self, long long seat, long long players) noexcept nogil

cpdef long long talon_left(State s) noexcept nogil
cpdef void spend(State s, long long seat, long long card) noexcept nogil
cpdef void gain(State s, long long seat, long long cards) noexcept nogil
cpdef void draw_card(State s, long long seat) noexcept nogil
cpdef long long attack_at(State s, long long card) noexcept nogil
