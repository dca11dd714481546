cimport cython

from kozyr.game cimport codes
from kozyr.game.arming cimport callable_by, callers
from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lowest, popcount, ranks_in
from kozyr.game.leading cimport lead_max, leadable
from kozyr.game.pogony cimport asked_now, first_asked, holds_set, must_hang
from kozyr.game.sides cimport after
from kozyr.game.state cimport State
from kozyr.game.throwing_in cimport room, throwable_by
from kozyr.game.transferring cimport layable_armed, showable, transferable
from kozyr.game.word cimport entitled, main_seat, speakers, speaking


@cython.final
cdef class Moves:
    cdef readonly long long items[512]
    cdef public long long n
    cpdef void add(self, long long kind, long long card, long long target) noexcept nogil
    cpdef void add_each(self, long long kind, long long cards, long long target) noexcept nogil
    cpdef void add_lead(self, long long rank, long long suits) noexcept nogil
    cpdef long long move(self, long long at) noexcept nogil

cpdef long long move(long long kind, long long card, long long target) noexcept nogil
cpdef long long lead_move(long long rank, long long suits) noexcept nogil
cpdef long long kind_of(long long move) noexcept nogil
cpdef long long card_of(long long move) noexcept nogil
cpdef long long target_of(long long move) noexcept nogil
cpdef long long led_cards(long long move) noexcept nogil
cpdef bint is_armed(long long move) noexcept nogil
cpdef long long suits_holding(long long cards, long long rank) noexcept nogil
cpdef long long legal(State s, long long seat, Moves moves) noexcept nogil
cpdef long long legal_armed(State s, long long seat, Moves moves) noexcept nogil
cdef void _armed_answers(State s, Moves moves) noexcept nogil
cdef void _add_armed(long long kind, long long cards, long long target, Moves moves) noexcept nogil
cdef void _calls(State s, long long seat, Moves moves) noexcept nogil
cdef void _hangs(State s, long long seat, Moves moves) noexcept nogil
cdef void _leads(State s, Moves moves) noexcept nogil
cdef void _leads_of(long long rank, long long held, long long most, Moves moves) noexcept nogil
cdef void _answers(State s, Moves moves) noexcept nogil
cdef void _additions(State s, long long seat, Moves moves) noexcept nogil
cpdef long long next_actor(State s) noexcept nogil
cdef long long _next_to_answer(State s) noexcept nogil
