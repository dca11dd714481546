from kozyr.bots.search cimport search as searching
from kozyr.bots.search.search cimport Search

cpdef inline void search(Search one, long long iterations) noexcept:
    with nogil:
        searching.search(one, iterations)

cpdef void searches(Search one, long long iterations) noexcept
