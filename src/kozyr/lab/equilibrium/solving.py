"""An equilibrium by counterfactual regrets (CFR+), and how far from one a strategy is.

A strategy gives every choice of a tree its share, from 0 to 1; those of one information set add up
to 1. Results are what seat 0 or the seat named may expect, from -1 to 1.
"""

from array import array
from typing import Final

from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.ends import Book
from kozyr.lab.equilibrium.tree import Tree

STACK: Final = 4096
"""Values of choices on the way from a root to an end that there is room for."""


class Solver:
    """Regrets of every choice; `shares` is the strategy of now, `total` what it was, added up.

    `learn` goes through some roots for one seat, and `settle` makes the next strategy of it. The
    strategy of iteration t counts t times.
    """

    def __init__(self, tree: Tree, book: Book) -> None:
        self.tree = tree
        self.book = book
        self.iterations = 0
        self.regret = array("d", (0.0,)) * tree.choices
        self.total = array("d", (0.0,)) * tree.choices
        self.reach = array("d", (0.0,)) * tree.choices
        self.shares = array("d", (0.0,)) * tree.choices
        self.stack = array("d", (0.0,)) * STACK
        for info in range(tree.sets):
            self._match(info)

    def learn(self, seat: int, begin: int, end: int) -> None:
        """Add what the roots from one to before another teach this seat to its regrets."""
        for root in range(begin, end):
            self._learn(root, seat, self.tree.chance[root], 0)

    def _learn(self, node: int, seat: int, chance: float, top: int) -> float:
        """The worth of a node to a seat; `chance` is how likely others bring it about."""
        info = self.tree.info[node]
        if info < 0:
            return self._learn_by_chance(node, seat, chance, top)
        begin = self.tree.start[info]
        choices = self.tree.start[info + 1] - begin
        first = self.tree.first[node]
        worth = 0.0
        if self.tree.seat[info] != seat:
            for at in range(choices):
                share = self.shares[begin + at]
                if share > 0.0:
                    worth += share * self._learn(first + at, seat, chance * share, top)
            return worth
        for at in range(choices):
            value = self._learn(first + at, seat, chance, top + choices)
            self.stack[top + at] = value
            worth += self.shares[begin + at] * value
        for at in range(choices):
            self.regret[begin + at] += chance * (self.stack[top + at] - worth)
        return worth

    def _learn_by_chance(self, node: int, seat: int, chance: float, top: int) -> float:
        info = self.tree.info[node]
        if info > codes.CHANCE:
            result = 1.0 * (codes.OVER - info)
            return result if seat == 0 else -result
        if info <= codes.END:
            result = self.book.worths[codes.END - info]
            return result if seat == 0 else -result
        ways = codes.CHANCE - info
        first = self.tree.first[node]
        worth = 0.0
        for at in range(ways):
            worth += self._learn(first + at, seat, chance / ways, top)
        return worth / ways

    def settle(self, seat: int) -> None:
        """End an iteration for a seat: forget regrets below 0, and play by the others."""
        weight = float(self.iterations + 1)
        for info in range(self.tree.sets):
            if self.tree.seat[info] == seat:
                self._add_up(info, weight)
                self._match(info)
        if seat == 1:
            self.iterations += 1

    def _add_up(self, info: int, weight: float) -> None:
        """Count the strategy of now, as often as its seat comes here by its own choices."""
        since = self.tree.since[info]
        reach = self.reach[since] if since >= 0 else 1.0
        for choice in range(self.tree.start[info], self.tree.start[info + 1]):
            self.reach[choice] = reach * self.shares[choice]
            self.total[choice] += weight * self.reach[choice]

    def _match(self, info: int) -> None:
        """Give every choice its share of the regrets above 0; equal shares if there are none."""
        begin = self.tree.start[info]
        end = self.tree.start[info + 1]
        whole = 0.0
        for choice in range(begin, end):
            self.regret[choice] = max(self.regret[choice], 0.0)
            whole += self.regret[choice]
        for choice in range(begin, end):
            self.shares[choice] = (
                self.regret[choice] / whole if whole > 0.0 else 1.0 / (end - begin)
            )

    def average(self, shares: "array[float]") -> None:
        """Write the strategy that all those so far come to, which nears an equilibrium."""
        for info in range(self.tree.sets):
            begin = self.tree.start[info]
            end = self.tree.start[info + 1]
            whole = 0.0
            for choice in range(begin, end):
                whole += self.total[choice]
            for choice in range(begin, end):
                even = 1.0 / (end - begin)
                shares[choice] = self.total[choice] / whole if whole > 0.0 else even


