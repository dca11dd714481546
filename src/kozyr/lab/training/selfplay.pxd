cimport cython

from kozyr.bots.evaluation.net cimport value
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit
from kozyr.game.moves cimport Moves, card_of, kind_of, legal, next_actor
from kozyr.game.playout cimport Dice, shuffle_and_deal
from kozyr.game.state cimport State, talon_left
from kozyr.lab.training.crop cimport Crop
from kozyr.lab.training.foresight cimport Foresight
from kozyr.lab.training.lookahead cimport Lookahead


@cython.final
cdef class SelfPlay:
    cdef readonly State state
    cdef readonly Moves moves
    cdef readonly Dice dice
    cdef readonly Foresight foresight
    cdef readonly Lookahead first, second
    cdef readonly Crop crop
    cdef readonly long long deals
    cdef readonly double trust
    cpdef void gather(self, long long moments) noexcept nogil
    cpdef void start(self) noexcept nogil
    cpdef bint lasts(self) noexcept nogil
    cpdef double play(self, long long moments) noexcept nogil
    cdef double _end(self) noexcept nogil
    cdef void _act(self, long long seat, long long move) noexcept nogil

cpdef void play_on(SelfPlay one, long long moments) noexcept nogil
