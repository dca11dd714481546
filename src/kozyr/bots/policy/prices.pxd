from kozyr.game cimport codes
from kozyr.game.bits cimport bit, highest, lane, lowest, of_ranks, ranks_in
from kozyr.game.pogony cimport rung_cards
from kozyr.game.state cimport State

cdef long long TRUMP, RUNG

cpdef long long kept(State s, long long seat) noexcept nogil
cpdef long long worth(State s, long long card, long long held) noexcept nogil
cpdef long long worth_of(State s, long long cards, long long held) noexcept nogil
cpdef long long dearest(State s, long long cards, long long held) noexcept nogil
cpdef long long cheapest(State s, long long cards, long long held) noexcept nogil
