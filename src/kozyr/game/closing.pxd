from kozyr.game cimport codes
from kozyr.game.arming cimport callers
from kozyr.game.bits cimport bit, popcount
from kozyr.game.ending cimport end_by_hang, end_deal, go_out, leave_next, one_side_left
from kozyr.game.opening cimport open_bout
from kozyr.game.pogony cimport asked_of, first_asked, hung_on, partner_to_pass_to
from kozyr.game.refilling cimport refill
from kozyr.game.sides cimport after, next_opponent, opponents
from kozyr.game.state cimport State, gain, talon_left
from kozyr.game.throwing_in cimport room
from kozyr.game.word cimport waited_for

cpdef bint bout_closes(State s) noexcept nogil
cpdef void close_or_wait(State s) noexcept nogil
cpdef void close_bout(State s) noexcept nogil
cdef void _go_on(State s, long long left) noexcept nogil
cpdef void take_as_caught(State s, long long seat) noexcept nogil
cdef bint _pogony_acts(State s) noexcept nogil
cdef void _pass_set(State s, long long partner) noexcept nogil
cpdef void answer_hang(State s, long long seat, bint hangs) noexcept nogil
cdef void _clear_table(State s) noexcept nogil
cdef long long _next_opener(State s) noexcept nogil
