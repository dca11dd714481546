cimport cython

from kozyr.bots.policy.policy cimport choose
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit
from kozyr.game.moves cimport Moves, legal, next_actor
from kozyr.game.playout cimport Dice, shuffle_and_deal
from kozyr.game.state cimport State, talon_left
from kozyr.lab.training.crop cimport Crop
from kozyr.lab.training.foresight cimport Foresight
from kozyr.lab.training.sampling cimport shuffle_talon


@cython.final
cdef class Harvest:
    cdef readonly State state, world
    cdef readonly Moves moves
    cdef readonly Dice dice
    cdef readonly Crop crop
    cdef readonly Foresight foresight
    cdef readonly long long repeats, deals
    cdef public bint only_ends
    cpdef void gather(self, long long moments) noexcept nogil
    cpdef void play(self, long long moments) noexcept nogil
    cpdef bint suits(self) noexcept nogil
    cpdef void keep(self) noexcept nogil
    cpdef double expect(self, long long repeats) noexcept nogil

cpdef void fill(Harvest h, long long moments) noexcept nogil
