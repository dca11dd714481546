"""Who am I: /api/me."""

from litestar import Response, get, put
from litestar.params import JSONBody

from kozyr.storage.guests import Guest
from kozyr.table.answers import FaultCode
from kozyr.web.doors import demand
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.names import tidy
from kozyr.web.protocol import Me, Renamed
from kozyr.web.services import Services, Shared
from kozyr.web.visitors import COOKIE


@get("/api/me")
async def me(request: AnyRequest, services: Shared) -> Response[Me]:
    """Tell a guest who he is, making him one if he is new; the cookie starts anew."""
    guest = await services.visitors.known(request.cookies)
    token = request.cookies.get(COOKIE, "")
    if guest is None:
        demand(services.quotas.guests, request)
        newcomer = await services.visitors.welcome(request.headers.get("accept-language", ""))
        guest, token = newcomer.guest, newcomer.token
    return Response(Me(guest.id, guest.name), cookies=[services.visitors.cookie(token)])


@put("/api/me")
async def rename(request: AnyRequest, services: Shared, data: JSONBody[Renamed]) -> Me:
    """Give the guest another name, also at the tables where he sits."""
    guest = await known_guest(request, services)
    name = tidy(data.name)
    if name is None:
        raise ServiceError(FaultCode.BAD_NAME)
    renamed = await services.guests.rename(guest.id, name)
    services.hub.publish_player(guest.id)
    return Me(renamed.id, renamed.name)


async def known_guest(request: AnyRequest, services: Services) -> Guest:
    """Find the guest of a request; `not_seated` for who has not asked /api/me before."""
    guest = await services.visitors.known(request.cookies)
    if guest is None:
        raise ServiceError(FaultCode.NOT_SEATED)
    return guest