class Judge:
    """What strategies are worth: `value` as they are, `answer` and `reply` against the best answer.

    `best` is the place of the best choice of each information set of the seat that answers.
    """

    def __init__(self, tree: Tree, book: Book, shares: "array[float]") -> None:
        self.tree = tree
        self.book = book
        self.shares = shares
        self.gain = array("d", (0.0,)) * tree.choices
        self.best = array("i", (0,)) * tree.sets

    def value(self, begin: int, end: int) -> float:
        """What both strategies bring seat 0 from the roots from one to before another."""
        worth = 0.0
        for root in range(begin, end):
            worth += self.tree.chance[root] * self._answer(root, -1, 1.0, 0)
        return worth

    def answer(self, seat: int, level: int, begin: int, end: int) -> float:
        """Weigh the choices of that level for some roots, later ones being settled.

        Level -1 has none: what is returned is the worth of the best answer.
        """
        worth = 0.0
        for root in range(begin, end):
            chance = self.tree.chance[root]
            worth += chance * self._answer(root, seat, chance, level)
        return worth

    def settle(self, seat: int, level: int) -> None:
        """Settle the choices of a seat that has chosen so often before."""
        for info in range(self.tree.sets):
            if self.tree.seat[info] == seat and self.tree.level[info] == level:
                begin = self.tree.start[info]
                best = begin
                for choice in range(begin, self.tree.start[info + 1]):
                    if self.gain[choice] > self.gain[best]:
                        best = choice
                self.best[info] = best - begin

    def _answer(self, node: int, seat: int, chance: float, level: int) -> float:
        """The worth of a node to a seat (-1: to seat 0, which does not answer).

        `chance` is how likely others bring it about.
        """
        info = self.tree.info[node]
        if info < 0:
            return self._answer_by_chance(node, seat, chance, level)
        if self.tree.seat[info] == seat:
            return self._answer_best(node, seat, chance, level)
        begin = self.tree.start[info]
        first = self.tree.first[node]
        worth = 0.0
        for at in range(self.tree.start[info + 1] - begin):
            share = self.shares[begin + at]
            if share > 0.0:
                worth += share * self._answer(first + at, seat, chance * share, level)
        return worth

    def _answer_best(self, node: int, seat: int, chance: float, level: int) -> float:
        """The worth of a node of the seat that answers; 0 where its choice is not settled."""
        info = self.tree.info[node]
        first = self.tree.first[node]
        if self.tree.level[info] > level:
            return self._answer(first + self.best[info], seat, chance, level)
        begin = self.tree.start[info]
        for at in range(self.tree.start[info + 1] - begin):
            value = self._answer(first + at, seat, chance, level)
            if self.tree.level[info] == level:
                self.gain[begin + at] += chance * value
        return 0.0

    def _answer_by_chance(self, node: int, seat: int, chance: float, level: int) -> float:
        info = self.tree.info[node]
        if info > codes.CHANCE:
            result = 1.0 * (codes.OVER - info)
            return -result if seat == 1 else result
        if info <= codes.END:
            result = self.book.worths[codes.END - info]
            return -result if seat == 1 else result
        ways = codes.CHANCE - info
        first = self.tree.first[node]
        worth = 0.0
        for at in range(ways):
            worth += self._answer(first + at, seat, chance / ways, level)
        return worth / ways


def learn(solver: Solver, seat: int, begin: int, end: int) -> None:
    """Add what some roots teach, as `Solver.learn`."""
    solver.learn(seat, begin, end)


def settle(solver: Solver, seat: int) -> None:
    """End an iteration for a seat, as `Solver.settle`."""
    solver.settle(seat)


def answer(judge: Judge, seat: int, level: int, begin: int, end: int) -> float:
    """Weigh choices for some roots, as `Judge.answer`."""
    return judge.answer(seat, level, begin, end)
