from kozyr.game cimport codes
from kozyr.game.state cimport State

cpdef long long mix(long long lane, long long value) noexcept nogil
cpdef long long digest(State s) noexcept nogil
cdef long long _lane(State s, long long lane) noexcept nogil
cdef long long _pogony_lane(State s, long long lane) noexcept nogil
cdef long long _cheating_lane(State s, long long lane) noexcept nogil
cdef long long _bout_lane(State s, long long lane) noexcept nogil
