"""What deals of two bring."""

from kozyr.game.state import State


def result(s: State) -> int:
    """What a deal that is over has brought seat 0: -1 as the durak, 1 against him, 0 in a draw."""
    if s.fool < 0:
        return 0
    return -1 if s.fool == 0 else 1
