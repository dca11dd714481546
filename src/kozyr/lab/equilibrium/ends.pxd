cimport cython

from kozyr.bots.policy cimport policy
from kozyr.game cimport codes as game
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.moves cimport Moves, legal, next_actor
from kozyr.game.opening cimport open_bout
from kozyr.game.state cimport State, talon_left
from kozyr.lab.equilibrium cimport codes
from kozyr.lab.equilibrium.outcome cimport result
from kozyr.rules.limits cimport Limits

cdef double UNKNOWN


@cython.final
cdef class Ends:
    cdef readonly Limits limits
    cdef readonly long long last, n_met
    cdef readonly signed char[::1] is_met
    cdef readonly int[::1] met
    cpdef long long number(self, State s) noexcept nogil
    cpdef long long meet(self, State s) noexcept nogil
    cpdef put(self, State s, long long number)

cpdef long long number_of_ends(long long cards) noexcept nogil


@cython.final
cdef class Book:
    cdef readonly long long mine, his
    cdef readonly double[::1] worths


@cython.final
cdef class Line:
    cdef readonly Ends ends
    cdef readonly State state
    cdef readonly Moves moves
    cdef readonly Line below
    cdef readonly bint is_last
    cpdef double worth(self, Book book) noexcept nogil
    cdef double _weigh(self, Book book, long long seat) noexcept nogil
    cdef double _after(self, Book book, long long seat, long long move) noexcept nogil
