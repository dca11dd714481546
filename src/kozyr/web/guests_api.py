"""Who am I: /api/me."""

import msgspec
from litestar import Response, get, put
from litestar.params import JSONBody

from kozyr.people.player import Player
from kozyr.table.answers import FaultCode
from kozyr.web.doors import address, demand
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.names import own_name
from kozyr.web.protocol import Me, Renamed
from kozyr.web.services import Services, Shared


@get("/api/me")
async def me(request: AnyRequest, services: Shared) -> Response[Me]:
    """Tell a guest who he is, making him one if he is new; the cookie starts anew.

    A BOT account is told too, and has no cookie.
    """
    guest = await services.visitors.known(request)
    visitors = services.visitors
    if guest is not None and guest.bot:
        return Response(me_of(guest))
    token = request.cookies.get(visitors.key, "")
    if guest is None:
        demand(services.quotas.guests, request)
        newcomer = await visitors.welcome(request.headers)
        guest, token = newcomer.guest, newcomer.token
    browser = request.cookies.get(visitors.browser_key)
    mark = await visitors.seen(guest.id, address(request), browser)
    return Response(me_of(guest), cookies=[visitors.cookie(token), mark])


@put("/api/me")
async def rename(request: AnyRequest, services: Shared, data: JSONBody[Renamed]) -> Me:
    """Give the guest another name, also at the tables where he sits."""
    guest = await known_person(request, services)
    name = own_name(data.name)
    if name is None:
        raise ServiceError(FaultCode.BAD_NAME)
    await services.players.rename(guest.id, name)
    services.renamed(guest.ids)
    return me_of(msgspec.structs.replace(guest, name=name))


def me_of(player: Player) -> Me:
    """Tell somebody who he is."""
    return Me(player.id, player.name, player.account)


async def known_guest(request: AnyRequest, services: Services) -> Player:
    """Find the guest of a request; `not_seated` for who has not asked /api/me before."""
    guest = await services.visitors.known(request)
    if guest is None:
        raise ServiceError(FaultCode.NOT_SEATED)
    return guest


async def known_person(request: AnyRequest, services: Services) -> Player:
    """Find the guest of a request as `known_guest`; `bot_account` for a BOT account."""
    guest = await known_guest(request, services)
    if guest.bot:
        raise ServiceError(FaultCode.BOT_ACCOUNT)
    return guest
