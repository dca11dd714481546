"""What a seat's own views tell, as the vector of an observation: it has nothing else to look at."""

from collections.abc import Iterable

from kozyr.bots.memory import Memory
from kozyr.cards.card import rank_of
from kozyr.cards.cardset import cards_of
from kozyr.game.view import Phase, View
from kozyr.lab.envs import codes
from kozyr.lab.envs.layout import Layout
from kozyr.lab.envs.numbering import index_of
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

_PHASES: dict[Phase, int] = {"lead": 0, "bout": 1, "over": 2, "calling": 3, "hanging": 4}


class Witness:
    """Follows the views of one seat through a deal, and tells each as a vector of small ints.

    Every bout must be seen, or what is known of hands is forgotten (`Memory`).
    """

    def __init__(self, rules: Rules) -> None:
        self.layout = Layout(bind(rules))
        self._memory = Memory(rules)
        self._vector = [0] * self.layout.size

    def see(self, view: View) -> None:
        """Take note of a view."""
        self._memory.see(view)

    def observation(self, view: View) -> list[int]:
        """Tell a view, of which it takes note; each number is from 0 to 127."""
        self.see(view)
        self._vector = [0] * self.layout.size
        self._put_known(view)
        self._put_table(view)
        self._put_seats(view)
        self._put_facts(view)
        self._put_numbers(view)
        return self._vector

    def _put_known(self, view: View) -> None:
        layout, memory = self.layout, self._memory
        self._put_cards(layout.hand, view.hand)
        for away in range(1, layout.seats):
            known = memory.held((view.seat + away) % layout.seats)
            self._put_cards(layout.known + (away - 1) * codes.CARDS, cards_of(known))
        self._put_cards(layout.discard, cards_of(memory.gone))
        self._put_cards(layout.unseen, cards_of(memory.unseen))

    def _put_table(self, view: View) -> None:
        layout = self.layout
        for at, pair in enumerate(view.table):
            self._put_cards(layout.attack + at * codes.CARDS, (pair.attack,))
            self._vector[layout.attack_by + at] = self._away(view, pair.by) + 1
            if pair.cover is not None and pair.cover_by is not None:
                self._put_cards(layout.cover + at * codes.CARDS, (pair.cover,))
                self._vector[layout.cover_by + at] = self._away(view, pair.cover_by) + 1

    def _put_seats(self, view: View) -> None:
        layout = self.layout
        for one in view.seats:
            away = self._away(view, one.seat)
            self._vector[layout.count + away] = one.count
            self._vector[layout.playing + away] = int(one.playing)
            self._vector[layout.passed + away] = int(one.passed)
            self._vector[layout.waived + away] = int(one.waived)
            self._vector[layout.no_arm + away] = int(one.no_arm)
            self._vector[layout.rung + away] = one.rung or 0
        roles = (view.opener, layout.opener), (view.defender, layout.defender)
        for seat, first in (*roles, (view.main_attacker, layout.main)):
            if seat is not None:
                self._vector[first + self._away(view, seat)] = 1

    def _put_facts(self, view: View) -> None:
        layout = self.layout
        self._vector[layout.trump + view.trump_suit] = 1
        if view.talon:
            self._vector[layout.bottom + rank_of(view.trump_card)] = 1
        if view.queen is not None:
            self._vector[layout.queen + view.queen] = 1
        self._vector[layout.phase + _PHASES[view.phase]] = 1

    def _put_numbers(self, view: View) -> None:
        layout = self.layout
        self._vector[layout.talon] = view.talon
        self._vector[layout.bout] = min(view.bout, codes.LONGEST)
        self._vector[layout.stalling] = view.stalling
        self._vector[layout.limit] = view.limit
        self._vector[layout.room] = view.room
        self._vector[layout.uncovered] = view.uncovered
        self._vector[layout.lead_max] = view.lead_max
        self._vector[layout.taking] = int(view.taking)

    def _away(self, view: View, seat: int) -> int:
        """How many places to the left of the observer a seat is."""
        return (seat - view.seat) % self.layout.seats

    def _put_cards(self, first: int, cards: Iterable[int]) -> None:
        for card in cards:
            self._vector[first + index_of(card)] = 1
