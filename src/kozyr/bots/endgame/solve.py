"""What every move of a seat is worth at the end of a deal, proved as far as the effort goes."""

from typing import Final

import msgspec

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.batch import values
from kozyr.bots.endgame.solver import Solver
from kozyr.game import codes as kernel
from kozyr.game.apply import apply
from kozyr.game.bits import lowest
from kozyr.game.moves import Moves, legal, move, next_actor
from kozyr.game.state import State

SLICE: Final = 250_000
"""Nodes between two looks at whether to go on: a hundredth of a second, compiled."""


class Judged(msgspec.Struct, frozen=True):
    """A move, as in `game.moves`, and what it is worth to its seat.

    `value`: 1 not the durak, 0 a draw, -1 the durak, UNKNOWN if it was not found out. `nodes` were
    visited to find it.
    """

    move: int
    value: int
    nodes: int


class Verdict(msgspec.Struct, frozen=True):
    """The value of a position to a seat that acts now, and of all its moves.

    `value` is UNKNOWN unless `exact`: a win was proved, or the value of every move.
    """

    value: int
    moves: tuple[Judged, ...]
    exact: bool
    nodes: int


def solve(x: Solver, state: State, seat: int, nodes: int) -> Verdict:
    """Prove what each legal move of a seat is worth, visiting at most so many nodes in all.

    It depends on nothing that the solver has found before.
    """
    x.forget()
    moves = Moves()
    judged: list[Judged] = []
    left = nodes
    for at in range(legal(state, seat, moves)):
        value, used = _value(x, after(state, seat, moves.move(at)), seat, left)
        judged.append(Judged(moves.move(at), value, used))
        left -= used
    values = [one.value for one in judged]
    exact = bool(values) and (codes.WIN in values or codes.UNKNOWN not in values)
    best = max(value for value in values if value != codes.UNKNOWN) if exact else codes.UNKNOWN
    return Verdict(best, tuple(judged), exact, nodes - left)


def traps(x: Solver, before: State, seat: int, judged: Judged, nodes: int) -> float:
    """The share of the rival's replies to a move that bring its seat more than it is worth.

    0 where it is not the rival's turn then, or where so many nodes do not suffice.
    """
    state = after(before, seat, judged.move)
    _pass_on(state, seat)
    rival = next_actor(state)
    if rival in {seat, kernel.NOBODY}:
        return 0.0
    moves = Moves()
    count = legal(state, rival, moves)
    slips = 0
    for at in range(count):
        reply, used = _value(x, after(state, rival, moves.move(at)), seat, nodes)
        nodes -= used
        slips += reply not in {codes.UNKNOWN, judged.value}
    return slips / count


def after(state: State, seat: int, move: int) -> State:
    """The state once a seat has made a move."""
    child = State(state.limits)
    child.copy_from(state)
    apply(child, seat, move)
    return child


def _pass_on(state: State, seat: int) -> None:
    """Let the seat pass if it is asked before the defender answers."""
    if state.phase == kernel.BOUT and next_actor(state) == seat != state.defender:
        apply(state, seat, move(kernel.PASS, 0, 0))


def _value(x: Solver, state: State, seat: int, nodes: int) -> tuple[int, int]:
    """The value of a state to a seat, and how many nodes were visited for it."""
    if state.phase == kernel.OVER:
        return _result(state, seat), 0
    eyes = 1 if seat == lowest(state.playing) else -1
    left = nodes
    while left > 0:
        value = values(x, state, min(left, SLICE))
        left -= min(x.nodes, left)
        if value != codes.UNKNOWN:
            return value * eyes, nodes - left
        if not x.spent:
            break
    return codes.UNKNOWN, nodes - left


def _result(state: State, seat: int) -> int:
    if state.durak == kernel.NOBODY:
        return codes.DRAW
    return codes.LOSS if state.durak == seat else codes.WIN
