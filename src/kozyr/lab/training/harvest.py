"""Moments before a lead, taken from deals at random, with what they turned out to be worth."""

from kozyr.bots.policy.policy import choose
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.lab.training.crop import Crop
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.sampling import shuffle_talon
from kozyr.rules.limits import Limits


class Harvest:
    """Plays deals of one table and keeps up to 1,024 moments of them.

    What a moment is worth is what the opener got on average in `repeats` continuations, each with
    the talon shuffled anew. With `only_ends` only leads with an empty talon are kept.
    """

    def __init__(self, limits: Limits, dice: Dice, foresight: Foresight, repeats: int) -> None:
        self.state = State(limits)
        self.world = State(limits)
        self.moves = Moves()
        self.dice = dice
        self.crop = Crop()
        self.foresight = foresight
        self.repeats = repeats
        self.only_ends = False
        self.deals = 0

    def gather(self, moments: int) -> None:
        """Play deals until so many moments are kept, at most 1,024; those kept before are lost."""
        self.crop.n = 0
        while self.crop.n < moments:
            self.play(moments)

    def play(self, moments: int) -> None:
        """Play one deal, some of them carelessly, and keep about every other lead of it."""
        shuffle_and_deal(self.state, self.dice)
        self.state.later_deal = self.dice.below(2) == 1
        care = 4 * bit(self.dice.below(3) * 2)
        self.deals += 1
        while self.state.phase != codes.OVER and self.crop.n < moments:
            if self.suits() and self.dice.below(2) == 0:
                self.keep()
            seat = next_actor(self.state)
            if self.dice.below(care) == 0:
                choices = legal(self.state, seat, self.moves)
                apply(self.state, seat, self.moves.move(self.dice.below(choices)))
            else:
                apply(self.state, seat, choose(self.state, seat))

    def suits(self) -> bool:
        """Whether this moment may be kept."""
        if self.only_ends and talon_left(self.state) > 0:
            return False
        return self.state.phase == codes.TO_LEAD

    def keep(self) -> None:
        """Keep this moment and find out what it is worth."""
        opened = 1 - 2 * self.state.opener
        worth = self.expect(self.repeats if talon_left(self.state) > 1 else 1)
        self.crop.keep(self.state)
        self.crop.judge(self.crop.n - 1, 0.5 + opened * (worth - 0.5))

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
