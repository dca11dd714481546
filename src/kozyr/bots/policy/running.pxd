from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lowest, of_ranks, popcount, ranks_in
from kozyr.game.state cimport State

cpdef long long run(State s, long long hand, long long rival, long long held, bint passes) noexcept nogil
cdef long long _hung_run(State s, long long hand, long long rival, long long held, bint passes) noexcept nogil
cdef long long _answered_ranks(State s, long long hand, long long rival, bint passes) noexcept nogil
cdef long long _first_lead(State s, long long cards, long long rival, bint passes) noexcept nogil
cdef long long _any_taken(State s, long long cards, long long rival, bint passes) noexcept nogil
cdef bint _is_taken(State s, long long group, long long rival, bint passes) noexcept nogil
cdef bint _empties(State s, long long group, long long rival, bint passes) noexcept nogil
