"""How far what was found is from what was to be expected."""

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)


def surprise(found: Counter[Thing], expected: Mapping[Thing, float]) -> float:
    """How many standard deviations the chi-square of these counts is from what it should be.

    `expected` has a weight, in any unit, for everything that may be found at all.
    """
    unit = found.total() / sum(expected.values())
    assert found.keys() <= expected.keys(), "what cannot be was found"
    chi = sum(
        (found[one] - unit * weight) ** 2 / (unit * weight) for one, weight in expected.items()
    )
    free = len(expected) - 1
    spread = 2 * free + sum(1 / (unit * weight) for weight in expected.values())
    return (chi - free) / math.sqrt(spread)
