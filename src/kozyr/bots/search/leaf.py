"""What a state at the edge of a search is worth to each seat."""

from kozyr.bots.policy import policy
from kozyr.game import codes
from kozyr.game.bits import bit
from kozyr.game.ending import losers
from kozyr.game.state import State


class Leaf:
    """Judges states; `values` is what each seat may expect, `playouts` counts deals played out."""

    def __init__(self) -> None:
        self.values = [0.0] * 8
        self.playouts = 0

    def judge(self, s: State) -> None:
        """Play the deal on to its end by the rules of thumb, and note who won."""
        if s.phase != codes.OVER:
            self.playouts += 1
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
