"""Under which names the server is asked for: no foreign name may lead a browser to it.

A page whose name was pointed at this server after it was loaded (DNS rebinding) asks under its own
name, and would otherwise count as a page of this server.
"""

import socket
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from kozyr.table.answers import FaultCode
from kozyr.web.addresses import is_address, without_port
from kozyr.web.faults import ServiceError

_REFUSED: Final = 1008


def own_names(url: str | None) -> frozenset[str]:
    """Give the names of the server: its public one, this machine's, and `localhost`."""
    machine = socket.gethostname().lower()
    public = "" if url is None else urlsplit(url).hostname or ""
    return frozenset({"localhost", machine, f"{machine}.local", public} - {"", ".local"})


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server; an address does, since nobody can rebind it."""
    name = without_port(host).lower().rstrip(".")
    return name in names or is_address(name)


class HostCheck(ASGIMiddleware):
    """Refuses whatever asks for the server under a name that is not its own."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let the connection on, or end it with the fault `wrong_host`."""
        if is_ours(_asked(scope), self._names):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": _REFUSED, "reason": ""})
        else:
            raise ServiceError(FaultCode.WRONG_HOST, detail="open it by address, or set KOZYR_URL")


def _asked(scope: Scope) -> str:
    values = [value for name, value in scope["headers"] if name == b"host"]
    return values[0].decode("latin-1") if len(values) == 1 else ""
