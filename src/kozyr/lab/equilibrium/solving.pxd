cimport cython

from kozyr.lab.equilibrium cimport codes
from kozyr.lab.equilibrium.ends cimport Book
from kozyr.lab.equilibrium.tree cimport Tree


@cython.final
cdef class Solver:
    cdef readonly Tree tree
    cdef readonly Book book
    cdef readonly long long iterations
    cdef readonly double[::1] regret, total, reach, shares, stack
    cpdef void learn(self, long long seat, long long begin, long long end) noexcept nogil
    cdef double _learn(self, long long node, long long seat, double chance, long long top) noexcept nogil
    cdef double _learn_by_chance(self, long long node, long long seat, double chance, long long top) noexcept nogil
    cpdef void settle(self, long long seat) noexcept nogil
    cdef void _add_up(self, long long info, double weight) noexcept nogil
    cdef void _match(self, long long info) noexcept nogil
    cpdef void average(self, double[::1] shares) noexcept nogil


@cython.final
cdef class Judge:
    cdef readonly Tree tree
    cdef readonly Book book
    cdef readonly double[::1] shares, gain
    cdef readonly int[::1] best
    cpdef double value(self, long long begin, long long end) noexcept nogil
    cpdef double answer(self, long long seat, long long level, long long begin, long long end) noexcept nogil
    cpdef void settle(self, long long seat, long long level) noexcept nogil
    cdef double _answer(self, long long node, long long seat, double chance, long long level) noexcept nogil
    cdef double _answer_best(self, long long node, long long seat, double chance, long long level) noexcept nogil
    cdef double _answer_by_chance(self, long long node, long long seat, double chance, long long level) noexcept nogil

cpdef void learn(Solver solver, long long seat, long long begin, long long end) noexcept nogil
cpdef void settle(Solver solver, long long seat) noexcept nogil
cpdef double answer(Judge judge, long long seat, long long level, long long begin, long long end) noexcept nogil
