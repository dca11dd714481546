"""A server elsewhere, asked with a token over HTTP and sockets."""

import http.client
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from kozyr.rules.words import words
from kozyr.web.protocol import Fault, Me, TableRefused, Wire

T = TypeVar("T")

_SECONDS: Final = 20
"""So long an answer, or a handshake, may take."""

_LONGEST: Final = 30.0
_FIRST_ERROR: Final = 400


class UnreachableError(Exception):
    """The server does not answer, or what answers is none; it may be better later."""


class TurnedDownError(Exception):
    """The server does not do what it is asked; `code` is that of the fault or refusal."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(what)
        self.code = code


class AddressError(ValueError):
    """No address of a server; the message tells what would be right."""


class Server:
    """A server by its address. Only the BOT account that the token belongs to is known to it."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            message = f"{address} is no address; write scheme and host, as in https://durak.example"
            raise AddressError(message)
        self._secure, self._host = parts.scheme == "https", parts.netloc
        self._headers = {"Authorization": f"Bearer {token}"}
        self.url = f"{parts.scheme}://{parts.netloc}"

    def me(self) -> Me:
        """Ask who the token makes one."""
        return self.ask("GET", "/api/me", Me)

    def ask(self, method: str, path: str, kind: type[T], body: Wire | None = None) -> T:
        """Ask one thing; UnreachableError or TurnedDownError if it is not answered or not done."""
        sent = None if body is None else msgspec.json.encode(body)
        headers = {**self._headers, "Content-Type": "application/json"}
        make = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = make(self._host, timeout=_SECONDS)
        try:
            connection.request(method, path, sent, headers)
            answer = connection.getresponse()
            told, status = answer.read(), answer.status
        except (OSError, http.client.HTTPException) as problem:
            raise UnreachableError(_why(problem)) from None
        finally:
            connection.close()
        return _read(told, status, kind)

    def socket(self, path: str) -> ClientConnection:
        """Open a socket; UnreachableError if that fails."""
        url = f"{'wss' if self._secure else 'ws'}://{self._host}{path}"
        try:
            return connect(url, additional_headers=self._headers, open_timeout=_SECONDS)
        except (OSError, WebSocketException) as problem:
            raise UnreachableError(_why(problem)) from None


class Backoff:
    """Waits longer after each failure, from a second to half a minute, until something succeeds."""

    def __init__(self, wait: Callable[[float], None]) -> None:
        self._wait, self._failures = wait, 0

    def failed(self) -> None:
        """Wait until it may be tried again."""
        self._wait(min(2.0**self._failures, _LONGEST))
        self._failures += 1

    def succeeded(self) -> None:
        """Forget the failures."""
        self._failures = 0


def fault_error(fault: Fault) -> TurnedDownError:
    """Put a fault into words."""
    known = words("en").faults.get(fault.code, fault.code)
    return TurnedDownError(fault.code, known.format_map(_Params(fault.params)))


class _Params(dict[str, object]):
    """What a sentence is filled with; what is not there stays as it is written."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def _read(told: bytes, status: int, kind: type[T]) -> T:
    try:
        if status < _FIRST_ERROR:
            return msgspec.json.decode(told, type=kind)
        raise _turned_down(told)
    except msgspec.MsgspecError:
        what = f"what answers is no Kozyr of this version (status {status})"
        raise UnreachableError(what) from None


def _turned_down(told: bytes) -> TurnedDownError:
    """Read a fault, or a refusal of the rules; MsgspecError if it is neither."""
    try:
        return fault_error(msgspec.json.decode(told, type=Fault))
    except msgspec.MsgspecError:
        refusal = msgspec.json.decode(told, type=TableRefused).refusal
    return TurnedDownError(refusal.code, f"The rules refuse it: {refusal.code} {refusal.params}")


def _why(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
