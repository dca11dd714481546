"""Leading a bot to an information set, by views as at a table."""

from collections.abc import Iterator, Sequence

from kozyr.bots.player import Player
from kozyr.game.actions import Action
from kozyr.game.apply import apply
from kozyr.game.bits import popcount
from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.opening import lowest_trump
from kozyr.game.state import State
from kozyr.game.translate import action_of
from kozyr.lab.equilibrium.game import RULES, Start, dealt
from kozyr.lab.equilibrium.growing import first_set, hidden_drawn, next_set, stack, unknown
from kozyr.lab.equilibrium.table import Table
from kozyr.lab.equilibrium.tree import Tree
from kozyr.rules.refusal import Refusal

Draw = tuple[int, int]
"""What the first and the second to refill draw of the cards nobody knows, as sets."""


class Replay:
    """A deal up to the choice at a node: its beginning and its acts.

    `start` is the moment before the first lead, the talon in the order in which it was drawn;
    `acts` are who acted and the move; `seat` is whose choice comes then.
    """

    def __init__(self, table: Table, deals: Sequence[Start], node: int) -> None:
        self._tree = table.tree
        self._way = list(_way(table.tree, node))
        self.seat = table.tree.seat[table.tree.info[node]]
        self.acts: list[tuple[int, int]] = []
        self.start = dealt(table.ends.limits, deals[self._way[0]])
        state = self._followed()
        for at in range(self.start.talon_at, self.start.talon_end):
            self.start.put_talon(at, state.talon[at])

    def _followed(self) -> State:
        """Carry out all acts, noting them; the moment of the choice."""
        state, moves, at = State(self.start.limits), Moves(), 0
        state.copy_from(self.start)
        while True:
            seat = next_actor(state)
            branches = legal(state, seat, moves) > 1
            if branches and at == len(self._way) - 1:
                return state
            move = moves.move(self._branch(at) if branches else 0)
            at += branches
            at += self._carried_out(state, seat, move, at)

    def _carried_out(self, state: State, seat: int, move: int, at: int) -> bool:
        """Carry a move out; whether chance decided between several draws then."""
        self.acts.append((seat, move))
        after = State(state.limits)
        after.copy_from(state)
        apply(after, seat, move)
        if after.talon_at != state.talon_at:
            ways = list(draws(state, after))
            stack(state, *ways[self._branch(at) if len(ways) > 1 else 0])
            apply(state, seat, move)
            return len(ways) > 1
        state.copy_from(after)
        return False

    def _branch(self, at: int) -> int:
        return self._way[at + 1] - self._tree.first[self._way[at]]


def _way(tree: Tree, node: int) -> Iterator[int]:
    """The nodes from the root to this one."""
    way = []
    while node >= 0:
        way.append(node)
        node = tree.up[node]
    return reversed(way)


def draws(before: State, after: State) -> Iterator[Draw]:
    """Every way to draw after a move, in the order of a tree; `after` is one of them."""
    one, other = hidden_drawn(after, 0), hidden_drawn(after, 1)
    for first in _sets(unknown(before), one):
        for second in _sets(unknown(before) & ~first, other):
            yield first, second


def _sets(cards: int, size: int) -> Iterator[int]:
    chosen = first_set(cards, size)
    while popcount(chosen) == size:
        yield chosen
        chosen = next_set(cards, chosen, size) if size else -1


def asked(replay: Replay, bot: Player) -> Action | None:
    """What a bot chooses there, having seen the beginnings of all bouts."""
    deal = begun(replay)
    bot.see(deal.view(replay.seat))
    for seat, move in replay.acts:
        told = deal.act(seat, action_of(move))
        assert not isinstance(told, Refusal), told  # noqa: S101 - the tree has legal moves
        if any(isinstance(event, BoutClosed) for event in told):
            bot.see(deal.view(replay.seat))
    return bot.choose(deal.view(replay.seat))


def begun(replay: Replay) -> Deal:
    """The deal before its first lead."""
    state = State(replay.start.limits)
    state.copy_from(replay.start)
    decided_by = lowest_trump(state)
    return Deal(RULES, state, 1, decided_by if decided_by >= 0 else None)
