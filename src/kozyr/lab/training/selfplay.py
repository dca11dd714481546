"""Moments of deals that players who look ahead play with each other."""

from kozyr.bots.evaluation.net import value
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit
from kozyr.game.moves import Moves, card_of, kind_of, legal, next_actor
from kozyr.game.playout import shuffle_and_deal
from kozyr.game.state import State, talon_left
from kozyr.lab.training.crop import Crop
from kozyr.lab.training.foresight import Foresight
from kozyr.lab.training.lookahead import Lookahead


class SelfPlay:
    """Plays deals of one table from a random beginning, and keeps the leads while the talon lasts.

    Their worth is what the deal came to, the end being solved or judged by the net, mixed with what
    the net of the first player says of the next lead, which counts as much as `trust` says. `first`
    and `second` are the players of seats 0 and 1.
    """

    def __init__(
        self, foresight: Foresight, first: Lookahead, second: Lookahead, trust: float
    ) -> None:
        self.state = State(first.world.limits)
        self.moves = Moves()
        self.dice = first.dice
        self.foresight = foresight
        self.trust = trust
        self.first = first
        self.second = second
        self.crop = Crop()
        self.deals = 0

    def gather(self, moments: int) -> None:
        """Play deals until so many moments are kept, at most 1,024; those kept before are lost."""
        self.crop.n = 0
        while self.crop.n < moments:
            self.start()
            self.play(moments)

    def start(self) -> None:
        """A fresh deal whose first acts are played at random, none or up to 15 of them."""
        shuffle_and_deal(self.state, self.dice)
        self.state.later_deal = self.dice.below(2) == 1
        self.first.forget()
        self.second.forget()
        for _ in range(self.dice.below(16) * self.dice.below(2)):
            if talon_left(self.state) > 0:
                seat = next_actor(self.state)
                choices = legal(self.state, seat, self.moves)
                self._act(seat, self.moves.move(self.dice.below(choices)))

    def lasts(self) -> bool:
        """Whether something is hidden still, or a bout under way."""
        if self.state.phase == codes.OVER:
            return False
        return talon_left(self.state) > 0 or self.state.phase == codes.BOUT

    def play(self, moments: int) -> float:
        """Play the deal from here, keep leads, and tell what seat 0 got."""
        start = self.crop.n
        while self.lasts():
            if self.state.phase == codes.TO_LEAD and self.crop.n < moments:
                self.crop.keep(self.state)
                self.crop.say(value(self.first.net, self.state, 0))
            seat = next_actor(self.state)
            if seat == 0:
                self._act(seat, self.first.choose(self.state, seat))
            else:
                self._act(seat, self.second.choose(self.state, seat))
        worth = self._end()
        self.crop.judge_backward(start, worth, self.trust)
        self.deals += 1
        return worth

    def _end(self) -> float:
        """What seat 0 gets at an end in which nothing is hidden."""
        if self.foresight.trusts:
            return value(self.foresight.net, self.state, 0)
        return self.foresight.worth(self.state, 0)

    def _act(self, seat: int, move: int) -> None:
        """Carry a move out; both see who takes what."""
        bout = self.state.bout
        taker = self.state.defender
        table = self.state.table
        if kind_of(move) == codes.THROW_IN:
            table |= bit(card_of(move))
        apply(self.state, seat, move)
        if self.state.bout != bout and self.state.outcome == codes.TAKEN:
            self.first.note(taker, table)
            self.second.note(taker, table)


def play_on(one: SelfPlay, moments: int) -> None:
    """Let deals be played until so many moments are kept."""
    one.gather(moments)
