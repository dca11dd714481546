cimport cython


@cython.final
cdef class Limits:
    cdef public long long seats, hand_size, all_cards
    cdef public bint teams
    cdef readonly long long mates[8]
    cdef public bint void_five_of_suit, void_trump_ace
    cdef public bint first_left_of_dealer, later_left_of_fool, later_right_of_fool, later_winner
    cdef public bint open_discard
    cdef public long long lead_limit, throw_any, throw_lead
    cdef public bint neighbours_only, main_only, first_word, in_turn, after_take
    cdef public long long cap, first_cap
    cdef public bint until_discard
    cdef public bint transfers, mid_bout, not_in_first_span, not_in_first_deal
    cdef public bint not_two_left, not_two_seats, shows, trump_only_beats
    cdef public bint left_of_defender, refill_from_dealer, draw
    cdef public long long stalling_limit, series_deals, series_losses
    cdef public bint cheating, arms_transfers, arms_throws, call_window
    cdef public bint caught_takes, caught_loses, lose_calls, lose_all_calls
    cdef public bint pogony, pogons_not_led, shared_ladder
    cdef public long long queen
