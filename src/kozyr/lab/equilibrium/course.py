"""Coming near an equilibrium of a game written down, and telling how near a strategy is."""

from array import array
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.batch import answered, lesson, settlement
from kozyr.lab.equilibrium.ends import Book, Line, prove
from kozyr.lab.equilibrium.growing import DEEPEST
from kozyr.lab.equilibrium.solving import Judge, Solver
from kozyr.lab.equilibrium.table import Report, Table, silent

if TYPE_CHECKING:
    Shares = array[float]

SLICE: Final = 200_000
"""About so many nodes are gone through between two reports."""


class Strategy(msgspec.Struct, frozen=True):
    """A way to play a game: the share of every choice, and the manner once all cards are known.

    `manner` is a code: BEST, RULES or CHANCES.
    """

    shares: "Shares"
    manner: int


class Distance(msgspec.Struct, frozen=True):
    """What the best answer to a strategy wins of it, in either seat: results from -1 to 1.

    `leading` is what who answers expects where he leads first, `following` where the strategy does.
    """

    leading: float
    following: float

    @property
    def exploitability(self) -> float:
        """What the best answer expects of a deal in either seat; 0 in an equilibrium."""
        return (self.leading + self.following) / 2

    @property
    def points(self) -> float:
        """How many percent points more of the deals it wins than are its due, a draw half a win."""
        return 50 * self.exploitability


def slices(table: Table) -> Iterator[tuple[int, int]]:
    """The roots in parts of about equal work."""
    roots = table.tree.roots
    step = max(1, roots * SLICE // max(table.tree.nodes, 1))
    return ((begin, min(begin + step, roots)) for begin in range(0, roots, step))


def book(table: Table, mine: int, his: int) -> Book:
    """Prove what all moments without secrets are worth if the seats go on in these manners."""
    if (mine, his) not in table.books:
        table.books[mine, his] = _proved(
            table, Book(table.game.suits * table.game.ranks, mine, his)
        )
    return table.books[mine, his]


def _proved(table: Table, empty: Book) -> Book:
    line = Line(table.ends)
    for _ in range(DEEPEST):
        line = Line(table.ends, line)
    prove(line, table.ends, empty, 0, table.ends.n_met)
    return empty


class Course:
    """The way to an equilibrium, which may be followed on at any time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._solver = Solver(table.tree, book(table, codes.BEST, codes.BEST))

    @property
    def iterations(self) -> int:
        """How many have been done."""
        return self._solver.iterations

    def go_on(self, iterations: int, report: Report = silent) -> None:
        """Do so many iterations more."""
        parts = list(slices(self.table))
        for done in range(iterations):
            for seat in (0, 1):
                for at, (begin, end) in enumerate(parts):
                    report((done + (seat + at / len(parts)) / 2) / iterations)
                    lesson(self._solver, seat, begin, end)
                settlement(self._solver, seat)

    def strategy(self) -> Strategy:
        """What the iterations come to on average."""
        shares = array("d", (0.0,)) * self.table.tree.choices
        self._solver.average(shares)
        return Strategy(shares, codes.BEST)


def value(table: Table, leader: Strategy, follower: Strategy) -> float:
    """What who leads first expects, from -1 to 1."""
    tree = table.tree
    shares = array("d", leader.shares)
    for info in range(tree.sets):
        if tree.seat[info] == 1:
            begin, end = tree.start[info], tree.start[info + 1]
            shares[begin:end] = follower.shares[begin:end]
    judge = Judge(tree, book(table, leader.manner, follower.manner), shares)
    return sum(answered(judge, -1, -1, begin, end) for begin, end in slices(table))


def edge(table: Table, one: Strategy, other: Strategy) -> float:
    """What the first strategy expects against the other, either leading first alike."""
    return (value(table, one, other) - value(table, other, one)) / 2


def distance(table: Table, strategy: Strategy, report: Report = silent) -> Distance:
    """How far a strategy is from perfect, by the best answers to it."""
    leading = _answer(table, strategy, 0, lambda done: report(done / 2))
    return Distance(leading, _answer(table, strategy, 1, lambda done: report((1 + done) / 2)))


def _answer(table: Table, strategy: Strategy, seat: int, report: Report) -> float:
    manners = [strategy.manner, strategy.manner]
    manners[seat] = codes.BEST
    judge = Judge(table.tree, book(table, *manners), strategy.shares)
    levels = max(table.tree.level[: table.tree.sets], default=-1) + 1
    parts = list(slices(table))
    for done, level in enumerate(range(levels - 1, -1, -1)):
        report(done / (levels + 1))
        for begin, end in parts:
            answered(judge, seat, level, begin, end)
        judge.settle(seat, level)
    return sum(answered(judge, seat, -1, begin, end) for begin, end in parts)
