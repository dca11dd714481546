from kozyr.game cimport codes
from kozyr.game.arming cimport why_not_arm
from kozyr.game.bits cimport bit, lane
from kozyr.game.sides cimport why_not_answer, why_not_seat
from kozyr.game.state cimport State, attack_at

cpdef long long beaters(State s, long long target) noexcept nogil
cpdef long long why_not_beat(State s, long long seat, long long card, long long target, bint armed) noexcept nogil
cdef long long _why_too_weak(State s, long long card, long long target) noexcept nogil
