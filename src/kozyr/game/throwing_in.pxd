from kozyr.game cimport codes
from kozyr.game.bits cimport bit, of_ranks, ranks_in
from kozyr.game.sides cimport why_not_seat
from kozyr.game.state cimport State
from kozyr.game.word cimport first_speaker, speakers, why_not_speak

cpdef bint in_first_span(State s) noexcept nogil
cpdef long long cap(State s) noexcept nogil
cpdef long long room(State s) noexcept nogil
cpdef long long matching(State s) noexcept nogil
cpdef long long throwable(State s) noexcept nogil
cpdef long long why_not_throw(State s, long long seat, long long card) noexcept nogil
cpdef long long why_no_room(State s) noexcept nogil
cdef long long _why_no_room_or_rank(State s, long long card) noexcept nogil
