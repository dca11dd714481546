from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.state cimport State, talon_left

cdef long long FEW

cpdef bint is_late(State s) noexcept nogil
cpdef long long unseen(State s, long long seat) noexcept nogil
cpdef long long last_rival(State s, long long seat) noexcept nogil
cpdef bint transfers_on(State s) noexcept nogil
cpdef bint keeps_pairs(State s) noexcept nogil
