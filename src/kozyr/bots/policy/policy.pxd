from kozyr.bots.policy.attacking cimport add
from kozyr.bots.policy.defending cimport answer
from kozyr.bots.policy.opening cimport lead
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.moves cimport move, next_actor
from kozyr.game.pogony cimport holds_set, must_hang
from kozyr.game.state cimport State

cpdef long long choose(State s, long long seat) noexcept nogil
cpdef long long finish(State s, long long most) noexcept nogil
