"""The strong bot: it searches over what the hidden cards may be."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kozyr.bots.batch import searches
from kozyr.bots.belief.believe import believe, root
from kozyr.bots.endgame.finisher import NODES, Finisher
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.evaluation.net import Net
from kozyr.bots.evaluation.weights import net
from kozyr.bots.memory import Memory
from kozyr.bots.search import search
from kozyr.bots.search.honest import honest
from kozyr.bots.search.leaf import Leaf
from kozyr.bots.search.manner import MANNER, Manner
from kozyr.bots.search.search import Search
from kozyr.bots.search.tree import MOST, ROOT, Tree
from kozyr.bots.thought import Chance, Effort, Thought
from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action
from kozyr.game.codes import LANE_SEED_HIGH
from kozyr.game.digest import mix
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice
from kozyr.game.translate import action_of
from kozyr.game.view import View
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules

_COMPILED: Final = not str(search.__file__).endswith(".py")

USUAL: Final = Effort(6000, NODES) if _COMPILED else Effort(200, NODES)
"""The effort of a move: in plain Python, a hundred times slower, a thirtieth."""

SLICE: Final = 500
"""Iterations between two looks at whether to go on: about a millisecond, compiled."""


TABLE: Final = 1 << 19
"""The size in bytes of the table in which the ends of playouts are proved."""


class Strong:
    """Plays proved moves at the end of a deal as `Finisher` does, and before it searches.

    Where there is no choice, and without effort, it plays as `Counting`.

    A function of the views it has seen: the dice of a search are seeded from the view, and effort
    is counted, not timed. With equal effort both kernels choose alike, but for what the net rounds.
    `limits` are what the rules bind to unless others are given.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        effort: Effort = USUAL,
        manner: Manner = MANNER,
        limits: Limits | None = None,
    ) -> None:
        self.effort = effort
        self._rules = rules
        self._manner = manner
        self._limits = bind(rules) if limits is None else limits
        self._memory = Memory(rules, limits)
        self._finisher = Finisher(rules, limits=limits)
        self._net: Net | None = None

    def see(self, view: View) -> None:
        """Remember what this view tells."""
        self._memory.see(view)
        self._finisher.see(view)

    def choose(self, view: View) -> Action | None:
        """Say what to do; None to wait for the word, or when there is nothing to do."""
        return self.think(view).action

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        """Weigh the alternatives of this view; None is the usual effort.

        It waits where `Counting` waits for the word, and cards are not asked about a hang (§15.6).
        """
        spent = self.effort if effort is None else effort
        self._memory.see(view)
        proved = self._finisher.think(view, spent)
        if proved.action is None or spent.iterations < 1 or _is_proved(proved):
            return proved
        iterations = min(spent.iterations, MOST)
        started = self.begin(view, iterations)
        if started is None:
            return proved
        chances = thrifty(_weighed(started, iterations), proved.action, self._manner.thrift)
        return Thought(chances[0].action, chances, spent)

    def _ready(self) -> Net | None:
        """The net for this table, made when it is needed first."""
        if self._net is None and self._manner.learned:
            self._net = net(self._limits)
        return self._net

    def __getstate__(self) -> dict[str, object]:
        """A copy of the bot makes a net of its own."""
        return {**vars(self), "_net": None}

    def begin(self, view: View, iterations: int) -> Search | None:
        """A search from this view; None if there is nothing to choose."""
        if view.phase not in ("lead", "bout"):
            return None
        try:
            state = root(view, self._memory, self._rules)
        except ValueError:  # a position set up by hand does not tell how its table came about
            return None
        if honest(state, view.seat, Moves()) < 2:  # noqa: PLR2004 - a choice is between two
            return None
        sampler = believe(view, self._memory, weighted=self._manner.weighted)
        solver = Solver(state.limits, TABLE if self._manner.proof else 0)
        leaf = Leaf(solver, self._ready(), self._manner)
        tree = Tree(_places(iterations), self._manner)
        return Search(state, view.seat, sampler, tree, leaf, Dice(_seed(view)), self._manner)


def _is_proved(thought: Thought) -> bool:
    return bool(thought.chances) and thought.chances[0].exact


def _places(iterations: int) -> int:
    """Room for all nodes of most searches, a power of two: few iterations make ten new ones."""
    return min(1 << (10 * iterations).bit_length(), MOST)


def _weighed(one: Search, iterations: int) -> tuple[Chance, ...]:
    """Search until the best move cannot be overtaken any more, and tell the chances."""
    found = _chances(one)
    while one.iterations < iterations and not _is_settled(found, iterations - one.iterations):
        searches(one, min(SLICE, iterations - one.iterations))
        found = _chances(one)
    total = one.iterations
    return tuple(
        Chance(action_of(one.move), one.chance, exact=False, share=one.visits / total)
        for one in found
    )


def thrifty(chances: tuple[Chance, ...], rule: Action, thrift: float) -> tuple[Chance, ...]:
    """Put the move of the rules of thumb first if it is as good as the best one.

    A search cannot tell moves apart whose chances lie so near each other, and the rules of thumb
    know which of them spends less.
    """
    best = chances[0]
    for one in chances[1:]:
        if one.action == rule and one.chance >= best.chance - thrift:
            return (one, *(other for other in chances if other is not one))
    return chances


class _Found(msgspec.Struct, frozen=True):
    visits: int
    chance: float
    move: int


def _chances(one: Search) -> list[_Found]:
    """What the search has found of each move at its root, the most visited first."""
    moves = Moves()
    found = []
    for at in range(honest(one.root, one.seat, moves)):
        node = one.tree.find(ROOT, moves.move(at))
        found.append(_Found(one.tree.visited(node), one.tree.mean(node), moves.move(at)))
    return sorted(found, key=lambda one: (-one.visits, -one.chance))


def _is_settled(found: Sequence[_Found], left: int) -> bool:
    """Whether no other move can be visited as often with so many iterations more."""
    return found[0].visits > found[1].visits + left


def _seed(view: View) -> int:
    """Dice for this view: equal views have equal dice."""
    lane = LANE_SEED_HIGH
    for value in (mask_of(view.hand), view.seat, view.deal, view.acts):
        lane = mix(lane, value)
    return lane
