from kozyr.game cimport codes as game
from kozyr.game.moves cimport card_of, is_armed, kind_of, lead_move, move, target_of
from kozyr.game.state cimport State, attack_at
from kozyr.lab.envs cimport codes
from kozyr.rules.limits cimport Limits

cpdef long long count_of(Limits limits) noexcept nogil
cpdef long long index_of(long long card) noexcept nogil
cpdef long long card_at(long long index) noexcept nogil
cpdef long long lead_number(long long rank, long long suits) noexcept nogil
cpdef long long beat_number(long long place, long long card) noexcept nogil
cpdef long long number_of(State s, long long seat, long long move) noexcept nogil
cdef long long _bare_number(long long kind) noexcept nogil
cpdef long long numbered(State s, long long seat, long long number) noexcept nogil
cdef long long _laid(long long number) noexcept nogil
cdef long long _beat(State s, long long number) noexcept nogil
cdef long long _answer(State s, long long seat, long long number) noexcept nogil
