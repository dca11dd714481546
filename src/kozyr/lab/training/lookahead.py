"""A player that looks one bout ahead, better than the rules of thumb: a net can learn from it."""

from kozyr.bots.evaluation.features import talon_cards
from kozyr.bots.evaluation.net import Net, value
from kozyr.bots.policy.policy import choose
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit, lowest, popcount, zeros
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice
from kozyr.game.state import State, talon_left
from kozyr.lab.training.sampling import shuffle_talon


class Lookahead:
    """Plays both seats of a deal of two while the talon lasts, neither seeing a hidden card.

    For each of `samples` guesses at the hidden cards and each move it plays the bout to its end by
    the rules of thumb, and asks the net. `known` are the cards that each seat was seen to take.
    """

    def __init__(self, net: Net, dice: Dice, world: State, guess: State, samples: int) -> None:
        self.net = net
        self.dice = dice
        self.world = world
        self.guess = guess
        self.samples = samples
        self.moves = Moves()
        self.known = zeros(2)
        self.cards = zeros(64)
        self.totals = [0.0] * 512

    def forget(self) -> None:
        """Begin a new deal."""
        self.known[0] = 0
        self.known[1] = 0

    def note(self, seat: int, cards: int) -> None:
        """Remember that a seat took these cards."""
        self.known[seat] |= cards

    def choose(self, s: State, seat: int) -> int:
        """The best move of a seat."""
        choices = legal(s, seat, self.moves)
        if choices == 1:
            return self.moves.move(0)
        for at in range(choices):
            self.totals[at] = 0
        for _ in range(self.samples):
            self.guess.copy_from(s)
            self.deal_hidden(self.guess, seat)
            for at in range(choices):
                self.world.copy_from(self.guess)
                apply(self.world, seat, self.moves.move(at))
                self.totals[at] += self._expect(seat)
        return self.moves.move(self._best(choices))

    def _expect(self, seat: int) -> float:
        while self.world.phase == codes.BOUT:
            actor = next_actor(self.world)
            apply(self.world, actor, choose(self.world, actor))
        return value(self.net, self.world, seat)

    def _best(self, choices: int) -> int:
        best = 0
        for at in range(1, choices):
            if self.totals[at] > self.totals[best]:
                best = at
        return best

    def deal_hidden(self, s: State, seat: int) -> None:
        """Deal what this seat cannot know anew; how it lay before makes no difference."""
        other = 1 - seat
        hand = s.hands[other] & self.known[other]
        drawn = popcount(s.hands[other] & ~hand)
        count = self._list(s.hands[other] & ~hand | talon_cards(s) & ~_bottom(s))
        for at in range(drawn):
            pick = at + self.dice.below(count - at)
            hand |= bit(self.cards[pick])
            self.cards[pick] = self.cards[at]
        for at in range(drawn, count):
            s.talon[s.talon_at + at - drawn] = self.cards[at]
        s.put_hand(other, hand)
        shuffle_talon(s, self.dice)

    def _list(self, cards: int) -> int:
        """Put these cards into the list, and count them."""
        count = 0
        while cards != 0:
            self.cards[count] = lowest(cards)
            cards &= cards - 1
            count += 1
        return count


def _bottom(s: State) -> int:
    """The trump card, which everybody sees while the talon lasts."""
    return bit(s.trump_card) if talon_left(s) > 0 else 0
