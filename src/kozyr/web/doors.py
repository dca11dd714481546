"""What every request and every socket has to pass before a route sees it."""

from typing import Final

from kozyr.table.answers import FaultCode
from kozyr.web.addresses import client_address, household
from kozyr.web.faults import AnyRequest, ServiceError, TooManyError
from kozyr.web.limits import Quota
from kozyr.web.origin import same_origin
from kozyr.web.services import Services
from kozyr.web.sessions import POLICY, Socket
from kozyr.web.visitors import Connection, bearer

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


async def check(request: AnyRequest) -> None:
    """Refuse too many requests, dead tokens, and changes that another site's page asks for."""
    services: Services = request.app.state.services
    demand(services.quotas.requests, request)
    if await wrong_token(request, services):
        raise ServiceError(FaultCode.WRONG_TOKEN)
    if request.method not in _CHANGING:
        return
    if not _harmless(request, services):
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="foreign origin")
    kind = request.headers.get("content-type", "application/json").split(";")[0].strip()
    if kind.lower() != "application/json":
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="send application/json")


async def opens(socket: Socket, services: Services) -> bool:
    """Refuse a foreign page's socket, and too many of an address, before the handshake."""
    if _harmless(socket, services) and services.quotas.sockets.take(address(socket)):
        return True
    await socket.close(POLICY)
    return False


async def wrong_token(connection: Connection, services: Services) -> bool:
    """Whether somebody brings a token that lets nobody in: it never was one, or is revoked."""
    brought = bearer(connection.headers) is not None
    return brought and await services.visitors.known(connection) is None


def _harmless(connection: Connection, services: Services) -> bool:
    """Whether no foreign page can be behind it: it is ours, or brings a token and no cookies."""
    ours = same_origin(connection.headers, services.settings.url)
    return ours or bearer(connection.headers) is not None


def demand(quota: Quota, request: AnyRequest, code: FaultCode = FaultCode.RATE_LIMITED) -> None:
    """Take a token of the address a request comes from; TooManyError if it has none."""
    whose = address(request)
    if not quota.take(whose):
        raise TooManyError(code, quota.wait(whose))


def address(connection: Connection) -> str:
    """Give what the limits know a client by; empty if it has no address, as in tests."""
    return household(asking(connection))


def asking(connection: Connection) -> str:
    """Give the address of a client; empty if it has none."""
    if connection.client is None:
        return ""
    services: Services = connection.app.state.services
    forwarded = connection.headers.getall("x-forwarded-for", [])
    return client_address(connection.client.host, forwarded, services.proxies)
