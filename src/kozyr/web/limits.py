"""How much anybody may do: token buckets, one a socket and some an address."""

import math
from collections import OrderedDict
from typing import Final

from kozyr.table.ports import Clock

_SECOND: Final = 1_000
REMEMBERED: Final = 10_000
"""So many addresses are watched; the one unseen for longest is forgotten first."""


class Bucket:
    """Holds up to `size` tokens and regains that many in `period` milliseconds."""

    def __init__(self, clock: Clock, size: int, period: int) -> None:
        self._clock, self._size, self._period = clock, size, period
        self._tokens, self._at = float(size), clock.now()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock.now()
        regained = max(0, now - self._at) * self._size / self._period
        self._tokens, self._at = min(float(self._size), self._tokens + regained), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self) -> int:
        """Give the whole seconds until there is a token again."""
        missing = max(0.0, 1 - self._tokens)
        return math.ceil(missing * self._period / self._size / _SECOND)


class Quota:
    """A bucket for each key, such as an address."""

    def __init__(self, clock: Clock, size: int, period: int) -> None:
        self._clock, self._size, self._period = clock, size, period
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take a token of the key; False if it has none."""
        bucket = self._buckets.pop(key, None) or Bucket(self._clock, self._size, self._period)
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()

    def wait(self, key: str) -> int:
        """Give the whole seconds until a key has a token again."""
        bucket = self._buckets.get(key)
        return 0 if bucket is None else bucket.wait()
