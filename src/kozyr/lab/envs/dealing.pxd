from kozyr.game cimport codes as game
from kozyr.game.dealing cimport void_reason
from kozyr.game.opening cimport lowest_trump
from kozyr.game.playout cimport Dice, shuffle_and_deal
from kozyr.game.state cimport State
from kozyr.lab.envs cimport codes

cpdef long long spread(long long seed) noexcept nogil
cpdef void deal_from(State s, Dice dice, long long seed) noexcept nogil
cpdef long long deciding_trump(State s) noexcept nogil
