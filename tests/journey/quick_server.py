"""The real server with bots that answer at once and shuffles that are the same in every run.

Run as a program it prints its address and serves until it is stopped.
"""

import random
import sys

import msgspec

from kozyr.web.app import create_app, memory_ports
from kozyr.web.pages import STATIC
from kozyr.web.serving import address, listen, run
from kozyr.web.settings import LOOPBACK, Settings

THOUGHT_MS = 20
SETTINGS = Settings(new_guests=10_000, new_tables=10_000, requests=100_000)


class QuickDelays:
    """The same short delay for everybody."""

    def thinking(self) -> int:
        return THOUGHT_MS


class SeededEntropy:
    """Other bytes each time, the same ones in every run."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - repeatable on purpose

    def draw(self, size: int) -> bytes:
        return self._random.randbytes(size)


def serve(seed: int) -> None:
    """Print the address and serve."""
    ports = msgspec.structs.replace(
        memory_ports(), delays=QuickDelays(), entropy=SeededEntropy(seed)
    )
    listener = listen(LOOPBACK, 0)
    sys.stdout.write(f"{address(listener)}\n")
    sys.stdout.flush()
    run(create_app(STATIC, SETTINGS, ports), listener)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
