from kozyr.game cimport codes
from kozyr.game.bits cimport bit
from kozyr.game.sides cimport opponents, why_not_seat
from kozyr.game.state cimport State

cpdef long long why_not_arm(State s, long long seat, bint may) noexcept nogil
cpdef long long callable_by(State s, long long seat) noexcept nogil
cpdef long long callers(State s) noexcept nogil
cpdef bint has_cheated(State s, long long seat) noexcept nogil
cpdef long long why_not_call(State s, long long seat, long long player) noexcept nogil
cpdef long long why_not_waive(State s, long long seat) noexcept nogil
cpdef void lose_call(State s, long long seat, long long player) noexcept nogil
