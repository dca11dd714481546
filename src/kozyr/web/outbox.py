"""What waits to be sent on one socket: answers in order, and never more than one snapshot."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

ANSWERS: Final = 64
"""So many answers a socket may owe; one that owes more is closed."""


class Outbox:
    """Bounded, and never waited for by a sender: a slow socket skips to the newest snapshot.

    `session` is the hash of the token that let its browser in, None if a return link did (S4).
    """

    def __init__(
        self, snapshot: Callable[[], Awaitable[bytes | None]], session: str | None = ""
    ) -> None:
        self.session = session
        self._snapshot = snapshot
        self._stale = False
        self._over = False
        self._answers: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def refresh(self) -> None:
        """Let the newest snapshot be sent as soon as the socket can take it."""
        self._stale = not self._over
        self._wake.set()

    def answer(self, frame: bytes) -> bool:
        """Let an answer be sent; False if the socket owes too many already."""
        if len(self._answers) >= ANSWERS:
            return False
        self._answers.append(frame)
        self._wake.set()
        return True

    def end(self) -> None:
        """Let nothing more be sent."""
        self._answers.clear()
        self._stale, self._over = False, True
        self._wake.set()

    async def next(self) -> bytes | None:
        """Wait for the next frame. A snapshot goes before the answers it belongs to.

        None when there is no snapshot to be had any more, and everything is answered.
        """
        while True:
            await self._wake.wait()
            if self._stale:
                self._stale = False
                frame = await self._snapshot()
                if frame is not None:
                    return frame
                self._over = True
            if self._answers:
                return self._answers.popleft()
            if self._over:
                return None
            self._wake.clear()
