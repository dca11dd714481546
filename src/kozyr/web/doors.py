"""What every request and every socket has to pass before a route sees it."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from kozyr.table.answers import FaultCode
from kozyr.web.addresses import client_address, household
from kozyr.web.faults import AnyRequest, ServiceError, TooManyError
from kozyr.web.limits import Quota
from kozyr.web.origin import same_origin
from kozyr.web.services import Services
from kozyr.web.sessions import POLICY, Socket

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


async def check(request: AnyRequest) -> None:
    """Refuse too many requests, and changes that another site's page asks for."""
    services: Services = request.app.state.services
    demand(services.quotas.requests, request)
    if request.method not in _CHANGING:
        return
    if not same_origin(request.headers, services.settings.url):
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="foreign origin")
    kind = request.headers.get("content-type", "application/json").split(";")[0].strip()
    if kind.lower() != "application/json":
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="send application/json")


async def opens(socket: Socket, services: Services) -> bool:
    """Refuse a foreign page's socket, and too many of an address, before the handshake."""
    ours = same_origin(socket.headers, services.settings.url)
    if ours and services.quotas.sockets.take(address(socket)):
        return True
    await socket.close(POLICY)
    return False


def demand(quota: Quota, request: AnyRequest, code: FaultCode = FaultCode.RATE_LIMITED) -> None:
    """Take a token of the address a request comes from; TooManyError if it has none."""
    whose = address(request)
    if not quota.take(whose):
        raise TooManyError(code, quota.wait(whose))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give what the limits know a client by; empty if it has no address, as in tests."""
    return household(asking(connection))


def asking(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give the address of a client; empty if it has none."""
    if connection.client is None:
        return ""
    services: Services = connection.app.state.services
    forwarded = connection.headers.getall("x-forwarded-for", [])
    return client_address(connection.client.host, forwarded, services.proxies)
