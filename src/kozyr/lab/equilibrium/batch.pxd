from kozyr.lab.equilibrium cimport growing, solving
from kozyr.lab.equilibrium.growing cimport Frame
from kozyr.lab.equilibrium.solving cimport Judge, Solver

cpdef inline void grow(Frame frame, long long node, long long mine, long long his) noexcept:
    with nogil:
        growing.grow(frame, node, mine, his)

cpdef inline void learn(Solver solver, long long seat, long long begin, long long end) noexcept:
    with nogil:
        solving.learn(solver, seat, begin, end)

cpdef inline void settle(Solver solver, long long seat) noexcept:
    with nogil:
        solving.settle(solver, seat)

cpdef inline double answer(Judge judge, long long seat, long long level, long long begin, long long end) noexcept:
    cdef double worth
    with nogil:
        worth = solving.answer(judge, seat, level, begin, end)
    return worth

cpdef void growth(Frame frame, long long node, long long mine, long long his) noexcept
cpdef void lesson(Solver solver, long long seat, long long begin, long long end) noexcept
cpdef void settlement(Solver solver, long long seat) noexcept
cpdef double answered(Judge judge, long long seat, long long level, long long begin, long long end) noexcept
