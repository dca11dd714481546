"""How a deal goes on from a moment, by play that sees no hidden card."""

from kozyr.bots.endgame import codes as endgame
from kozyr.bots.endgame.exact import value as exact_value
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.evaluation.net import Net, result, value
from kozyr.bots.policy.policy import choose
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import lowest
from kozyr.game.moves import next_actor
from kozyr.game.state import State, talon_left
from kozyr.rules.limits import Limits


class Foresight:
    """Plays deals on by the rules of thumb, and knows how they end once the talon is empty.

    With an empty talon both hands are known, so the solver may look for the result: with `nodes` to
    each try, or `own_nodes` if the talon was empty from the beginning. Where it fails the rules of
    thumb play on. A deal that had a talon is judged by the net instead, if `trusts` it.
    """

    def __init__(self, limits: Limits, size: int, nodes: int, own_nodes: int) -> None:
        self.net = Net()
        self.solver = Solver(limits, size)
        self.nodes = nodes
        self.own_nodes = own_nodes
        self.trusts = False

    def worth(self, s: State, seat: int) -> float:
        """What a seat gets; `s` ends wherever that was clear."""
        talon = talon_left(s)
        nodes = self.nodes if talon > 0 else self.own_nodes
        while s.phase != codes.OVER:
            if s.phase == codes.TO_LEAD and talon_left(s) == 0:
                if self.trusts and talon > 0:
                    return value(self.net, s, seat)
                found = exact_value(self.solver, s, nodes)
                if found != endgame.UNKNOWN:
                    return 0.5 + 0.5 * (found if lowest(s.playing) == seat else -found)
            apply(s, next_actor(s), choose(s, next_actor(s)))
        return result(s, seat)
