from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lane, popcount
from kozyr.game.state cimport State, draw_card

cpdef void deal_hands(State s, long long dealer) noexcept nogil
cpdef long long void_reason(State s) noexcept nogil
cdef bint _five_of_a_suit(State s) noexcept nogil
