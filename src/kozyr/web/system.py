"""The real clock, chance and delays."""

import asyncio
import contextlib
import secrets
import time

SHORTEST_THOUGHT = 800
LONGEST_THOUGHT = 2500


class SystemClock:
    """The time of this machine."""

    def now(self) -> int:
        """See `kozyr.table.ports.Clock`."""
        return time.time_ns() // 1_000_000

    async def wait(self, until: int | None, woken: asyncio.Event) -> None:
        """See `kozyr.table.ports.Clock`."""
        seconds = None if until is None else max(0, until - self.now()) / 1000
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)


class SystemEntropy:
    """The operating system's chance."""

    def draw(self, size: int) -> bytes:
        """See `kozyr.table.ports.Entropy`."""
        return secrets.token_bytes(size)


class ThinkingDelays:
    """Delays of 0.8 to 2.5 seconds, each as likely as the other (§17.6)."""

    def thinking(self) -> int:
        """See `kozyr.table.ports.Delays`."""
        return SHORTEST_THOUGHT + secrets.randbelow(LONGEST_THOUGHT - SHORTEST_THOUGHT + 1)
