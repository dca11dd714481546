"""Writing down a whole game: every choice of both seats, every card that may be drawn."""

from typing import Final

from kozyr.bots.policy import policy
from kozyr.game import codes as game
from kozyr.game.apply import apply
from kozyr.game.bits import bit, lowest, popcount
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.state import State
from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.ends import Ends
from kozyr.lab.equilibrium.outcome import result
from kozyr.lab.equilibrium.tree import Tree

DEEPEST: Final = 128
"""Moves of a deal that there is room for."""


class Frame:
    """One moment of a deal being written down; what follows it is written by the frames below."""

    def __init__(self, ends: Ends, tree: Tree, below: "Frame | None" = None) -> None:
        self.ends = ends
        self.tree = tree
        self.state = State(ends.limits)
        self.moves = Moves()
        self.below = self if below is None else below
        self.is_last = below is None

    def grow(self, node: int, mine: int, his: int) -> None:
        """Write down all that may follow, `mine` and `his` being what seats 0 and 1 have seen."""
        if self.tree.is_full or self.is_last:
            self.tree.is_full = True
        elif self.state.phase == game.OVER:
            self.tree.info[node] = codes.OVER - result(self.state)
        elif self.state.phase != game.TO_LEAD or not self._is_known(node):
            self._branch(node, next_actor(self.state), mine, his)

    def _is_known(self, node: int) -> bool:
        """Whether a moment before a lead hides nothing; then it is an end to be proved."""
        number = self.ends.meet(self.state)
        if number < 0:
            return False
        self.tree.info[node] = codes.END - number
        return True

    def _branch(self, node: int, seat: int, mine: int, his: int) -> None:
        choices = legal(self.state, seat, self.moves)
        if choices == 1:
            self._follow(node, seat, self.moves.move(0), mine, his)
            return
        info = self.tree.choose(his if seat == 1 else mine, seat, node, self.moves)
        if self.tree.node[info] == node:
            self._ask_rules(info, seat)
        first = self.tree.claim(node, choices)
        for at in range(choices):
            self._follow(first + at, seat, self.moves.move(at), mine, his)

    def _ask_rules(self, info: int, seat: int) -> None:
        liked = policy.choose(self.state, seat)
        for at in range(self.moves.n):
            if self.moves.move(at) == liked:
                self.tree.liked[info] = at

    def _follow(self, node: int, seat: int, move: int, mine: int, his: int) -> None:
        """Carry a move out, which both see."""
        if self.tree.is_full:
            return
        self.below.state.copy_from(self.state)
        apply(self.below.state, seat, move)
        mine = self.tree.see(mine, move)
        his = self.tree.see(his, move)
        if self.below.state.talon_at == self.state.talon_at:
            self.below.grow(node, mine, his)
        else:
            self._draw(node, seat, move, mine, his)

    def _draw(self, node: int, seat: int, move: int, mine: int, his: int) -> None:
        """Let the seats draw, each way equally likely, what they may after this move."""
        one = hidden_drawn(self.below.state, 0)
        other = hidden_drawn(self.below.state, 1)
        cards = unknown(self.state)
        ways = ways_to_choose(popcount(cards), one)
        ways *= ways_to_choose(popcount(cards) - one, other)
        if ways > 1:
            self.tree.info[node] = codes.CHANCE - ways
            node = self.tree.claim(node, ways)
        drawn = first_set(cards, one)
        while drawn != 0 or one == 0:
            node = self._draw_second(node, seat, move, drawn, other, mine, his)
            drawn = next_set(cards, drawn, one)
            if one == 0:
                return

    def _draw_second(  # noqa: PLR0913, PLR0917 - a moment and what was drawn
        self, node: int, seat: int, move: int, drawn: int, other: int, mine: int, his: int
    ) -> int:
        """Let the second to draw draw, after those cards; the node that is next to be written."""
        cards = unknown(self.state) & ~drawn
        second = first_set(cards, other)
        while second != 0 or other == 0:
            self._drawn(node, seat, move, drawn, second, mine, his)
            node += 1
            second = next_set(cards, second, other)
            if other == 0:
                return node
        return node

    def _drawn(  # noqa: PLR0913, PLR0917 - a moment and what was drawn
        self, node: int, seat: int, move: int, drawn: int, second: int, mine: int, his: int
    ) -> None:
        """Carry a move out after which these cards are drawn; each sees its own."""
        if self.tree.is_full:
            return
        self.below.state.copy_from(self.state)
        stack(self.below.state, drawn, second)
        apply(self.below.state, seat, move)
        if self.below.state.refilled[0] == 1:
            mine = self.tree.see_cards(mine, second)
            his = self.tree.see_cards(his, drawn)
        else:
            mine = self.tree.see_cards(mine, drawn)
            his = self.tree.see_cards(his, second)
        self.below.grow(node, mine, his)


def unknown(s: State) -> int:
    """The cards of the talon but the trump card at its bottom."""
    cards = 0
    for at in range(s.talon_at, s.talon_end - 1):
        cards |= bit(s.talon[at])
    return cards


def hidden_drawn(s: State, at: int) -> int:
    """How many cards the first (0) or second (1) to refill drew that nobody had seen before."""
    drawn = s.drawn[at]
    if s.talon_at == s.talon_end and drawn > 0 and (at == 1 or s.drawn[1] == 0):
        return drawn - 1
    return drawn


def ways_to_choose(cards: int, chosen: int) -> int:
    """How many sets of so many there are among so many cards."""
    ways = 1
    for at in range(chosen):
        ways = ways * (cards - at) // (at + 1)
    return ways


def first_set(cards: int, size: int) -> int:
    """The first set of so many of these cards, no card if it has none."""
    return next_set(cards, 0, size) if size > 0 else 0


def next_set(cards: int, chosen: int, size: int) -> int:
    """The set of so many of these cards after that one; no card after the last."""
    chosen = (chosen - cards) & cards
    while chosen != 0 and popcount(chosen) != size:
        chosen = (chosen - cards) & cards
    return chosen


def stack(s: State, first: int, second: int) -> None:
    """Put these cards on top of the talon, those others next, the rest after them."""
    rest = unknown(s) & ~first & ~second
    end = s.talon_end
    at = _put(s, s.talon_at, first)
    at = _put(s, at, second)
    at = _put(s, at, rest)
    s.talon_end = end


def _put(s: State, at: int, cards: int) -> int:
    while cards != 0:
        s.put_talon(at, lowest(cards))
        cards &= cards - 1
        at += 1
    return at


def grow(frame: Frame, node: int, mine: int, his: int) -> None:
    """Write down all that may follow the moment of this frame, as `Frame.grow`."""
    frame.grow(node, mine, his)
