from kozyr.game.bits cimport bit
from kozyr.game.sides cimport after
from kozyr.game.state cimport State, draw_card, talon_left

cpdef void refill(State s) noexcept nogil
cdef void _draw_up(State s, long long seat) noexcept nogil
