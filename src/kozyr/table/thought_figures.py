"""What the pool in which bots think has done, for those who look after the server."""

from collections import Counter
from typing import Final

from kozyr.table.effort import Share

BOUNDS: Final = (10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000)
"""The upper bounds of the delays that are counted together, in milliseconds."""


class Figures:
    """Counts since the server's start.

    `moves` by the share of the usual effort; `waiting` bots now; `failed` thoughts; `cpu` seconds
    thought; `delays` how many bots were answered for within each bound, counted from when they were
    asked, and `delayed` the sum of all delays in milliseconds.
    """

    def __init__(self) -> None:
        self.moves = Counter[Share]()
        self.delays = Counter[int]()
        self.waiting = self.failed = self.delayed = 0
        self.cpu = 0.0

    def answered(self, much: Share, delay: int) -> None:
        """Count an answer that came so many milliseconds after its question."""
        self.moves[much] += 1
        self.delayed += delay
        self.delays.update(bound for bound in BOUNDS if delay <= bound)
