cimport cython

from kozyr.game cimport codes as game
from kozyr.game.bits cimport lowest
from kozyr.game.leading cimport lead_max
from kozyr.game.state cimport State, talon_left
from kozyr.game.throwing_in cimport cap, room
from kozyr.game.word cimport main_attacker
from kozyr.lab.envs cimport codes
from kozyr.lab.envs.layout cimport Layout
from kozyr.lab.envs.numbering cimport index_of
from kozyr.lab.envs.table cimport Table
from kozyr.rules.limits cimport Limits

cpdef void clear(signed char[:, ::1] grid, long long row, long long length) noexcept nogil


@cython.final
cdef class Observer:
    cdef readonly Layout layout
    cdef signed char[:, ::1] _rows
    cdef long long _row
    cpdef void observe(self, Table table, long long seat, long long row) noexcept nogil
    cdef void _put_known(self, Layout layout, State s, long long seat, long long seen) noexcept nogil
    cdef void _put_table(self, Layout layout, State s, long long seat) noexcept nogil
    cdef void _put_seats(self, Layout layout, State s, long long seat) noexcept nogil
    cdef void _put_roles(self, Layout layout, State s, long long seat) noexcept nogil
    cdef void _put_facts(self, Layout layout, State s) noexcept nogil
    cdef void _put_numbers(self, Layout layout, State s) noexcept nogil
    cdef long long _away(self, long long seat, long long other) noexcept nogil
    cdef void _put_cards(self, long long first, long long cards) noexcept nogil
    cdef void _put(self, long long at, long long number) noexcept nogil
