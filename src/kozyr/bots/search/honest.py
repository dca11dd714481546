"""The moves that a search weighs: all but calls."""

from kozyr.game import codes
from kozyr.game.moves import Moves, kind_of, legal
from kozyr.game.state import State


def honest(s: State, seat: int, moves: Moves) -> int:
    """Fill `moves` with the legal moves of a seat but calls, and return their number."""
    legal(s, seat, moves)
    if s.limits.cheating:
        kept = 0
        for at in range(moves.n):
            if kind_of(moves.items[at]) != codes.CALL:
                moves.items[kept] = moves.items[at]
                kept += 1
        moves.n = kept
    return moves.n
