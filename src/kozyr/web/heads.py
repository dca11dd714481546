"""How long the head of a request may be: the fast HTTP parser has no limit of its own."""

import asyncio
from importlib.util import find_spec
from typing import Final

LONGEST_HEAD: Final = 32 * 1024
"""Bytes of a request line and its headers."""


def protocol() -> type[asyncio.Protocol] | str:
    """Give the HTTP protocol to serve with: the fast one with a limit, or else h11, which has one.

    The fast parser is not there on every system.
    """
    return _bounded() if find_spec("httptools") else "h11"


def _bounded() -> type[asyncio.Protocol]:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol  # noqa: PLC0415

    class Bounded(HttpToolsProtocol):
        """Answers 400 to a request whose head does not end in time."""

        ended, size, reading_head = 0, 0, True

        def data_received(self, data: bytes) -> None:
            """Count what came of a head that did not end with it."""
            ended = self.ended
            super().data_received(data)
            waits = self.reading_head and self.ended == ended
            self.size = self.size + len(data) if waits else 0
            if self.size > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

        def on_headers_complete(self) -> None:
            """The head is whole."""
            super().on_headers_complete()
            self.ended, self.reading_head = self.ended + 1, False

        def on_message_complete(self) -> None:
            """The next head may come."""
            super().on_message_complete()
            self.ended, self.reading_head = self.ended + 1, True

    return Bounded
