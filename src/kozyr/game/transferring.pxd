from kozyr.game cimport codes
from kozyr.game.arming cimport why_not_arm
from kozyr.game.bits cimport bit, lane, of_ranks, popcount, ranks_in
from kozyr.game.sides cimport next_opponent, why_not_answer, why_not_seat
from kozyr.game.state cimport State
from kozyr.game.throwing_in cimport cap, in_first_span, why_no_room

cpdef long long transferable(State s) noexcept nogil
cpdef long long showable(State s) noexcept nogil
cpdef bint layable_armed(State s) noexcept nogil
cpdef long long why_not_transfer(State s, long long seat, long long card, bint armed) noexcept nogil
cpdef long long why_not_show(State s, long long seat, long long card) noexcept nogil
cdef long long _why_not_on(State s, long long seat, bint lays) noexcept nogil
cdef long long _why_not_begin(State s, long long seat, long long card) noexcept nogil
cdef long long _barred(State s) noexcept nogil
cdef bint _mixed(State s) noexcept nogil
cdef long long _of_the_rank(State s) noexcept nogil
cdef long long _only_beats(State s) noexcept nogil
cdef long long _why_not_rank(State s, long long card) noexcept nogil
cdef long long _why_not_pass_on(State s, long long added) noexcept nogil
