"""Everything a deal is at one moment (§0.10), as ints and arrays of ints."""

from kozyr.game import codes
from kozyr.game.bits import bit, popcount, zeros
from kozyr.rules.limits import Limits


class State:
    """A deal at one moment: plain data, copied with `copy_from`, changed by `apply` alone.

    Cards and seats are ints, sets of either are masks. Arrays are read as a whole (`state.hands`),
    and written through the `put_…` methods, since a compiled array is handed out as a copy.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.hands = zeros(8)
        self.counts = zeros(8)
        self.talon = zeros(52)
        self.attack = zeros(6)
        self.attack_by = zeros(6)
        self.cover = zeros(6)
        self.cover_by = zeros(6)
        self.transferrers = zeros(16)
        self.emptied = zeros(8)
        self.place = zeros(8)
        self.refilled = zeros(8)
        self.drawn = zeros(8)
        self.lost_calls = zeros(8)
        self.rungs = zeros(8)
        self.clear()

    def clear(self) -> None:
        """Forget everything but the limits."""
        for seat in range(8):
            self.hands[seat] = 0
            self.counts[seat] = 0
            self.place[seat] = 0
            self.lost_calls[seat] = 0
            self.rungs[seat] = codes.SIX
        self.talon_at = 0
        self.talon_end = 0
        self.trump = 0
        self.trump_card = codes.NO_CARD
        self.discard = 0
        self.dealer = codes.NOBODY
        self.later_deal = False
        self.phase = 0
        self.bout = 0
        self.discarded = False
        self.stalling = 0
        self.playing = 0
        self.holders = 0
        self.n_out = 0
        self.durak = codes.NOBODY
        self.ending = 0
        self.outcome = 0
        self.n_last = 0
        self.n_refilled = 0
        self.fool = codes.NOBODY
        self.no_arm = 0
        self.last_cheats = 0
        self.queen = self.limits.queen
        self.asks_all = False
        self.asking = 0
        self.hanging = 0
        self.hang_on = codes.NOBODY
        self.hung = 0
        self.opener = codes.NOBODY
        self.defender = codes.NOBODY
        self.clear_bout()

    def clear_bout(self) -> None:
        """An empty table: nothing led, nobody passed, the word not yet given."""
        self.n_attack = 0
        self.table = 0
        self.uncovered = 0
        self.n_uncovered = 0
        self.lead = 0
        self.n_transfers = 0
        self.shown = 0
        self.taking = False
        self.passed = 0
        self.word_open = False
        self.turn = codes.NOBODY
        self.n_emptied = 0
        self.cheats = 0
        self.waived = 0
        if self.limits.lose_calls:
            for seat in range(8):
                self.lost_calls[seat] = 0

    def copy_from(self, other: "State") -> None:
        """Become equal to another state of the same limits."""
        self._copy_deal(other)
        self._copy_bout(other)

    def _copy_deal(self, other: "State") -> None:
        for seat in range(8):
            self.hands[seat] = other.hands[seat]
            self.counts[seat] = other.counts[seat]
            self.place[seat] = other.place[seat]
            self.refilled[seat] = other.refilled[seat]
            self.drawn[seat] = other.drawn[seat]
            self.rungs[seat] = other.rungs[seat]
        for at in range(52):
            self.talon[at] = other.talon[at]
        self.talon_at = other.talon_at
        self.talon_end = other.talon_end
        self.trump = other.trump
        self.trump_card = other.trump_card
        self.discard = other.discard
        self.dealer = other.dealer
        self.later_deal = other.later_deal
        self.phase = other.phase
        self.bout = other.bout
        self.discarded = other.discarded
        self.stalling = other.stalling
        self.playing = other.playing
        self.holders = other.holders
        self.n_out = other.n_out
        self.durak = other.durak
        self.ending = other.ending
        self.outcome = other.outcome
        self.n_last = other.n_last
        self.n_refilled = other.n_refilled
        self.fool = other.fool
        self.no_arm = other.no_arm
        self.last_cheats = other.last_cheats
        self.queen = other.queen
        self.asks_all = other.asks_all
        self.asking = other.asking
        self.hanging = other.hanging
        self.hang_on = other.hang_on
        self.hung = other.hung

    def _copy_bout(self, other: "State") -> None:
        for at in range(6):
            self.attack[at] = other.attack[at]
            self.attack_by[at] = other.attack_by[at]
            self.cover[at] = other.cover[at]
            self.cover_by[at] = other.cover_by[at]
        for at in range(16):
            self.transferrers[at] = other.transferrers[at]
        for at in range(8):
            self.emptied[at] = other.emptied[at]
            self.lost_calls[at] = other.lost_calls[at]
        self.opener = other.opener
        self.defender = other.defender
        self.n_attack = other.n_attack
        self.table = other.table
        self.uncovered = other.uncovered
        self.n_uncovered = other.n_uncovered
        self.lead = other.lead
        self.n_transfers = other.n_transfers
        self.shown = other.shown
        self.taking = other.taking
        self.passed = other.passed
        self.word_open = other.word_open
        self.turn = other.turn
        self.n_emptied = other.n_emptied
        self.cheats = other.cheats
        self.waived = other.waived

    def put_hand(self, seat: int, cards: int) -> None:
        """Give a seat exactly this set of cards."""
        self.hands[seat] = cards
        self.counts[seat] = popcount(cards)
        if cards:
            self.holders |= bit(seat)
        else:
            self.holders &= ~bit(seat)

    def put_talon(self, at: int, card: int) -> None:
        """Put a card at a place of the talon, 0 being drawn first; the talon ends after it."""
        self.talon[at] = card
        self.talon_end = at + 1

    def put_attack(self, seat: int, card: int) -> None:
        """Lay an attack card on the table, whosever hand it was in."""
        self.attack[self.n_attack] = card
        self.attack_by[self.n_attack] = seat
        self.cover[self.n_attack] = codes.NO_CARD
        self.cover_by[self.n_attack] = codes.NOBODY
        self.n_attack += 1
        self.table |= bit(card)
        self.uncovered |= bit(card)
        self.n_uncovered += 1

    def put_cover(self, at: int, seat: int, card: int) -> None:
        """Cover the attack card at that place of the table."""
        self.cover[at] = card
        self.cover_by[at] = seat
        self.table |= bit(card)
        self.uncovered &= ~bit(self.attack[at])
        self.n_uncovered -= 1

    def put_transferrer(self, seat: int) -> None:
        """Record that this seat passed the attack on."""
        self.transferrers[self.n_transfers] = seat
        self.n_transfers += 1

    def put_emptied(self, seat: int) -> None:
        """Record that this seat's hand became empty, after those recorded before (§11.5)."""
        self.emptied[self.n_emptied] = seat
        self.n_emptied += 1

    def put_place(self, seat: int, place: int) -> None:
        """Record a place in the finishing order, 1 being the winner."""
        self.place[seat] = place

    def put_rung(self, seat: int, rank: int) -> None:
        """Put a seat on a rung of the ladder, named by its rank (§15.2)."""
        self.rungs[seat] = rank

    def put_lost_calls(self, seat: int, players: int) -> None:
        """Record whom a seat may not call any more in this bout (§14.9)."""
        self.lost_calls[seat] = players


def talon_left(s: State) -> int:
    """How many cards the talon holds, the trump card at its bottom included (§2.4)."""
    return s.talon_end - s.talon_at


def spend(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; a hand that becomes empty is remembered (§11.5)."""
    s.hands[seat] &= ~bit(card)
    s.counts[seat] -= 1
    if s.counts[seat] == 0:
        s.holders &= ~bit(seat)
        s.put_emptied(seat)


def gain(s: State, seat: int, cards: int) -> None:
    """Put one or more cards into a hand that has none of them."""
    s.put_hand(seat, s.hands[seat] | cards)


def draw_card(s: State, seat: int) -> None:
    """Move the next card of the talon into a hand."""
    s.hands[seat] |= bit(s.talon[s.talon_at])
    s.counts[seat] += 1
    s.holders |= bit(seat)
    s.talon_at += 1


def attack_at(s: State, card: int) -> int:
    """The place on the table of an attack card of this bout, -1 if there is none."""
    for at in range(s.n_attack):
        if s.attack[at] == card:
            return at
    return -1
