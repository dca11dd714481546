from kozyr.game cimport codes
from kozyr.game.bits cimport bit, highest, lowest
from kozyr.game.state cimport State, talon_left

cpdef long long after(long long seats, long long seat) noexcept nogil
cpdef long long before(long long seats, long long seat) noexcept nogil
cpdef long long live(State s) noexcept nogil
cpdef long long opponents(State s, long long seat) noexcept nogil
cpdef long long next_opponent(State s, long long seat) noexcept nogil
cpdef long long why_not_seat(State s, long long seat) noexcept nogil
cpdef long long why_not_now(State s) noexcept nogil
cpdef long long why_not_answer(State s, long long seat) noexcept nogil
