"""The options of a table as numbers and flags, bound once: the kernel never reads an option's name.

Hand size, cards, lanes of ranks and the two caps are numbers of their own, so that proofs and tests
can play with smaller decks and hands than any table offers.
"""

from kozyr.cards.cardset import mask_of
from kozyr.cards.deck import deck_mask
from kozyr.rules.options import Rules

HAND_SIZE = 6
ATTACK_LIMIT = 6
STALLING_LIMIT = 40
_LEAD_LIMITS = {"one": 1, "one_or_two": 2, "any_same_rank": 4}
_SEATS = 8
_EVERY_CARD = -1
_ODD_SEATS = 0xAA
_EVEN_SEATS = 0x55
_NO_SUIT = -1
_SUITS = {"spades": 0, "clubs": 1, "diamonds": 2, "hearts": 3}


class Limits:
    """What the options allow, as the kernel reads it.

    Masks are sets of cards, `mates` sets of seats (a seat and its partners); every other field is a
    number or a flag (0 or 1). Made by `bind`; whoever changes one before a deal changes the game.
    """

    def __init__(self, rules: Rules) -> None:
        self._bind_table(rules)
        self._bind_attack(rules)
        self._bind_transfer(rules)
        self._bind_ending(rules)
        self._bind_cheating(rules)
        self._bind_pogony(rules)

    def _bind_table(self, rules: Rules) -> None:
        self.seats = rules.players
        self.hand_size = HAND_SIZE
        self.all_cards = deck_mask(rules.deck)
        self.teams = rules.teams != "none"
        self.mates = [_mates(rules, seat) for seat in range(_SEATS)]
        self.void_five_of_suit = rules.redeal_five_of_suit == "on"
        self.void_trump_ace = rules.redeal_trump_ace == "on"
        self.first_left_of_dealer = rules.first_attacker == "left_of_dealer"
        self.later_left_of_fool = rules.first_attacker_later == "left_of_loser"
        self.later_right_of_fool = rules.first_attacker_later == "right_of_loser"
        self.later_winner = rules.first_attacker_later == "previous_winner"
        self.open_discard = rules.discard_view == "open"

    def _bind_attack(self, rules: Rules) -> None:
        self.lead_limit = _LEAD_LIMITS[rules.lead_cards]
        self.throw_any = _EVERY_CARD if rules.throw_in == "any_rank" else 0
        self.throw_lead = _EVERY_CARD if rules.throw_in == "lead_rank" else 0
        self.neighbours_only = rules.throw_in_who == "neighbours"
        self.main_only = rules.throw_in_who == "main_attacker"
        self.first_word = rules.throw_in_order == "opener_first_then_all"
        self.in_turn = rules.throw_in_order == "turn_order"
        self.after_take = rules.throw_in_after_take == "allowed"
        self.cap = ATTACK_LIMIT
        self.first_cap = rules.first_bout_limit
        self.until_discard = rules.first_bout_scope == "until_first_discard"

    def _bind_transfer(self, rules: Rules) -> None:
        self.transfers = rules.transfer != "off"
        self.mid_bout = rules.transfer == "mid_bout"
        self.not_in_first_span = rules.transfer_first_bout == "forbidden"
        self.not_in_first_deal = rules.transfer_first_bout == "forbidden_first_deal"
        self.not_two_left = rules.transfer_two_players == "forbidden_two_left"
        self.not_two_seats = rules.transfer_two_players == "forbidden_two_seats"
        self.shows = rules.transfer_trump == "show_once"
        self.trump_only_beats = rules.transfer_trump == "must_beat"

    def _bind_ending(self, rules: Rules) -> None:
        self.left_of_defender = rules.next_after_transferred_beat == "left_of_defender"
        self.refill_from_dealer = rules.refill_order == "from_dealer"
        self.draw = rules.draw == "on"
        self.stalling_limit = STALLING_LIMIT
        self.series_deals = {"single": 1, "fixed": rules.series_n}.get(rules.series, 0)
        self.series_losses = rules.series_n if rules.series == "to_losses" else 0

    def _bind_cheating(self, rules: Rules) -> None:
        self.cheating = rules.cheating == "on"
        self.arms_transfers = self.cheating and rules.cheat_scope == "beat_transfer"
        self.arms_throws = self.cheating and rules.cheat_scope == "beat_throw_in"
        self.call_window = self.cheating and rules.cheat_call_seconds > 0
        self.caught_takes = rules.cheat_penalty == "takes_table"
        self.caught_loses = rules.cheat_penalty == "loses_deal"
        self.lose_calls = self.cheating and rules.cheat_false_call != "free"
        self.lose_all_calls = rules.cheat_false_call == "lose_all_calls"

    def _bind_pogony(self, rules: Rules) -> None:
        self.pogony = rules.pogony != "off"
        self.pogons_not_led = rules.pogony == "lead_restricted"
        self.shared_ladder = rules.pogony_ladder == "shared"
        self.queen = _SUITS.get(rules.pogony_queen, _NO_SUIT)


def _mates(rules: Rules, seat: int) -> int:
    """The seat and its partners: every other seat in teams, else itself alone (§13.1)."""
    if rules.teams == "none":
        return mask_of([seat])
    return (_ODD_SEATS if seat % 2 else _EVEN_SEATS) & (mask_of([rules.players]) - 1)


def bind(rules: Rules) -> Limits:
    """The limits of this vector of options (which must be valid)."""
    return Limits(rules)
