"""Moments before a lead, taken from deals at random, with what they turned out to be worth."""

from kozyr.bots.evaluation.features import Features, read
from kozyr.bots.policy.policy import choose
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit, zeros
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.sampling import shuffle_talon
from kozyr.rules.limits import Limits


class Harvest:
    """Plays deals of one table and keeps up to 1,024 moments of them.

    `words` holds the inputs that are on, sixteen words of 32 bits a moment, `worth` what the opener
    got on average in `repeats` continuations, each with the talon shuffled anew.
    """

    def __init__(self, limits: Limits, dice: Dice, foresight: Foresight, repeats: int) -> None:
        self.state = State(limits)
        self.world = State(limits)
        self.moves = Moves()
        self.dice = dice
        self.features = Features()
        self.foresight = foresight
        self.repeats = repeats
        self.words = zeros(16384)
        self.worth = [0.0] * 1024
        self.n = 0
        self.deals = 0

    def gather(self, moments: int) -> None:
        """Play deals until so many moments are kept, at most 1,024; those kept before are lost."""
        self.n = 0
        while self.n < moments:
            self.play(moments)

    def play(self, moments: int) -> None:
        """Play one deal, some of them carelessly, and keep about every other lead of it."""
        shuffle_and_deal(self.state, self.dice)
        self.state.later_deal = self.dice.below(2) == 1
        care = 4 * bit(self.dice.below(3) * 2)
        self.deals += 1
        while self.state.phase != codes.OVER and self.n < moments:
            if self.state.phase == codes.TO_LEAD and self.dice.below(2) == 0:
                self.keep()
            seat = next_actor(self.state)
            if self.dice.below(care) == 0:
                choices = legal(self.state, seat, self.moves)
                apply(self.state, seat, self.moves.move(self.dice.below(choices)))
            else:
                apply(self.state, seat, choose(self.state, seat))

    def keep(self) -> None:
        """Keep this moment and find out what it is worth."""
        read(self.features, self.state)
        for word in range(self.n * 16, self.n * 16 + 16):
            self.words[word] = 0
        for at in range(self.features.n):
            item = self.features.item(at)
            self.words[self.n * 16 + (item >> 5)] |= bit(item & 31)
        self.worth[self.n] = self.expect(self.repeats if talon_left(self.state) > 1 else 1)
        self.n += 1

    def expect(self, repeats: int) -> float:
        """What the opener gets on average when the deal is played on so many times."""
        total = 0.0
        for _ in range(repeats):
            self.world.copy_from(self.state)
            shuffle_talon(self.world, self.dice)
            total += self.foresight.worth(self.world, self.state.opener)
        return total / repeats


def fill(h: Harvest, moments: int) -> None:
    """Let a harvest gather so many moments."""
    h.gather(moments)
