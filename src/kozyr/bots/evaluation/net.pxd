cimport cython

from kozyr.bots.evaluation cimport codes
from kozyr.bots.evaluation.features cimport Features, read, read_rules
from kozyr.game cimport codes as game
from kozyr.game.state cimport State
from kozyr.rules.limits cimport Limits
from libc cimport math


@cython.final
cdef class Net:
    cdef readonly Features features
    cdef float first[30848]
    cdef float base[64]
    cdef float second[2048]
    cdef float second_base[32]
    cdef float third[32]
    cdef float third_base
    cdef float sums[64]
    cdef float later[32]
    cpdef void bind(self, Limits limits) noexcept nogil
    cpdef void start(self) noexcept nogil
    cpdef void pass_on(self) noexcept nogil
    cpdef double finish(self) noexcept nogil

cpdef double value(Net x, State s, long long seat) noexcept nogil
cpdef double result(State s, long long seat) noexcept nogil
