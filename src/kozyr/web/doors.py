"""What every request has to pass before a route sees it."""

from typing import Final

from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError, TooManyError
from kozyr.web.limits import Quota
from kozyr.web.origin import same_origin
from kozyr.web.services import Services

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


def demand(quota: Quota, request: AnyRequest, code: FaultCode = FaultCode.RATE_LIMITED) -> None:
    """Take a token of the address a request comes from; TooManyError if it has none."""
    whose = address(request)
    if not quota.take(whose):
        raise TooManyError(code, quota.wait(whose))


def address(request: AnyRequest) -> str:
    """Give the address a request comes from; empty if there is none, as in tests."""
    return "" if request.client is None else request.client.host
