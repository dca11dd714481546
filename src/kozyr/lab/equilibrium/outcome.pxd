from kozyr.game.state cimport State

cpdef long long result(State s) noexcept nogil
