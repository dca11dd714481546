"""Coming back to one's seat from another device: the personal link and its QR code (S4)."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from kozyr.table.answers import FaultCode
from kozyr.web.doors import check
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.guests_api import known_person
from kozyr.web.meeting_protocol import ReturnLink
from kozyr.web.places import place_of, qr
from kozyr.web.services import Services, Shared
from kozyr.web.tables_api import found_table
from kozyr.web.visitors import token_hash

_SEE_OTHER: Final = 303
_NOWHERE: Final = "/r"
"""An address that the client has no page for, and tells so."""


@post("/api/tables/{table:str}/return-link")
async def give_return_link(
    request: AnyRequest, services: Shared, table: FromPath[str]
) -> ReturnLink:
    """Give the visitor a link to his seat; the one before is revoked with all it let in."""
    player = await _sitter(request, services, table)
    token = await services.seats.link(table, player, services.clock.now())
    services.hub.dismiss(table, player)
    path = f"/r/{token}"
    url = place_of(request, services.settings.url) + path
    return ReturnLink(url, path, qr(url))


@delete("/api/tables/{table:str}/return-link")
async def revoke_return_link(request: AnyRequest, services: Shared, table: FromPath[str]) -> None:
    """Revoke the link to the visitor's seat, and close the sockets of those it let in."""
    player = await _sitter(request, services, table)
    await services.seats.links.revoke(table, player)
    services.hub.dismiss(table, player)


@get(
    "/r/{token:str}",
    include_in_schema=False,
    status_code=_SEE_OTHER,
    before_request=check,
    response_headers={"cache-control": "no-store"},
)
async def come_by_link(services: Shared, token: FromPath[str]) -> Response[None]:
    """Let a browser in to one seat, and send it there; a link that is dead leads nowhere."""
    found = await services.seats.links.find(token_hash(token))
    if found is None:
        return Redirect(_NOWHERE, status_code=_SEE_OTHER)
    table = found[0]
    cookie = services.seats.cookie(table, token)
    return Redirect(f"/t/{table}", status_code=_SEE_OTHER, cookies=[cookie])


async def _sitter(request: AnyRequest, services: Services, table: str) -> str:
    """Tell who asks; only the visitor himself gives and takes links, not who came by one."""
    guest = await known_person(request, services)
    found = await found_table(services, table)
    player = found.seated_as(guest.ids)
    if found.seat_of(player) is None:
        raise ServiceError(FaultCode.NOT_SEATED)
    return player
