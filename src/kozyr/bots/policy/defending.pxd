from kozyr.bots.policy.facts cimport is_late
from kozyr.bots.policy.prices cimport cheapest, dearest, kept, worth, worth_of
from kozyr.game cimport codes
from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lane, lowest, popcount
from kozyr.game.moves cimport move
from kozyr.game.state cimport State
from kozyr.game.transferring cimport showable, transferable

cdef long long BURDEN, LEAD

cpdef long long answer(State s) noexcept nogil
cpdef long long cheapest_plan(State s, long long hand, long long held) noexcept nogil
cdef long long _hardest(State s, long long targets, long long hand) noexcept nogil
cdef long long _passed_on(State s, long long plan, long long held) noexcept nogil
cdef bint _worth_beating(State s, long long plan, long long held) noexcept nogil
