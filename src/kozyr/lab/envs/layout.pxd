cimport cython

from kozyr.lab.envs cimport codes
from kozyr.rules.limits cimport Limits


@cython.final
cdef class Layout:
    cdef readonly long long seats, size
    cdef readonly long long hand, known, discard, unseen, attack, cover, attack_by, cover_by
    cdef readonly long long trump, bottom, queen, phase, count, playing, passed, opener
    cdef readonly long long defender, main, rung, waived, no_arm, talon, bout
    cdef readonly long long stalling, limit, room, uncovered, lead_max, taking
    cdef long long _section(self, long long length) noexcept nogil
