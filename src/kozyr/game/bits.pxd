cdef extern from *:
    int __builtin_popcountll(unsigned long long) noexcept nogil
    int __builtin_ctzll(unsigned long long) noexcept nogil
    int __builtin_clzll(unsigned long long) noexcept nogil

cpdef inline long long bit(long long place) noexcept nogil:
    return (<long long>1) << place

cpdef inline long long popcount(long long places) noexcept nogil:
    return __builtin_popcountll(places)

cpdef inline long long lowest(long long places) noexcept nogil:
    return __builtin_ctzll(places)

cpdef inline long long highest(long long places) noexcept nogil:
    return 63 - __builtin_clzll(places)

cpdef inline long long lane(long long suit) noexcept nogil:
    return (<long long>0x1FFF) << (suit * 16)

cpdef inline long long ranks_in(long long cards) noexcept nogil:
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & 0x1FFF

cpdef inline long long of_ranks(long long ranks) noexcept nogil:
    return ranks * <long long>0x0001000100010001
