"""What a search has learned, in arrays of fixed size."""

from array import array
from functools import cache
from math import sqrt
from typing import Final

from kozyr.bots.search.manner import Manner
from kozyr.game.bits import zeros
from kozyr.game.moves import Moves

MOST: Final = 65_536
"""The most places of a tree, of 32 bytes each, and the most iterations of a search."""


ROOT: Final = -1
"""The parent of the moves at the root."""


@cache
def _roots(most: int) -> "array[float]":
    """The square roots of the numbers up to this one."""
    return array("d", [sqrt(number) for number in range(most + 1)])


class Tree:
    """Nodes in one hash table: a node is what was done since the root, its parent and a move.

    All acts of a deal are public, so seats share the tree, whatever cards a sample gave them. A
    node has the sum of the results of the seat whose move led to it, how often it was visited, and
    how often it was on offer: not every sample allows every move (§17.2). `nodes` holds, after
    `pick`, the node of each move; when the table is full there is none.
    """

    def __init__(self, places: int, manner: Manner) -> None:
        """Take so many places, a power of two up to `MOST`; three in four are filled at most.

        No node may be on offer more often than `MOST`.
        """
        self.keys = array("q", bytes(8 * places))
        self.visits = array("q", bytes(8 * places))
        self.offers = array("q", bytes(8 * places))
        self.totals = array("d", bytes(8 * places))
        self.roots = _roots(MOST)
        self.mask = places - 1
        self.room = places * 3 // 4
        self.size = 0
        self.bold = manner.bold
        self.liking = manner.liking
        self.modesty = manner.modesty
        self.nodes = zeros(512)

    def find(self, parent: int, move: int) -> int:
        """The node this move leads to, made if need be; none when the table is full."""
        key = (parent + 1) * 2097152 + move + 1
        spread = (parent + 1) * 65599 + move * 40507
        slot = (spread ^ spread >> 13) & self.mask
        while self.keys[slot] != 0:
            if self.keys[slot] == key:
                return slot
            slot = (slot + 1) & self.mask
        return self._claim(slot, key)

    def _claim(self, slot: int, key: int) -> int:
        if self.size >= self.room:
            return -1
        self.size += 1
        self.keys[slot] = key
        return slot

    def pick(self, parent: int, moves: Moves, liked: int) -> int:
        """The place in the list of the move to try now; `liked` is that of the rules of thumb.

        Few visits and a good result so far speak for a move, and so does being liked.
        """
        choices = moves.n
        for at in range(choices):
            self.nodes[at] = self.find(parent, moves.move(at))
            if self.nodes[at] >= 0:
                self.offers[self.nodes[at]] += 1
        unseen = self._first_guess(choices)
        even = (1.0 - self.liking) / choices
        best = 0
        highest = -1.0
        for at in range(choices):
            share = even + self.liking if moves.move(at) == liked else even
            promise = self._promise(self.nodes[at], share, unseen)
            if promise > highest:
                highest = promise
                best = at
        return best

    def _first_guess(self, choices: int) -> float:
        """What a move not yet tried is worth: the average of those tried, less some modesty."""
        total = 0.5
        visits = 1
        for at in range(choices):
            node = self.nodes[at]
            if node >= 0:
                total += self.totals[node]
                visits += self.visits[node]
        return total / visits - self.modesty

    def _promise(self, node: int, share: float, unseen: float) -> float:
        if node < 0:
            return unseen
        visits = self.visits[node]
        worth = self.totals[node] / visits if visits > 0 else unseen
        return worth + self.bold * share * self.roots[self.offers[node]] / (1 + visits)

    def add(self, node: int, value: float) -> None:
        """Count a result, from 0 to 1 for the seat whose move led here."""
        self.visits[node] += 1
        self.totals[node] += value

    def visited(self, node: int) -> int:
        """How often a node was visited; never, where the full table has none."""
        return self.visits[node] if node >= 0 else 0

    def mean(self, node: int) -> float:
        """The average result of the seat whose move led here; a half if it was never visited."""
        return self.totals[node] / self.visits[node] if self.visited(node) > 0 else 0.5
