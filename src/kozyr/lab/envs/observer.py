"""Observations of kernel states: only what the seat may know is written down (§17.1)."""

from kozyr.game import codes as game
from kozyr.game.bits import lowest
from kozyr.game.leading import lead_max
from kozyr.game.state import State, talon_left
from kozyr.game.throwing_in import cap, room
from kozyr.game.word import main_attacker
from kozyr.lab.envs import codes
from kozyr.lab.envs.arrays import Grid
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.numbering import index_of
from kozyr.lab.envs.table import Table
from kozyr.rules.limits import Limits


def clear(grid: Grid, row: int, length: int) -> None:
    """Put zeros at the beginning of a row; compiled, this is one call of `memset`."""
    for at in range(length):
        grid[row, at] = 0


class Observer:
    """Writes observations into the rows of an array of 8-bit ints, as `layout` says."""

    def __init__(self, limits: Limits, rows: Grid) -> None:
        self.layout = Layout(limits)
        self._rows = rows
        self._row = 0

    def observe(self, table: Table, seat: int, row: int) -> None:
        """Write what this seat may know of a deal, which is not over, into a row."""
        self._row = row
        clear(self._rows, row, self.layout.size)
        self._put_known(self.layout, table.state, seat, table.seen)
        self._put_table(self.layout, table.state, seat)
        self._put_seats(self.layout, table.state, seat)
        self._put_roles(self.layout, table.state, seat)
        self._put_facts(self.layout, table.state)
        self._put_numbers(self.layout, table.state)

    def _put_known(self, layout: Layout, s: State, seat: int, seen: int) -> None:
        """Cards by where they are known to be: a card once seen moves in public."""
        self._put_cards(layout.hand, s.hands[seat])
        for away in range(1, layout.seats):
            known = s.hands[(seat + away) % layout.seats] & seen
            self._put_cards(layout.known + (away - 1) * codes.CARDS, known)
        self._put_cards(layout.discard, s.discard)
        self._put_cards(layout.unseen, s.limits.all_cards & ~seen & ~s.hands[seat])

    def _put_table(self, layout: Layout, s: State, seat: int) -> None:
        for at in range(s.n_attack):
            self._put(layout.attack + at * codes.CARDS + index_of(s.attack[at]), 1)
            self._put(layout.attack_by + at, self._away(seat, s.attack_by[at]) + 1)
            if s.cover[at] >= 0:
                self._put(layout.cover + at * codes.CARDS + index_of(s.cover[at]), 1)
                self._put(layout.cover_by + at, self._away(seat, s.cover_by[at]) + 1)

    def _put_seats(self, layout: Layout, s: State, seat: int) -> None:
        for away in range(layout.seats):
            other = (seat + away) % layout.seats
            self._put(layout.count + away, s.counts[other])
            self._put(layout.playing + away, s.playing >> other & 1)
            self._put(layout.passed + away, s.passed >> other & 1)
            self._put(layout.waived + away, s.waived >> other & 1)
            self._put(layout.no_arm + away, s.no_arm >> other & 1)
            if s.limits.pogony:
                self._put(layout.rung + away, s.rungs[other])

    def _put_roles(self, layout: Layout, s: State, seat: int) -> None:
        """Who leads, who defends and who attacks first, while there is a bout."""
        if s.phase == game.HANGING:
            return
        self._put(layout.opener + self._away(seat, s.opener), 1)
        self._put(layout.defender + self._away(seat, s.defender), 1)
        if main_attacker(s) >= 0:
            self._put(layout.main + self._away(seat, main_attacker(s)), 1)

    def _put_facts(self, layout: Layout, s: State) -> None:
        self._put(layout.trump + s.trump, 1)
        if talon_left(s) > 0:
            self._put(layout.bottom + (s.trump_card & 15), 1)
        if s.limits.pogony and s.queen >= 0:
            self._put(layout.queen + s.queen, 1)
        self._put(layout.phase + s.phase, 1)

    def _put_numbers(self, layout: Layout, s: State) -> None:
        self._put(layout.talon, talon_left(s))
        self._put(layout.bout, min(codes.LONGEST, s.bout))
        self._put(layout.stalling, s.stalling)
        self._put(layout.limit, cap(s))
        self._put(layout.uncovered, s.n_uncovered)
        self._put(layout.taking, s.taking)
        if s.phase == game.TO_LEAD:
            self._put(layout.lead_max, lead_max(s))
        elif s.phase == game.BOUT and room(s) > 0:
            self._put(layout.room, room(s))

    def _away(self, seat: int, other: int) -> int:
        """How many places to the left of the observer a seat is."""
        return (other - seat + self.layout.seats) % self.layout.seats

    def _put_cards(self, first: int, cards: int) -> None:
        while cards != 0:
            self._rows[self._row, first + index_of(lowest(cards))] = 1
            cards &= cards - 1

    def _put(self, at: int, number: int) -> None:
        self._rows[self._row, at] = number
