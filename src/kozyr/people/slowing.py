"""Slows down who tries to guess: after a few failures each costs a longer wait."""

from collections import OrderedDict
from typing import Final

from kozyr.table.ports import Clock

FREE: Final = 3
"""So many failures cost nothing."""

LONGEST: Final = 300_000
_FIRST: Final = 1_000
_REMEMBERED: Final = 10_000


class Slowing:
    """Failures by key. It knows keys that exist from others as little as who asks may know.

    A try is a failure from its beginning until it has succeeded: tries at once count one by one.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failed: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def wait(self, key: str) -> int:
        """Tell how many milliseconds have to pass before the next try; 0 is at once."""
        failures, at = self._failed.get(key, (0, 0))
        if failures <= FREE:
            return 0
        pause = min(LONGEST, _FIRST << min(failures - FREE - 1, 16))
        return max(0, at + pause - self._clock.now())

    def tried(self, key: str) -> None:
        """Count a try."""
        failures, _ = self._failed.pop(key, (0, 0))
        self._failed[key] = (failures + 1, self._clock.now())
        if len(self._failed) > _REMEMBERED:
            self._failed.popitem(last=False)

    def succeeded(self, key: str) -> None:
        """Forget the failures."""
        self._failed.pop(key, None)
