"""What the rules of a table come to when two players are left and the talon is empty.

A bout is told in roles: the attacker's hand, the defender's, the cards of the table, those of them
not covered, and its bits (see `codes`). Trumps are moved to the last lane.
"""

from kozyr.bots.endgame import codes
from kozyr.game import codes as kernel
from kozyr.game.bits import lane, of_ranks, popcount, ranks_in
from kozyr.game.state import State
from kozyr.rules.limits import Limits


class Terms:
    """The limits of a table, and what follows from them for two players.

    `transfers`: the attack can be passed on, at least after the first span. `ordered`: of several
    cards to beat one may always beat the same first. `tie` is the attacker's result when both go
    out with one bout.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.throws = bool(limits.throw_any | limits.throw_lead)
        self.tie = codes.DRAW if limits.draw else codes.WIN
        self.transfers = False
        self.ordered = False

    def settle(self, s: State) -> None:
        """Take note of what does not change until the deal is over (§7.4, §7.5)."""
        self.transfers = s.limits.transfers
        if s.limits.not_two_left or (s.limits.not_two_seats and s.limits.seats == kernel.TWO):
            self.transfers = False
        if s.limits.not_in_first_deal and not s.later_deal:
            self.transfers = False
        self.ordered = s.limits.after_take or not self.throws
        if self.transfers and s.limits.mid_bout:
            self.ordered = False

    def cap(self, bits: int) -> int:
        """M, the most attack cards of this bout (§6.8)."""
        return self.limits.first_cap if bits & codes.SPAN else self.limits.cap

    def room(self, dfn: int, uncovered: int, bits: int) -> int:
        """R, the attack cards that may still be added (§0.7)."""
        by_cap = self.cap(bits) - (bits & codes.ATTACKS)
        by_hand = popcount(dfn) - popcount(uncovered)
        return min(by_hand, by_cap)

    def fitting(self, table: int, bits: int) -> int:
        """Every card whose rank may be thrown in (§6.1)."""
        if self.limits.throw_any:
            return of_ranks(ranks_in(table))
        return of_ranks(bits // codes.LED) if self.limits.throw_lead else 0

    def layable(self, att: int, dfn: int, table: int, uncovered: int, bits: int) -> int:
        """Every card that the defender could lay as a transfer (§7.2, §7.3, §7.7)."""
        if bits & codes.ATTACKS >= self.cap(bits) or popcount(uncovered) >= popcount(att):
            return 0
        cards = self._of_the_rank(table, uncovered, bits) & dfn
        return cards & ~lane(codes.TRUMPS) if self.limits.trump_only_beats else cards

    def showable(self, att: int, dfn: int, table: int, uncovered: int, bits: int) -> int:
        """The trump that the defender could show (§7.8)."""
        if not self.limits.shows or bits & codes.SHOWN_DFN:
            return 0
        if popcount(uncovered) > popcount(att):
            return 0
        return self._of_the_rank(table, uncovered, bits) & dfn & lane(codes.TRUMPS)

    def _of_the_rank(self, table: int, uncovered: int, bits: int) -> int:
        """Every card of the rank that a transfer needs now, whoever holds it (§7.3, §7.9)."""
        if not self.transfers or (table != uncovered and not self.limits.mid_bout):
            return 0
        if bits & codes.SPAN and self.limits.not_in_first_span:
            return 0
        ranks = ranks_in(uncovered)
        return 0 if ranks & (ranks - 1) else of_ranks(ranks)

    def hurries(self, att: int, dfn: int, table: int, uncovered: int, bits: int) -> bool:
        """Whether throwing in now may bring what throwing in after the next act does not.

        It may where a take ends the bout, and where it hinders a transfer. Else the attacker may as
        well see first what is done: neither a beat nor a take leaves less room or fewer ranks.
        """
        if att == 0 or not self.throws or self.room(dfn, uncovered, bits) < 1:
            return False
        if not self.limits.after_take:
            return True
        if not self.transfers:
            return False
        if self.limits.mid_bout or self.layable(att, dfn, table, uncovered, bits) != 0:
            return True
        return self.showable(att, dfn, table, uncovered, bits) != 0


def swapped(bits: int) -> int:
    """The bits of a bout once attacker and defender have changed places."""
    kept = bits & ~(codes.BEGUN | codes.SHOWN)
    if bits & codes.SHOWN_ATT:
        kept |= codes.SHOWN_DFN
    if bits & codes.SHOWN_DFN:
        kept |= codes.SHOWN_ATT
    return kept
