cimport cython

from kozyr.game cimport codes as game
from kozyr.game.apply cimport apply
from kozyr.game.arming cimport has_cheated
from kozyr.game.bits cimport bit
from kozyr.game.ending cimport losers
from kozyr.game.moves cimport Moves, card_of, kind_of, legal, legal_armed, led_cards, next_actor
from kozyr.game.playout cimport Dice
from kozyr.game.state cimport State
from kozyr.lab.envs.dealing cimport deal_from, deciding_trump
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Table:
    cdef readonly State state
    cdef readonly bint rolls_back
    cdef object cheats
    cdef readonly long long seen, seat, decisions
    cpdef void deal(self, Dice dice, long long seed) noexcept nogil
    cpdef long long choices(self, Moves moves, Moves armed) noexcept nogil
    cpdef void act(self, long long move) noexcept nogil
    cpdef act_among_cheats(self, long long move)
    cdef void _show(self, long long move) noexcept nogil

cpdef double reward(State s, long long seat) noexcept nogil
