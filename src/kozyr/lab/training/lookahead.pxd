cimport cython

from kozyr.bots.evaluation.features cimport talon_cards
from kozyr.bots.evaluation.net cimport Net, value
from kozyr.bots.policy.policy cimport choose
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.moves cimport Moves, legal, next_actor
from kozyr.game.playout cimport Dice
from kozyr.game.state cimport State, talon_left
from kozyr.lab.training.sampling cimport shuffle_talon


@cython.final
cdef class Lookahead:
    cdef readonly Net net
    cdef readonly Dice dice
    cdef readonly State world, guess
    cdef readonly Moves moves
    cdef readonly long long samples
    cdef readonly long long known[2]
    cdef long long cards[64]
    cdef double totals[512]
    cpdef void forget(self) noexcept nogil
    cpdef void note(self, long long seat, long long cards) noexcept nogil
    cpdef long long choose(self, State s, long long seat) noexcept nogil
    cdef double _expect(self, long long seat) noexcept nogil
    cdef long long _best(self, long long choices) noexcept nogil
    cpdef void deal_hidden(self, State s, long long seat) noexcept nogil
    cdef long long _list(self, long long cards) noexcept nogil

cdef long long _bottom(State s) noexcept nogil
