"""The end by brute force over the kernel: no equivalence, no bound, one memo of whole states."""

from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.digest import digest
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.state import State
from tests.walks.walking import Choice, choices_of

Memo = dict[tuple[int, int], int]
"""Values by digest and stalling count."""


def after(state: State, choice: Choice) -> State:
    """The state once a seat has made a move."""
    seat, move = choice
    child = State(state.limits)
    child.copy_from(state)
    apply(child, seat, move)
    return child


def result(state: State) -> int:
    """The result of a deal that is over in the eyes of seat 0."""
    return 0 if state.durak == codes.NOBODY else 1 if state.durak else -1


def brute_value(state: State, memo: Memo) -> int:
    """What best play brings seat 0 when one acts at a time (§17.11)."""
    if state.phase == codes.OVER:
        return result(state)
    key = digest(state), state.stalling
    if key not in memo:
        seat, moves = next_actor(state), Moves()
        choices = [(seat, moves.move(at)) for at in range(legal(state, seat, moves))]
        values = [brute_value(after(state, choice), memo) for choice in choices]
        memo[key] = max(values) if seat == 0 else min(values)
    return memo[key]


def children(state: State) -> list[State]:
    """The states after each legal move of either seat."""
    return [after(state, choice) for choice in choices_of(state, Moves())]
