"""The end with more than two players, bounded: what a seat can have against all others together.

With three or more nobody's value is defined by his own play alone. What is proved here holds
whatever the others do; what is not may still be had, since the others are not one side.
"""

from typing import Final

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.solve import Judged, Verdict, after
from kozyr.game import codes as kernel
from kozyr.game.digest import digest
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.state import State

STEP: Final = 4
"""Decisions by which the search goes deeper from one round to the next."""


class _Spent(Exception):  # noqa: N818 - no error, the end of an effort
    """The nodes are used up."""


class _Round:
    """One search to a depth in decisions: which states are won for a seat, whatever others do."""

    def __init__(self, seat: int, nodes: int) -> None:
        self.seat = seat
        self.nodes = nodes
        self.cut = False
        self._known: dict[tuple[int, int, int], bool] = {}

    def wins(self, state: State, depth: int) -> bool:
        """Whether the seat is surely not the durak, and does not draw, within so many decisions."""
        if not state.playing >> self.seat & 1 and state.phase != kernel.OVER:
            return True
        if state.phase == kernel.OVER:
            return state.durak not in {self.seat, kernel.NOBODY}
        if depth == 0:
            self.cut = True
            return False
        key = digest(state), state.stalling, depth
        if key not in self._known:
            self._known[key] = self._any_or_all(state, depth)
        return self._known[key]

    def _any_or_all(self, state: State, depth: int) -> bool:
        if self.nodes == 0:
            raise _Spent
        self.nodes -= 1
        actor, moves = next_actor(state), Moves()
        children = (
            self.wins(after(state, actor, moves.move(at)), depth - 1)
            for at in range(legal(state, actor, moves))
        )
        return any(children) if actor == self.seat else all(children)


def secured(state: State, seat: int, nodes: int) -> Verdict:
    """Which legal moves of a seat keep it from being the durak whatever all the others do.

    Such a move is worth 1, the others are UNKNOWN; the verdict is never exact. Each move has an
    equal share of the nodes. Every hand must be known; with cards in the talon it is clairvoyant.
    """
    moves = Moves()
    count = legal(state, seat, moves)
    children = [(moves.move(at), after(state, seat, moves.move(at))) for at in range(count)]
    judged = tuple(_judged(move, child, seat, nodes // count) for move, child in children)
    best = codes.WIN if any(one.value == codes.WIN for one in judged) else codes.UNKNOWN
    return Verdict(best, judged, exact=False, nodes=sum(one.nodes for one in judged))


def _judged(move: int, child: State, seat: int, nodes: int) -> Judged:
    """Search deeper and deeper until the move is seen to win, or nothing deeper is left."""
    left, depth = nodes, 0
    while left > 0:
        depth += STEP
        search = _Round(seat, left)
        try:
            won = search.wins(child, depth)
        except _Spent:
            return Judged(move, codes.UNKNOWN, nodes)
        left = search.nodes
        if won or not search.cut:
            return Judged(move, codes.WIN if won else codes.UNKNOWN, nodes - left)
    return Judged(move, codes.UNKNOWN, nodes)
