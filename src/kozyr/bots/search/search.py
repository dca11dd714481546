"""A search over samples of the hidden cards, with one tree of public acts."""

from kozyr.bots.belief.sampler import Sampler
from kozyr.bots.policy import policy
from kozyr.bots.search.honest import honest
from kozyr.bots.search.leaf import Leaf
from kozyr.bots.search.manner import Manner
from kozyr.bots.search.tree import Tree
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import zeros
from kozyr.game.moves import Moves, next_actor
from kozyr.game.playout import Dice
from kozyr.game.state import State


class Search:
    """Searches for one seat from one root; `run` may be called again to go on.

    Every iteration deals the hidden cards anew, follows the tree to a move it has not tried, plays
    the deal to its end and counts the result at every node it passed. Moves are honest ones. What
    is no choice, and what another seat is trusted to do by the rules of thumb, is not learned.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what a search is made of
        self,
        root: State,
        seat: int,
        sampler: Sampler,
        tree: Tree,
        leaf: Leaf,
        dice: Dice,
        manner: Manner,
    ) -> None:
        self.root = root
        self.seat = seat
        self.sampler = sampler
        self.tree = tree
        self.dice = dice
        self.leaf = leaf
        self.deal = State(root.limits)
        self.state = State(root.limits)
        self.moves = Moves()
        self.trust = int(manner.trust * 1024)
        self.rounds = manner.rounds
        self.iterations = 0
        self.depth = 0
        self.deepest = 256
        self.path = zeros(256)
        self.movers = zeros(256)

    def run(self, iterations: int) -> None:
        """Do so many iterations more."""
        for _ in range(iterations):
            if self.iterations % self.rounds == 0:
                self.deal.copy_from(self.root)
                self.sampler.draw(self.deal, self.dice)
            self.state.copy_from(self.deal)
            if not self._descend():
                self.leaf.judge(self.state)
            self._learn()
            self.iterations += 1

    def _descend(self) -> bool:
        """Follow the tree to its edge, the path noted; whether the end from there is proved."""
        self.depth = 0
        node = self._step(-1, self.seat)
        while node >= 0 and self.depth < self.deepest and self.state.phase != codes.OVER:
            if self.state.phase == codes.TO_LEAD and self.leaf.knows(self.state):
                return True
            node = self._step(node, next_actor(self.state))
        return False

    def _step(self, node: int, seat: int) -> int:
        """Carry a move of this seat out; the node it led to, none if nothing is known beyond."""
        if self.state.phase > codes.BOUT:
            return self._follow(node, seat, policy.choose(self.state, seat))
        if honest(self.state, seat, self.moves) == 1:
            return self._follow(node, seat, self.moves.move(0))
        liked = policy.choose(self.state, seat)
        if self._trusts(seat):
            return self._follow(node, seat, liked)
        return self._try(seat, self.tree.pick(node, self.moves, liked))

    def _follow(self, node: int, seat: int, move: int) -> int:
        apply(self.state, seat, move)
        return self.tree.find(node, move)

    def _trusts(self, seat: int) -> bool:
        return seat != self.seat and self.dice.below(1024) < self.trust

    def _try(self, seat: int, at: int) -> int:
        """Carry out the move at this place of the list, to learn from it."""
        apply(self.state, seat, self.moves.move(at))
        found = self.tree.nodes[at]
        if found < 0:
            return found
        self.path[self.depth] = found
        self.movers[self.depth] = seat
        self.depth += 1
        return found if self.tree.visited(found) > 0 else -1

    def _learn(self) -> None:
        """Count the result at every node of the path, as its mover sees it."""
        for at in range(self.depth):
            self.tree.add(self.path[at], self.leaf.values[self.movers[at]])


def search(one: Search, iterations: int) -> None:
    """Do so many iterations more."""
    one.run(iterations)
