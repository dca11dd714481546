"""Deals that fit what a seat knows, drawn at random, each as often as it is believed."""

from array import array
from typing import Final

from kozyr.cards.cardset import cards_of
from kozyr.game.bits import bit, zeros
from kozyr.game.playout import Dice
from kozyr.game.state import State

EXACT: Final = 16384
"""So many numbers a sampler's table may hold unless more are allowed: 128 KiB."""


class Sampler:
    """Deals the hidden cards of a state anew: to the other hands, the talon, and what is lost.

    Made of the unseen cards and the discarded ones; `hand` adds a seat, `weigh` says how much
    likelier a card is in a hand than its number of cards alone makes it, and `prepare` comes last.
    A deal is drawn with a chance proportional to the product of the weights of the cards in the
    hands; talon and lost cards have weight 1. Unprepared, all deals are equally likely.

    With up to four players every draw is exact; `total` is then the sum over all deals. Where the
    table would hold more than `most` numbers, `total` stays 0, and a draw is the end of a chain of
    swaps: near that chance, and still independent of the draw before.
    """

    def __init__(self, unseen: int, gone: int) -> None:
        self.gone = gone
        self.hands = 0
        self.n_cards = 0
        self.size = 1
        self.total = 0.0
        self.most = EXACT
        self.swaps = 0
        self.seat = zeros(8)
        self.known = zeros(8)
        self.wanted = zeros(8)
        self.stride = zeros(8)
        self.first = zeros(9)
        self.next = zeros(9)
        self.card = zeros(52)
        self.order = zeros(52)
        self.owner = zeros(52)
        for card in cards_of(unseen):
            self.card[self.n_cards] = card
            self.n_cards += 1
        self.weight = array("d", [1.0]) * (9 * 52)
        self.table = array("d")
        self.lacks = array("q")

    def hand(self, seat: int, known: int, unknown: int) -> None:
        """Add a seat that holds these cards and so many unknown ones besides."""
        self.seat[self.hands] = seat
        self.known[self.hands] = known
        self.wanted[self.hands] = unknown
        self.hands += 1
        self.first[self.hands] = self.first[self.hands - 1] + unknown

    def weigh(self, hand: int, card: int, weight: float) -> None:
        """Give an unseen card a weight, above 0, in the hand added as that number from 0."""
        for at in range(self.n_cards):
            if self.card[at] == card:
                self.weight[hand * 52 + at] = weight

    def prepare(self) -> None:
        """Draw by the weights from now on."""
        for hand in range(self.hands):
            self.stride[hand] = self.size
            self.size *= self.wanted[hand] + 1
            for at in range(self.first[hand], self.first[hand + 1]):
                self.owner[at] = hand
        for at in range(self.first[self.hands], self.n_cards):
            self.owner[at] = self.hands
        if self.size * (self.n_cards + 1) > self.most:
            self.swaps = 64 + 10 * self.first[self.hands]
            return
        self.table = array("d", bytes(8 * self.size * (self.n_cards + 1)))
        self.lacks = array("q", bytes(8 * self.size))
        self._fill()
        self.total = self.table[self.size - 1]

    def _fill(self) -> None:
        """Add up, for the cards from each on, the weights of all ways to fill up the hands."""
        for place in range(self.size):
            for hand in range(self.hands):
                if place // self.stride[hand] % (self.wanted[hand] + 1) > 0:
                    self.lacks[place] |= bit(hand)
        self.table[self.n_cards * self.size] = 1.0
        for at in range(self.n_cards - 1, -1, -1):
            for place in range(self.size):
                self._add_up(at, place)

    def _add_up(self, at: int, place: int) -> None:
        below = (at + 1) * self.size + place
        total = self.table[below]
        for hand in range(self.hands):
            if self.lacks[place] & bit(hand):
                total += self.weight[hand * 52 + at] * self.table[below - self.stride[hand]]
        self.table[at * self.size + place] = total

    def weight_of(self, s: State) -> float:
        """The product of the weights of the cards that a state has in the hands."""
        product = 1.0
        for hand in range(self.hands):
            for at in range(self.n_cards):
                if s.hands[self.seat[hand]] & bit(self.card[at]):
                    product *= self.weight[hand * 52 + at]
        return product

    def draw(self, s: State, dice: Dice) -> None:
        """Deal the hidden cards of a copy of the root anew."""
        if self.total > 0.0:
            self._deal_by_table(dice)
            self._shuffle(self.first[self.hands], dice)
        else:
            for at in range(self.n_cards):
                self.order[at] = at
            self._shuffle(0, dice)
            for _ in range(self.swaps):
                self._swap(dice)
        self._hand_out(s)

    def _shuffle(self, begin: int, dice: Dice) -> None:
        """Shuffle the places from this one on."""
        for at in range(begin, self.n_cards):
            other = at + dice.below(self.n_cards - at)
            card = self.order[other]
            self.order[other] = self.order[at]
            self.order[at] = card

    def _deal_by_table(self, dice: Dice) -> None:
        """Give each card in turn to a hand or to none, as often as the rest can be dealt then."""
        for hand in range(self.hands + 1):
            self.next[hand] = self.first[hand]
        place = self.size - 1
        for at in range(self.n_cards):
            hand = self._taker(at, place, dice)
            self.order[self.next[hand]] = at
            self.next[hand] += 1
            place -= self.stride[hand] if hand < self.hands else 0

    def _taker(self, at: int, place: int, dice: Dice) -> int:
        """The hand that gets a card; the number of hands if none does."""
        below = (at + 1) * self.size + place
        left = self.table[at * self.size + place] * (dice.below(1073741824) / 1073741824.0)
        left -= self.table[below]
        if left < 0.0:
            return self.hands
        taker = self.hands
        for hand in range(self.hands):
            if left >= 0.0 and self.lacks[place] & bit(hand):
                share = self.weight[hand * 52 + at] * self.table[below - self.stride[hand]]
                left -= share
                if share > 0.0:
                    taker = hand
        return taker

    def _swap(self, dice: Dice) -> None:
        """Exchange a card of a hand for any other, as often as the weights allow it."""
        here = dice.below(self.first[self.hands])
        there = dice.below(self.n_cards)
        one = self.owner[here] * 52
        other = self.owner[there] * 52
        mine = self.order[here]
        his = self.order[there]
        now = self.weight[one + mine] * self.weight[other + his]
        then = self.weight[one + his] * self.weight[other + mine]
        if dice.below(1073741824) * now < then * 1073741824.0:
            self.order[here] = his
            self.order[there] = mine

    def _hand_out(self, s: State) -> None:
        """Put the cards into the state as they are ordered: hands, talon, what is lost."""
        at = 0
        for hand in range(self.hands):
            cards = self.known[hand]
            while at < self.first[hand + 1]:
                cards |= bit(self.card[self.order[at]])
                at += 1
            s.hands[self.seat[hand]] = cards
        for place in range(s.talon_at, s.talon_end - 1):
            s.talon[place] = self.card[self.order[at]]
            at += 1
        s.discard = self.gone
        while at < self.n_cards:
            s.discard |= bit(self.card[self.order[at]])
            at += 1
