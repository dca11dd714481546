"""Deals whose cards are all known to both: what is left of them is proved, not learned.

With so few cards in the talon nobody can draw what the other has not seen: each knows the other's
hand as what is left of the deck. Such a moment before a lead is a number: where every card is, and
who leads. What was before does not matter to the rest.
"""

from array import array

from kozyr.bots.policy import policy
from kozyr.cards.cardset import cards_of
from kozyr.game import codes as game
from kozyr.game.apply import apply
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.opening import open_bout
from kozyr.game.state import State, talon_left
from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.outcome import result
from kozyr.rules.limits import Limits

UNKNOWN = 2.0


class Ends:
    """Worths to seat 0 of the moments met, with the manner in which either seat goes on to play."""

    def __init__(self, limits: Limits, cards: int, last: int) -> None:
        """Of a deck of so many cards, from the moment when so many (0 or 1) are in the talon."""
        self.limits = limits
        self.last = last
        self.n_met = 0
        self.is_met = array("b", (0,)) * number_of_ends(cards)
        self.met = array("i", (0,)) * number_of_ends(cards)

    def number(self, s: State) -> int:
        """The number of a moment before a lead."""
        number = 1 if s.opener == 1 else 0
        last = s.talon[s.talon_at] if talon_left(s) > 0 else game.NO_CARD
        cards = self.limits.all_cards
        while cards != 0:
            card = lowest(cards)
            number *= 4
            if card == last:
                number += 3
            elif s.hands[1] & bit(card):
                number += 2
            elif s.hands[0] & bit(card):
                number += 1
            cards &= cards - 1
        return number

    def meet(self, s: State) -> int:
        """Note a moment before a lead, and return its number; -1 where not all is known."""
        if talon_left(s) > self.last:
            return -1
        number = self.number(s)
        if not self.is_met[number]:
            self.is_met[number] = 1
            self.met[self.n_met] = number
            self.n_met += 1
        return number

    def put(self, s: State, number: int) -> None:
        """Set a state up as the moment of this number."""
        s.clear()
        s.trump_card = lowest(self.limits.all_cards)
        s.playing = 3
        opener = number >> 2 * popcount(self.limits.all_cards)
        hands = [0, 0, 0, 0]
        for card in reversed(cards_of(self.limits.all_cards)):
            hands[number & 3] |= bit(card)
            number >>= 2
        for seat in (0, 1):
            s.put_hand(seat, hands[seat + 1])
        s.discard = hands[0]
        if hands[3]:
            s.put_talon(0, lowest(hands[3]))
            s.trump_card = lowest(hands[3])
        open_bout(s, opener)


def number_of_ends(cards: int) -> int:
    """How many numbers the moments of so many cards need."""
    return bit(2 * cards + 1)


class Line:
    """One moment of a deal being proved; what follows it is proved by the lines below."""

    def __init__(self, ends: Ends, below: "Line | None" = None) -> None:
        self.ends = ends
        self.state = State(ends.limits)
        self.moves = Moves()
        self.below = self if below is None else below
        self.is_last = below is None

    def worth(self, book: "Book") -> float:
        """What this moment is worth to seat 0; `UNKNOWN` where the lines do not suffice."""
        if self.state.phase == game.OVER:
            return 1.0 * result(self.state)
        if self.is_last:
            return UNKNOWN
        if self.state.phase != game.TO_LEAD:
            return self._weigh(book, next_actor(self.state))
        number = self.ends.number(self.state)
        if book.worths[number] >= UNKNOWN:
            book.worths[number] = self._weigh(book, self.state.opener)
        return book.worths[number]

    def _weigh(self, book: "Book", seat: int) -> float:
        manner = book.his if seat == 1 else book.mine
        choices = legal(self.state, seat, self.moves)
        if manner == codes.RULES and choices > 1:
            return self._after(book, seat, policy.choose(self.state, seat))
        worth = self._after(book, seat, self.moves.move(0))
        for at in range(1, choices):
            other = self._after(book, seat, self.moves.move(at))
            if manner == codes.CHANCES:
                worth += other
            elif seat == 0:
                worth = max(worth, other)
            else:
                worth = min(worth, other)
        return worth / choices if manner == codes.CHANCES else worth

    def _after(self, book: "Book", seat: int, move: int) -> float:
        self.below.state.copy_from(self.state)
        apply(self.below.state, seat, move)
        return self.below.worth(book)


class Book:
    """Worths to seat 0 by number, the seats playing each in its manner."""

    def __init__(self, cards: int, mine: int, his: int) -> None:
        self.mine = mine
        self.his = his
        self.worths = array("d", (UNKNOWN,)) * number_of_ends(cards)


def prove(line: Line, ends: Ends, book: Book, begin: int, end: int) -> None:
    """Write the worths of some of the moments met into a book."""
    for at in range(begin, end):
        ends.put(line.state, ends.met[at])
        line.worth(book)
