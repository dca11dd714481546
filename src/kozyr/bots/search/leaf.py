"""What a state at the edge of a search is worth to each seat."""

from kozyr.bots.endgame import codes as endgame
from kozyr.bots.endgame.exact import value
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.evaluation.net import Net
from kozyr.bots.evaluation.net import value as net_value
from kozyr.bots.policy import policy
from kozyr.bots.search.manner import Manner
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.ending import losers
from kozyr.game.moves import next_actor
from kozyr.game.state import State, talon_left


class Leaf:
    """Judges states; `values` is what each seat may expect.

    A deal is played on by the rules of thumb: to its end, or until that is proved with at most
    `nodes` of the solver, or to the next lead if the net knows the table and the talon has at least
    `learned` cards. `playouts` counts deals played on, `guesses` those the net judged, `proofs`
    those proved.
    """

    def __init__(self, solver: Solver, net: Net | None, manner: Manner) -> None:
        self.values = [0.0] * 8
        self.solver = solver
        self.net = net
        self.nodes = manner.proof
        self.learned = 99 if net is None else manner.learned
        self.playouts = 0
        self.guesses = 0
        self.proofs = 0

    def knows(self, s: State) -> bool:
        """Whether the end between two can be proved from here; then `values` has it."""
        if self.nodes == 0 or talon_left(s) > 0 or popcount(s.playing) != codes.TWO:
            return False
        if s.phase > codes.BOUT:
            return False
        found = value(self.solver, s, self.nodes)
        if found == endgame.UNKNOWN:
            return False
        self.proofs += 1
        self._share(s, found)
        return True

    def judge(self, s: State) -> None:
        """Play the deal on, which changes it, until its worth is known."""
        self.playouts += 1
        while s.phase != codes.OVER:
            if s.phase == codes.TO_LEAD:
                if talon_left(s) >= self.learned:
                    self._guess(s)
                    return
                if self.knows(s):
                    return
            seat = next_actor(s)
            apply(s, seat, policy.choose(s, seat))
        self._count(s)

    def _guess(self, s: State) -> None:
        """Ask the net, which knows tables of two seats."""
        self.guesses += 1
        if self.net is not None:
            self.values[0] = net_value(self.net, s, 0)
            self.values[1] = 1.0 - self.values[0]

    def _count(self, s: State) -> None:
        """0 for the durak or the losing team, 1 for the others; without either a half for all."""
        lost = losers(s)
        for seat in range(s.limits.seats):
            if lost == 0:
                self.values[seat] = 0.5
            else:
                self.values[seat] = 0.0 if lost & bit(seat) else 1.0

    def _share(self, s: State, found: int) -> None:
        """The result proved between the last two; who is out is not the durak."""
        first = lowest(s.playing)
        for seat in range(s.limits.seats):
            self.values[seat] = 1.0
            if s.playing & bit(seat):
                self.values[seat] = (1 + found) / 2.0 if seat == first else (1 - found) / 2.0
