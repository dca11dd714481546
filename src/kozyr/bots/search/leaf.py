"""What a state at the edge of a search is worth to each seat."""

from kozyr.bots.endgame import codes as endgame
from kozyr.bots.endgame.exact import value
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.policy import policy
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.ending import losers
from kozyr.game.moves import next_actor
from kozyr.game.state import State, talon_left


class Leaf:
    """Judges states; `values` is what each seat may expect.

    `playouts` counts deals played out, `proofs` those of them whose end was proved, with at most
    `nodes` of the solver each; without nodes nothing is proved.
    """

    def __init__(self, solver: Solver, nodes: int) -> None:
        self.values = [0.0] * 8
        self.solver = solver
        self.nodes = nodes
        self.playouts = 0
        self.proofs = 0
        self.tries = 0

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
        """Play the deal on by the rules of thumb, to its end or until that is proved."""
        self.playouts += 1
        self.tries = 2 if self.nodes > 0 else 0
        while self.tries > 0 and s.phase != codes.OVER:
            if talon_left(s) == 0 and s.phase == codes.TO_LEAD and popcount(s.playing) == codes.TWO:
                if self.knows(s):
                    return
                self.tries -= 1
            seat = next_actor(s)
            apply(s, seat, policy.choose(s, seat))
        if s.phase != codes.OVER:
            policy.finish(s, 10000)
        self._count(s)

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
