"""A whole game of two as a tree of choices in arrays, and its information sets."""

from array import array
from typing import Final

from kozyr.game.bits import lowest
from kozyr.game.moves import Moves
from kozyr.lab.equilibrium import codes

MOST: Final = 1 << 31
"""No tree may have so many nodes."""


class Tree:
    """Nodes, information sets and choices, numbered as they were found.

    A node is a moment in which there is a choice or chance decides, or an end: of node n `info[n]`
    is its information set or a code, `first[n]` its first child, the others follow it, and `up[n]`
    its parent. The roots come first; `chance` is how likely each is. Of information set i the
    choices begin with `start[i]`, `seat[i]` chooses, `since[i]` is that seat's choice before (-1:
    none), `level[i]` how many it has made, `node[i]` the node at which it was found, `liked[i]` the
    choice of the rules of thumb. `moves` are the moves of the choices.

    `seen` numbers what a seat has seen: a place stands for one thing seen after another, so that
    two moments are one information set exactly if the seat has seen all the same in all its past.
    """

    def __init__(self, nodes: int, sets: int, places: int) -> None:
        """Take room for so many nodes, information sets and things seen, the last a power of two.

        Four choices a set have room.
        """
        self.nodes = 0
        self.sets = 0
        self.choices = 0
        self.roots = 0
        self.is_full = False
        self.room = nodes
        self.most_sets = sets
        self.first = array("i", (0,)) * nodes
        self.info = array("i", (0,)) * nodes
        self.up = array("i", (0,)) * nodes
        self.start = array("i", (0,)) * (sets + 1)
        self.seat = array("b", (0,)) * sets
        self.since = array("i", (0,)) * sets
        self.level = array("b", (0,)) * sets
        self.node = array("i", (0,)) * sets
        self.liked = array("b", (0,)) * sets
        self.moves = array("i", (0,)) * (4 * sets)
        self.chance = array("d")
        self.keys = array("q", (0,)) * places
        self.set_at = array("i", (0,)) * places
        self.mask = places - 1
        self.places = 0

    def plant(self, chances: "array[float]") -> None:
        """Make the roots, each as likely as said."""
        self.roots = len(chances)
        self.chance = chances
        self.claim(-1, self.roots)

    def forget(self) -> None:
        """Give back what only growing needs."""
        self.keys = array("q", (0,)) * 1
        self.set_at = array("i", (0,)) * 1
        self.mask = 0

    def claim(self, parent: int, children: int) -> int:
        """Make so many children of a node, and return the first of them."""
        first = self.nodes
        if first + children > self.room:
            self.is_full = True
            return 0
        self.nodes += children
        for node in range(first, self.nodes):
            self.up[node] = parent
        if parent >= 0:
            self.first[parent] = first
        return first

    def see(self, before: int, symbol: int) -> int:
        """The place of a thing seen after those before it (-1: none); 0 when the table is full."""
        key = (before + 1) * codes.SYMBOLS + symbol + 1
        spread = (before + 1) * 1640531527 ^ (symbol + 1) * 40503
        slot = (spread ^ spread >> 15) & self.mask
        while self.keys[slot] != 0:
            if self.keys[slot] == key:
                return slot
            slot = (slot + 1) & self.mask
        self.places += 1
        if self.places * 4 > self.mask * 3:
            self.is_full = True
            return 0
        self.keys[slot] = key
        return slot

    def see_cards(self, before: int, cards: int) -> int:
        """The place of these cards, each seen after those before it."""
        while cards != 0:
            before = self.see(before, codes.CARD + lowest(cards))
            cards &= cards - 1
        return before

    def choose(self, place: int, seat: int, node: int, moves: Moves) -> int:
        """Put a choice between these moves at a node; returns its information set."""
        found = self.set_at[place] - 1
        if found < 0:
            found = self._add(place, seat, node, moves)
        self.info[node] = found
        return found

    def _add(self, place: int, seat: int, node: int, moves: Moves) -> int:
        found = self.sets
        if found + 1 > self.most_sets or self.choices + moves.n > 4 * self.most_sets:
            self.is_full = True
            return 0
        self.sets += 1
        self.set_at[place] = self.sets
        self.seat[found] = seat
        self.node[found] = node
        self.start[found] = self.choices
        for at in range(moves.n):
            self.moves[self.choices] = moves.items[at]
            self.choices += 1
        self.start[self.sets] = self.choices
        self._date(found, seat, node)
        return found

    def _date(self, found: int, seat: int, node: int) -> None:
        """Note what this seat has chosen before."""
        self.since[found] = -1
        self.level[found] = 0
        child = node
        node = self.up[node]
        while node >= 0:
            info = self.info[node]
            if info >= 0 and self.seat[info] == seat:
                self.since[found] = self.start[info] + child - self.first[node]
                self.level[found] = self.level[info] + 1
                return
            child = node
            node = self.up[node]
