from kozyr.lab.training cimport harvest as harvesting, selfplay as playing
from kozyr.lab.training.harvest cimport Harvest
from kozyr.lab.training.selfplay cimport SelfPlay

cpdef inline void fill(Harvest h, long long moments) noexcept:
    with nogil:
        harvesting.fill(h, moments)

cpdef void harvest(Harvest h, long long moments) noexcept

cpdef inline void play_on(SelfPlay one, long long moments) noexcept:
    with nogil:
        playing.play_on(one, moments)

cpdef void selfplay(SelfPlay one, long long moments) noexcept
