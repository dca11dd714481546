from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lane, of_ranks
from kozyr.game.sides cimport after, opponents, why_not_seat
from kozyr.game.state cimport State, gain, talon_left

cpdef long long rung_cards(State s, long long seat) noexcept nogil
cpdef long long pogons(State s, long long seat) noexcept nogil
cpdef bint holds_set(State s, long long seat) noexcept nogil
cpdef bint must_hang(State s) noexcept nogil
cpdef long long asked_now(State s) noexcept nogil
cpdef long long asked_seats(State s) noexcept nogil
cpdef long long first_asked(State s, long long seats) noexcept nogil
cpdef long long why_not_hang(State s, long long seat) noexcept nogil
cpdef long long why_not_decline(State s, long long seat) noexcept nogil
cdef long long _why_not_asked(State s, long long seat) noexcept nogil
cpdef long long asked_of(State s, long long seats) noexcept nogil
cpdef long long sets_among(State s, long long seats) noexcept nogil
cpdef long long hung_on(State s) noexcept nogil
cpdef long long partner_to_pass_to(State s) noexcept nogil
cpdef void move_hung(State s, long long by, long long on) noexcept nogil
cpdef void climb(State s, long long by) noexcept nogil
cpdef long long rung_above(long long rank) noexcept nogil
