from kozyr.game cimport codes
from kozyr.game.arming cimport callers, has_cheated, lose_call
from kozyr.game.beating cimport beaters
from kozyr.game.bits cimport bit, lowest, ranks_in
from kozyr.game.closing cimport answer_hang, bout_closes, close_bout, close_or_wait, take_as_caught
from kozyr.game.ending cimport end_by_cheat, end_by_hang
from kozyr.game.moves cimport card_of, is_armed, kind_of, led_cards, target_of
from kozyr.game.sides cimport next_opponent
from kozyr.game.state cimport State, attack_at, spend
from kozyr.game.throwing_in cimport matching
from kozyr.game.transferring cimport transferable
from kozyr.game.word cimport close_word, main_attacker, move_word_on

cpdef void apply(State s, long long seat, long long move) noexcept nogil
cdef void _note_cheat(State s, long long kind, long long card, long long target) noexcept nogil
cdef void _answer(State s, long long seat, long long kind, long long player) noexcept nogil
cdef void _call(State s, long long seat, long long player) noexcept nogil
cdef void _end_call_window(State s) noexcept nogil
cdef void _lead(State s, long long cards) noexcept nogil
cdef void _beat(State s, long long card, long long target) noexcept nogil
cdef void _throw_in(State s, long long seat, long long card) noexcept nogil
cdef void _hand_on(State s, long long kind, long long card) noexcept nogil
cdef void _take(State s) noexcept nogil
cdef void _pass(State s, long long seat) noexcept nogil
