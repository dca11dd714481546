from kozyr.game cimport codes
from kozyr.game.bits cimport popcount, ranks_in
from kozyr.game.pogony cimport must_hang, pogons
from kozyr.game.sides cimport why_not_now, why_not_seat
from kozyr.game.state cimport State

cpdef long long lead_max(State s) noexcept nogil
cpdef long long leadable(State s) noexcept nogil
cpdef long long why_not_lead(State s, long long seat, long long cards) noexcept nogil
cdef long long _why_not_together(State s, long long cards) noexcept nogil
