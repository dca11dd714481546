from kozyr.game cimport codes
from kozyr.game.bits cimport bit, popcount
from kozyr.game.ending cimport end_deal, go_out
from kozyr.game.opening cimport open_bout
from kozyr.game.refilling cimport refill
from kozyr.game.sides cimport after, next_opponent
from kozyr.game.state cimport State, gain, talon_left
from kozyr.game.throwing_in cimport room
from kozyr.game.word cimport waited_for

cpdef bint bout_closes(State s) noexcept nogil
cpdef void close_bout(State s) noexcept nogil
cdef void _clear_table(State s) noexcept nogil
cdef long long _next_opener(State s) noexcept nogil
