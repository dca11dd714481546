cimport cython

from kozyr.bots.belief.sampler cimport Sampler
from kozyr.bots.policy cimport policy
from kozyr.bots.search.honest cimport honest
from kozyr.bots.search.leaf cimport Leaf
from kozyr.bots.search.tree cimport Tree
from kozyr.game cimport codes
from kozyr.game.apply cimport apply
from kozyr.game.moves cimport Moves, next_actor
from kozyr.game.playout cimport Dice
from kozyr.game.state cimport State


@cython.final
cdef class Search:
    cdef readonly State root, deal, state
    cdef readonly Sampler sampler
    cdef readonly Tree tree
    cdef readonly Leaf leaf
    cdef readonly Dice dice
    cdef readonly Moves moves
    cdef readonly long long seat, trust, rounds, iterations, depth, deepest
    cdef readonly long long path[256]
    cdef readonly long long movers[256]
    cpdef void run(self, long long iterations) noexcept nogil
    cdef bint _descend(self) noexcept nogil
    cdef long long _step(self, long long node, long long seat) noexcept nogil
    cdef long long _follow(self, long long node, long long seat, long long move) noexcept nogil
    cdef long long _try(self, long long seat, long long at) noexcept nogil
    cdef bint _trusts(self, long long seat) noexcept nogil
    cdef void _learn(self) noexcept nogil

cpdef void search(Search one, long long iterations) noexcept nogil
