from kozyr.game cimport codes
from kozyr.game.arming cimport why_not_arm
from kozyr.game.bits cimport bit, of_ranks, ranks_in
from kozyr.game.pogony cimport pogons
from kozyr.game.sides cimport why_not_seat
from kozyr.game.state cimport State
from kozyr.game.word cimport first_speaker, speakers, why_not_speak

cpdef bint in_first_span(State s) noexcept nogil
cpdef long long cap(State s) noexcept nogil
cpdef long long room(State s) noexcept nogil
cpdef long long matching(State s) noexcept nogil
cpdef long long throwable(State s) noexcept nogil
cpdef long long throwable_by(State s, long long seat) noexcept nogil
cpdef long long why_not_throw(State s, long long seat, long long card, bint armed) noexcept nogil
cpdef long long why_no_room(State s) noexcept nogil
