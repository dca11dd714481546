"""Blocks, mutes and reports: /api/blocks and /api/reports."""

import hashlib
from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from kozyr.people.manners import How, Shunned
from kozyr.people.player import Player
from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.guests_api import known_guest
from kozyr.web.people_protocol import ReportWish, ShunnedPerson, ShunnedView, ShunWish
from kozyr.web.services import Services, Shared
from kozyr.web.tables_api import found_table


@get("/api/blocks")
async def blocks(request: AnyRequest, services: Shared) -> ShunnedView:
    """List whom one has blocked or muted."""
    player = await known_guest(request, services)
    return await _view(services, player)


@post("/api/blocks", status_code=200)
async def block(request: AnyRequest, services: Shared, data: JSONBody[ShunWish]) -> ShunnedView:
    """Block or mute whoever sits in a seat of a table where one sits too."""
    player = await known_guest(request, services)
    other = await _other(services, player, data.table, data.seat)
    now = services.clock.now()
    await services.people.manners.shun(player.id, other, data.how, now)
    return await _view(services, player)


@delete("/api/blocks/{how:str}/{person:str}", status_code=200)
async def forgive(
    request: AnyRequest, services: Shared, how: FromPath[How], person: FromPath[str]
) -> ShunnedView:
    """Block or mute somebody no more."""
    player = await known_guest(request, services)
    for one in await services.people.manners.shunned_by(player.id):
        if (_handle(one), one.how) == (person, how):
            await services.people.manners.forgive(player.id, one.other, how)
            return await _view(services, player)
    raise ServiceError(FaultCode.UNKNOWN_PLAYER)


@post("/api/reports", status_code=200)
async def report(request: AnyRequest, services: Shared, data: JSONBody[ReportWish]) -> None:
    """Report whoever sits in a seat of a table where one sits too."""
    player = await known_guest(request, services)
    other = await _other(services, player, data.table, data.seat)
    now = services.clock.now()
    kept = await services.people.manners.report(player.id, other, data.reason, data.table, now)
    if not kept:
        raise ServiceError(FaultCode.RATE_LIMITED)


async def _other(services: Services, player: Player, table: str, seat: int) -> str:
    """Find who sits in a seat; `not_seated` for who does not sit there himself."""
    found = await found_table(services, table)
    seats, mine = found.seats, found.seated_as(player.ids)
    if not any(one.player == mine for one in seats):
        raise ServiceError(FaultCode.NOT_SEATED)
    other = seats[seat].player if seat < len(seats) else None
    if other is None or other in player.ids:
        raise ServiceError(FaultCode.UNKNOWN_PLAYER)
    return other


async def _view(services: Services, player: Player) -> ShunnedView:
    shunned = await services.people.manners.shunned_by(player.id)
    names = await services.players.names(one.other for one in shunned)
    return ShunnedView(
        tuple(ShunnedPerson(_handle(one), names[one.other], one.how, one.at) for one in shunned)
    )


def _handle(one: Shunned) -> str:
    """Name somebody to who has blocked him, and to nobody else."""
    return hashlib.sha256(f"{one.player} {one.other}".encode()).hexdigest()[:16]


ROUTES: Final = (blocks, block, forgive, report)
"""Every route of manners."""
