"""What the compiled environments ask of the arrays they write into, numpy's or any others.

Compiled, they are typed memoryviews; so nothing here needs numpy to be imported.
"""

from typing import NamedTuple, Protocol


class Line(Protocol):
    """An array of one dimension."""

    def __getitem__(self, at: int, /) -> int:
        """Read a number."""

    def __setitem__(self, at: int, number: int, /) -> None:
        """Write a number."""

    def __len__(self) -> int:
        """How many numbers it has."""


class Grid(Protocol):
    """An array of two dimensions: rows first."""

    def __getitem__(self, at: tuple[int, int], /) -> int:
        """Read a number."""

    def __setitem__(self, at: tuple[int, int], number: float, /) -> None:
        """Write a number."""


class Arrays(NamedTuple):
    """The arrays of a batch; row i of each tells of the same deal.

    All hold 8-bit ints but `rewards`, 32-bit floats. `seats`: who acts. `ends`: whether the deal
    before has just ended (1), or was cut off (2). `rewards`: what it was worth to each seat, or 0.
    `masks`: a flag for each action. `observations`: as `layout` says, or without columns.
    """

    seats: Line
    ends: Line
    rewards: Grid
    masks: Grid
    observations: Grid
