from kozyr.bots.endgame cimport codes
from kozyr.bots.endgame.likeness cimport in_lanes
from kozyr.bots.endgame.solver cimport Solver
from kozyr.game cimport codes as kernel
from kozyr.game.bits cimport bit, lowest, popcount, ranks_in
from kozyr.game.state cimport State, talon_left
from kozyr.game.throwing_in cimport in_first_span

cpdef bint is_supported(State s) noexcept nogil
cpdef long long value(Solver x, State s, long long nodes) noexcept nogil
cdef long long _attackers(Solver x, State s, long long alpha) noexcept nogil
cdef long long _bits(State s, long long other) noexcept nogil
