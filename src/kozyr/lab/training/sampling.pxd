from kozyr.game.playout cimport Dice
from kozyr.game.state cimport State

cpdef void shuffle_talon(State s, Dice dice) noexcept nogil
