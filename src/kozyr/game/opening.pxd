from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lane, lowest
from kozyr.game.sides cimport next_opponent
from kozyr.game.state cimport State

cpdef long long lowest_trump(State s) noexcept nogil
cpdef long long holder(State s, long long card) noexcept nogil
cpdef long long named_by_last_deal(State s, long long fool, long long winner) noexcept nogil
cpdef long long named_by_first_rule(State s) noexcept nogil
cpdef void open_bout(State s, long long opener) noexcept nogil
