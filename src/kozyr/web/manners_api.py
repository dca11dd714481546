"""Blocks, mutes and reports: /api/blocks and /api/reports."""

import hashlib
from collections.abc import Mapping
from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kozyr.people.manners import How, Shunned
from kozyr.people.player import Player
from kozyr.table.answers import FaultCode
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.guests_api import known_guest
from kozyr.web.people_protocol import ReportWish, ShunnedPerson, ShunnedView, ShunWish
from kozyr.web.services import Services, Shared
from kozyr.web.tables_api import found_table


@get("/api/blocks")
async def blocks(
    request: AnyRequest, services: Shared, table: FromQuery[str | None] = None
) -> ShunnedView:
    """List whom one has blocked or muted, and where they sit at a table of one's own."""
    player = await known_guest(request, services)
    seated = None if table is None else await _beside(services, player, table)
    return await _view(services, player, seated)


@post("/api/blocks", status_code=200)
async def block(request: AnyRequest, services: Shared, data: JSONBody[ShunWish]) -> ShunnedView:
    """Block or mute whoever sits in a seat of a table where one sits too."""
    player = await known_guest(request, services)
    other = await _other(services, player, data.table, data.seat)
    now = services.clock.now()
    await services.people.manners.shun(player.id, other, data.how, now)
    return await _view(services, player, await _beside(services, player, data.table))


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
    seats = await _beside(services, player, table)
    if (other := seats.get(seat)) is None:
        raise ServiceError(FaultCode.UNKNOWN_PLAYER)
    return other


async def _beside(services: Services, player: Player, table: str) -> dict[int, str]:
    """Tell who else sits at a table; `not_seated` for who does not sit there himself."""
    found = await found_table(services, table)
    mine = found.seated_as(player.ids)
    if not any(one.player == mine for one in found.seats):
        raise ServiceError(FaultCode.NOT_SEATED)
    return {
        seat: one.player
        for seat, one in enumerate(found.seats)
        if one.player is not None and one.player not in player.ids
    }


async def _view(
    services: Services, player: Player, seated: Mapping[int, str] | None = None
) -> ShunnedView:
    shunned = await services.people.manners.shunned_by(player.id)
    names = await services.players.names(one.other for one in shunned)
    seated = seated or {}
    roots = await services.people.manners.roots(seated.values())
    at = {roots[one]: seat for seat, one in seated.items()}
    return ShunnedView(
        tuple(
            ShunnedPerson(_handle(one), names[one.other], one.how, one.at, at.get(one.other))
            for one in shunned
        )
    )


def _handle(one: Shunned) -> str:
    """Name somebody to who has blocked him, and to nobody else."""
    return hashlib.sha256(f"{one.player} {one.other}".encode()).hexdigest()[:16]


ROUTES: Final = (blocks, block, forgive, report)
"""Every route of manners."""
