from kozyr.bots.endgame cimport codes
from kozyr.game.bits cimport bit, highest, lane, of_ranks, ranks_in

cpdef long long in_lanes(long long cards, long long trump) noexcept nogil
cpdef long long gaps_in(long long cards) noexcept nogil
cpdef long long closed_up(long long cards, long long gaps) noexcept nogil
cpdef long long suit_order(long long att, long long dfn) noexcept nogil
cdef long long _weight(long long att, long long dfn, long long suit) noexcept nogil
cpdef long long in_order(long long cards, long long order) noexcept nogil
