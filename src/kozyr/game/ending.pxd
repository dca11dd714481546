from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.pogony cimport climb, move_hung
from kozyr.game.sides cimport after
from kozyr.game.state cimport State, talon_left

cpdef long long go_out(State s) noexcept nogil
cpdef void leave_next(State s, long long seat) noexcept nogil
cpdef bint one_side_left(State s) noexcept nogil
cpdef bint end_deal(State s, long long left) noexcept nogil
cdef void _end_with_one_side(State s) noexcept nogil
cdef void _end_with_nobody_in(State s, long long left) noexcept nogil
cpdef void end_by_hang(State s, long long by, long long on) noexcept nogil
cpdef void end_by_cheat(State s, long long seat) noexcept nogil
cpdef void end_by_leaving(State s, long long seat) noexcept nogil
cdef void _end(State s, long long ending, long long fool) noexcept nogil
cpdef long long sharers(State s, long long place) noexcept nogil
cpdef long long losers(State s) noexcept nogil
cpdef long long single_first(State s) noexcept nogil
