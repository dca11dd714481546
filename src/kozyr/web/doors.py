"""What every request has to pass before a route sees it."""

from typing import Final

from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.origin import same_origin
from kozyr.web.services import Services

_CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


async def check(request: AnyRequest) -> None:
    """Refuse too many requests, and changes that another site's page asks for."""
    services: Services = request.app.state.services
    if not services.quotas.requests.take(address(request)):
        raise ServiceError(FaultCode.RATE_LIMITED)
    if request.method not in _CHANGING:
        return
    if not same_origin(request.headers, services.settings.url):
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="foreign origin")
    kind = request.headers.get("content-type", "application/json").split(";")[0].strip()
    if kind != "application/json":
        raise ServiceError(FaultCode.BAD_MESSAGE, detail="send application/json")


def address(request: AnyRequest) -> str:
    """Give the address a request comes from; empty if there is none, as in tests."""
    return "" if request.client is None else request.client.host
