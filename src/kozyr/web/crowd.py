"""How many sockets are open at once, by whose they are."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Crowd:
    """Counts the open sockets of every address and of every visitor."""

    def __init__(self, by_address: int, by_visitor: int) -> None:
        self._most = {"address": by_address, "visitor": by_visitor}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def place(self, address: str, visitor: str) -> Iterator[bool]:
        """Count a socket until the block ends; False if there are too many, and it is not counted.

        Who is not known as a visitor (the empty text) counts by address alone.
        """
        whose = [("address", address), *([("visitor", visitor)] if visitor else [])]
        if any(self._open[key] >= self._most[key[0]] for key in whose):
            yield False
            return
        self._open.update(whose)
        try:
            yield True
        finally:
            self._open.subtract(whose)
            for key in whose:
                if not self._open[key]:
                    del self._open[key]
