from kozyr.game cimport codes
from kozyr.game.moves cimport Moves, kind_of, legal
from kozyr.game.state cimport State

cpdef long long honest(State s, long long seat, Moves moves) noexcept nogil
