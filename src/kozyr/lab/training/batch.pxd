from kozyr.lab.training cimport harvest as work
from kozyr.lab.training.harvest cimport Harvest

cpdef inline void fill(Harvest h, long long moments) noexcept:
    with nogil:
        work.fill(h, moments)

cpdef void harvest(Harvest h, long long moments) noexcept
