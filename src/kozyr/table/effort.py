"""How far a bot's thinking is cut down while many wait, decided from counts and times alone."""

from typing import Final, Literal

from kozyr.bots.thought import RULE_MOVE, Effort
from kozyr.records.course import Reduced

Share = Literal["full"] | Reduced
"""How much of its usual effort a bot gets."""

_PARTS: Final[dict[Share, int]] = {"full": 1, "half": 2, "quarter": 4, "eighth": 8}
_LEARNING: Final = 1 / 8
_FORGETTING: Final = 1 / 64


def share(waiting: int, workers: int, left: int, full: int) -> Share:
    """Tell how much a bot may think, so that all who wait could be answered by its deadline.

    `waiting` bots wait beside it for `workers`; `left` is the time to its deadline, `full` what a
    thought of usual effort takes, both in milliseconds. Without the time for an eighth it is the
    rule move.
    """
    needed, there = full * (waiting + 1), max(left, 0) * workers
    return next((name for name, part in _PARTS.items() if needed <= there * part), "rule")


def granted(usual: Effort, much: Share) -> Effort:
    """Give that share of an effort."""
    if much == "rule":
        return RULE_MOVE
    part = _PARTS[much]
    return Effort(usual.iterations // part, usual.nodes // part)


def expected(full: float, took: int, much: Share) -> float:
    """Give anew what a thought of usual effort takes, after one of that share took so long.

    A rule move tells nothing; after many of them a search is tried again.
    """
    if much == "rule":
        return full * (1 - _FORGETTING)
    return full + (took * _PARTS[much] - full) * _LEARNING
