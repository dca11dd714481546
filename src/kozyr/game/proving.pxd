cimport cython

from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.arming cimport has_cheated
from kozyr.game.bits cimport bit, lowest
from kozyr.game.moves cimport Moves, card_of, kind_of, legal, legal_armed, next_actor
from kozyr.game.playout cimport Dice, shuffle_and_deal
from kozyr.game.proof cimport broken
from kozyr.game.state cimport State
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Prover:
    cdef readonly State state, before
    cdef readonly Dice dice
    cdef readonly Moves moves
    cdef public long long cheat, first_defender, deals, states, longest, endings, kinds
    cdef public long long paragraph, patience
    cpdef void play(self, long long deals) noexcept nogil
    cdef void _vary(self) noexcept nogil
    cdef void _play_out(self, long long any_order) noexcept nogil
    cdef bint _holds(self) noexcept nogil
    cdef long long _choices(self) noexcept nogil
    cdef void _play_any(self, long long pick) noexcept nogil
    cdef void _play_next(self) noexcept nogil
    cdef bint _arms(self, long long seat) noexcept nogil
    cdef void _play(self, long long seat, long long move) noexcept nogil
    cdef bint _undoes(self, long long accused) noexcept nogil
    cdef void _undo(self) noexcept nogil

cpdef void prove(Prover prover, long long deals) noexcept nogil
