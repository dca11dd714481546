from kozyr.bots.policy.facts cimport is_late, keeps_pairs, last_rival, transfers_on, unseen
from kozyr.bots.policy.prices cimport kept, worth
from kozyr.bots.policy.running cimport run
from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lane, lowest, of_ranks, popcount, ranks_in
from kozyr.game.leading cimport lead_max, leadable
from kozyr.game.moves cimport lead_move, suits_holding
from kozyr.game.state cimport State

cdef long long ANSWERED, PAIR, SHARES

cpdef long long lead(State s) noexcept nogil
cdef long long _best(State s, long long hand, long long held) noexcept nogil
cdef long long _gain(State s, long long cards, long long held) noexcept nogil
cdef long long _gain_of(State s, long long card, long long held) noexcept nogil
cdef long long _answers(State s, long long card) noexcept nogil
cdef long long _led(State s, long long cards, long long most) noexcept nogil
cdef long long _hardest(State s, long long cards) noexcept nogil
