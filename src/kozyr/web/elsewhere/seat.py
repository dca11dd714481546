"""A seat at a table elsewhere, held through lost connections until the table is over."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Final, Literal

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection

from kozyr.table.answers import FaultCode
from kozyr.web.elsewhere.delegate import Delegate, Message
from kozyr.web.elsewhere.server import Backoff, Server, UnreachableError, fault_error
from kozyr.web.protocol import Done, Fault, Refused, ServerMessage, TableView

POLICY: Final = 1008
"""The code with which a server closes the socket of one who has no business there."""

PARTING: Final = 2.0
"""Seconds in which a server may answer that one leaves."""

Ending = Literal["closed", "gone"]
"""The table was closed; or one has no seat there any more."""

_frames: Final = msgspec.json.Decoder(ServerMessage)


class Seat:
    """Lets a delegate play at one table."""

    def __init__(self, server: Server, table: str, delegate: Delegate, backoff: Backoff) -> None:
        self._server, self._path = server, f"/ws/tables/{table}"
        self._delegate, self._backoff = delegate, backoff
        self._newest: TableView | None = None
        self._said: str | None = None
        self._unheard: Refused | Fault | None = None
        self._reason: Fault | None = None

    def play(self) -> Ending:
        """Play until the table is closed or the seat is lost; a lost connection is made anew.

        TurnedDownError if the server does not want the program: its token is void, or the table
        is none of its own. On KeyboardInterrupt it leaves the table first.
        """
        while True:
            try:
                with self._server.socket(self._path) as socket:
                    ending = self._attend(socket)
            except UnreachableError:
                ending = None
            if ending is not None:
                return ending
            self._backoff.failed()

    def _attend(self, socket: ClientConnection) -> Ending | None:
        """Talk until the end; None if the connection was lost."""
        self._newest, self._said, self._unheard, self._reason = None, None, None, None
        self._delegate.forget()
        try:
            return self._talk(socket)
        except ConnectionClosed as closed:
            code = None if closed.rcvd is None else closed.rcvd.code
            return self._turned_out() if code == POLICY else None
        except KeyboardInterrupt:
            self._part(socket)
            raise

    def _turned_out(self) -> Ending | None:
        """Tell what it means to be turned out; whoever has lost only his seat is still known."""
        if self._reason is None or self._reason.code == FaultCode.RATE_LIMITED:
            return None
        if self._reason.code != FaultCode.NOT_SEATED:
            raise fault_error(self._reason)
        self._server.me()
        return "gone"

    def _talk(self, socket: ClientConnection) -> Ending | None:
        while True:
            for frame in _lately(socket):
                self._hear(frame)
            if self._newest is None:
                continue
            self._backoff.succeeded()
            message = self._reply(self._newest) if self._said is None else None
            if self._newest.closed is not None:
                self._delegate.part(self._newest)
                return "closed"
            if message is not None:
                self._say(socket, message)

    def _hear(self, frame: ServerMessage) -> None:
        match frame:
            case TableView():
                self._newest = frame
            case Done(id=said) if said == self._said:
                self._said = None
            case Refused(id=said) | Fault(id=said) if said in (self._said, None):
                self._said, self._unheard = None, frame
                self._reason = frame if isinstance(frame, Fault) else None

    def _reply(self, told: TableView) -> Message | None:
        """Answer the newest snapshot, or what has become of the last thing said."""
        unheard, self._unheard = self._unheard, None
        if isinstance(unheard, Refused):
            return self._delegate.refused(told, unheard.refusal.code)
        if unheard is not None:
            self._delegate.forget()
            if unheard.code != FaultCode.RATE_LIMITED:
                return None
            self._backoff.failed()
        return self._delegate.reply(told)

    def _say(self, socket: ClientConnection, message: Message) -> None:
        self._said = message.id
        socket.send(msgspec.json.encode(message).decode())

    def _part(self, socket: ClientConnection) -> None:
        """Leave for good, so that nobody has to wait for one who does not come back."""
        with suppress(WebSocketException, OSError):
            self._say(socket, self._delegate.leave())
            while self._said is not None:
                self._hear(_frames.decode(socket.recv(timeout=PARTING)))


def _lately(socket: ClientConnection) -> Iterator[ServerMessage]:
    """Wait for a frame, and give it with those that have come meanwhile."""
    yield _frames.decode(socket.recv())
    with suppress(TimeoutError):
        while True:
            yield _frames.decode(socket.recv(timeout=0))
