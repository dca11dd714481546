"""Everything that is told of a small game: its size, the way to its equilibrium, its players."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from kozyr.bots.player import Player
from kozyr.bots.search.manner import MANNER, Manner
from kozyr.bots.strong import USUAL, Strong
from kozyr.bots.thought import Effort
from kozyr.lab.equilibrium.codes import BEST
from kozyr.lab.equilibrium.course import Course, Strategy, distance, edge, value
from kozyr.lab.equilibrium.strategies import Maker, at_random, by_bot, by_rules
from kozyr.lab.equilibrium.table import Report, Table, silent
from kozyr.rules.limits import Limits
from kozyr.rules.options import Rules

BOTS: Final = ("random", "counting", "endgame", "search", "strong")
"""Whose play can be written down: steps of the ladder and the strong bot."""

SEARCH: Final = replace(MANNER, weighted=False, learned=0)
"""The manner of the step `search`: every deal is believed alike and played to its end."""

Announce = Callable[[str], Report]
"""Begins a piece of work by name, and gives whom to tell how much of it is done."""


class Size(msgspec.Struct, frozen=True):
    """How large a game is, and what who leads first expects of perfect play, from -1 to 1."""

    game: str
    cards: int
    last: int
    nodes: int
    information_sets: int
    choices: int
    ends: int
    value: float


class Point(msgspec.Struct, frozen=True):
    """How many percent points of deals the average of so many iterations can be beaten by."""

    iterations: int
    points: float


class Line(msgspec.Struct, frozen=True):
    """How far from perfect a player is.

    `asked` is at how many information sets it was (None: at all), `leading`, `following` and
    `points` are as in `Distance`, `met` what it gets against the equilibrium in percent points of
    deals, leading in half of them.
    """

    bot: str
    asked: int | None
    leading: float
    following: float
    points: float
    met: float


class Told(msgspec.Struct, frozen=True):
    """All of it."""

    size: Size
    course: tuple[Point, ...]
    bots: tuple[Line, ...]


def quiet(_: str) -> Report:
    """Announce nothing."""
    return silent


def measure(
    table: Table, iterations: int, bots: tuple[str, ...], effort: int, announce: Announce = quiet
) -> Told:
    """Solve a game, telling the distance after 1, 2, 4 … iterations, and judge the bots by it."""
    course = Course(table)
    points = tuple(_points(course, iterations, announce))
    found = course.strategy()
    lines = tuple(_line(table, name, effort, found, announce) for name in bots)
    return Told(_size(table, value(table, found, found)), points, lines)


def _points(course: Course, iterations: int, announce: Announce) -> Iterator[Point]:
    goal = 1
    while course.iterations < iterations:
        report = announce(f"iterations {course.iterations} to {min(goal, iterations)}")
        course.go_on(min(goal, iterations) - course.iterations, report)
        found = distance(course.table, course.strategy(), announce("best answer"))
        yield Point(course.iterations, found.points)
        goal *= 2


def _size(table: Table, worth: float) -> Size:
    tree, game = table.tree, table.game
    return Size(
        str(game),
        game.suits * game.ranks,
        table.ends.last,
        tree.nodes,
        tree.sets,
        tree.choices,
        table.ends.n_met,
        worth,
    )


def _line(table: Table, name: str, effort: int, perfect: Strategy, announce: Announce) -> Line:
    strategy, asked = _written(table, name, effort, announce(name))
    found = distance(table, strategy, announce(f"best answer to {name}"))
    met = 50 * edge(table, strategy, perfect)
    return Line(name, asked, found.leading, found.following, found.points, met)


def _written(table: Table, name: str, effort: int, report: Report) -> tuple[Strategy, int | None]:
    if name == "random":
        return at_random(table), None
    if name == "counting":
        return by_rules(table), None
    if name == "endgame":
        return replace(by_rules(table), manner=BEST), None
    found = by_bot(table, _maker(MANNER if name == "strong" else SEARCH, effort), report)
    return found.strategy, found.asked


def _maker(manner: Manner, effort: int) -> Maker:
    def make(rules: Rules, limits: Limits) -> Player:
        spent = Effort(effort, USUAL.nodes)
        return Strong(rules, effort=spent, manner=manner, limits=limits)

    return make
