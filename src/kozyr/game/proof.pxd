from kozyr.game cimport codes
from kozyr.game.bits cimport bit, lowest, popcount
from kozyr.game.state cimport State
from kozyr.game.throwing_in cimport room
from kozyr.game.word cimport entitled

cpdef long long broken(State s, long long first_defender) noexcept nogil
cdef bint _each_card_once(State s) noexcept nogil
cdef bint _kept_right(State s) noexcept nogil
cdef bint _emptied_right(State s) noexcept nogil
cdef long long _broken_at_lead(State s) noexcept nogil
cdef long long _broken_at_question(State s) noexcept nogil
cdef bint _is_set(State s, long long seat) noexcept nogil
cdef long long _broken_in_bout(State s, long long first_defender) noexcept nogil
cdef bint _within_limits(State s) noexcept nogil
cdef bint _in_first_span(State s) noexcept nogil
cdef bint _covers_beat(State s) noexcept nogil
cdef bint _beats(State s, long long card, long long target) noexcept nogil
cdef long long _entitled(State s) noexcept nogil
cdef long long _main_attacker(State s) noexcept nogil
cdef bint _may_attack(State s, long long seat) noexcept nogil
cdef long long _next_opponent(State s, long long seat, long long step) noexcept nogil
cdef bint _is_live(State s, long long seat) noexcept nogil
cdef long long _broken_at_end(State s) noexcept nogil
cdef bint _is_caught(State s, long long seat) noexcept nogil
cdef long long _broken_by_hang(State s) noexcept nogil
cdef long long _better(State s, long long seat) noexcept nogil
cdef long long _broken_by_durak(State s) noexcept nogil
