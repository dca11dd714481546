from kozyr.game cimport codes
from kozyr.game.sides cimport why_not_answer, why_not_seat
from kozyr.game.state cimport State

cpdef long long why_not_take(State s, long long seat) noexcept nogil
