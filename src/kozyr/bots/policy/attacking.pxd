from kozyr.bots.policy.facts cimport is_late, keeps_pairs, last_rival, transfers_on, unseen
from kozyr.bots.policy.prices cimport cheapest, kept, worth
from kozyr.bots.policy.running cimport run
from kozyr.game cimport codes
from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lane
from kozyr.game.moves cimport move
from kozyr.game.sides cimport next_opponent
from kozyr.game.state cimport State
from kozyr.game.throwing_in cimport throwable_by
from kozyr.game.word cimport speakers

cdef long long DEAR

cpdef long long add(State s, long long seat) noexcept nogil
cdef bint _holds_back(State s, long long seat) noexcept nogil
cdef bint _is_good(State s, long long seat, long long card, long long held) noexcept nogil
cdef bint _trump_hurts(State s, long long seat, long long card) noexcept nogil
cdef bint _helps_the_run(State s, long long seat, long long card, long long held) noexcept nogil
