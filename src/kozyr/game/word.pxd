from kozyr.game cimport codes
from kozyr.game.bits cimport bit
from kozyr.game.sides cimport after, before, live, opponents, why_not_now, why_not_seat
from kozyr.game.state cimport State

cpdef long long neighbours(State s) noexcept nogil
cpdef long long main_attacker(State s) noexcept nogil
cpdef long long main_seat(State s) noexcept nogil
cpdef long long admitted(State s) noexcept nogil
cpdef long long entitled(State s) noexcept nogil
cpdef long long waited_for(State s) noexcept nogil
cpdef long long first_speaker(State s) noexcept nogil
cpdef long long speakers(State s) noexcept nogil
cpdef long long speaking(State s, long long seats) noexcept nogil
cpdef void close_word(State s) noexcept nogil
cpdef void move_word_on(State s, long long seat) noexcept nogil
cpdef long long why_not_speak(State s, long long seat) noexcept nogil
cpdef long long why_not_pass(State s, long long seat) noexcept nogil
