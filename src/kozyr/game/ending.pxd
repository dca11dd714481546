from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.state cimport State, talon_left

cpdef long long go_out(State s) noexcept nogil
cpdef bint end_deal(State s, long long left) noexcept nogil
cdef void _end_with_nobody_in(State s, long long left) noexcept nogil
cdef void _end(State s, long long ending, long long durak) noexcept nogil
cpdef long long sharers(State s, long long place) noexcept nogil
cpdef long long single_first(State s) noexcept nogil
