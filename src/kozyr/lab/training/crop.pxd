cimport cython

from kozyr.bots.evaluation.features cimport Features, read
from kozyr.game.bits cimport bit
from kozyr.game.state cimport State


@cython.final
cdef class Crop:
    cdef readonly Features features
    cdef readonly long long words[16384]
    cdef readonly long long openers[1024]
    cdef readonly double worth[1024]
    cdef double said[1024]
    cdef public long long n
    cpdef void keep(self, State s) noexcept nogil
    cpdef void judge(self, long long start, double worth) noexcept nogil
    cpdef void say(self, double worth) noexcept nogil
    cpdef void judge_backward(self, long long start, double worth, double trust) noexcept nogil
