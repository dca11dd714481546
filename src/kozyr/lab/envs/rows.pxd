cimport cython

from kozyr.game.moves cimport Moves
from kozyr.game.playout cimport Dice
from kozyr.lab.envs cimport codes
from kozyr.lab.envs.numbering cimport count_of, number_of, numbered
from kozyr.lab.envs.observer cimport Observer, clear
from kozyr.lab.envs.table cimport Table, reward
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Rows:
    cdef readonly Limits limits
    cdef readonly long long most, deals
    cdef signed char[::1] _seats
    cdef signed char[::1] _ends
    cdef float[:, ::1] _rewards
    cdef signed char[:, ::1] _masks
    cdef bint _observes
    cdef long long _actions
    cdef Observer _observer
    cdef list _tables
    cdef list _seeds
    cdef Dice _dice
    cdef Moves _moves
    cdef Moves _armed
    cpdef begin(self, long long seed)
    cpdef long long illegal(self, const long long[::1] actions) noexcept
    cpdef step(self, const long long[::1] actions)
    cpdef sample(self, long long[::1] actions, Dice dice)
    cdef long long _drawn(self, Table table, Dice dice) noexcept nogil
    cdef _act(self, Table table, long long row, long long action)
    cdef void _begin_reward(self, long long row) noexcept nogil
    cdef void _end(self, Table table, long long row) noexcept nogil
    cdef _deal(self, Table table, long long row)
    cdef void _tell(self, Table table, long long row) noexcept nogil
    cdef void _mark(self, Table table, long long row, Moves moves) noexcept nogil
