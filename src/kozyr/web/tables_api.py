"""Making tables, being invited and sitting down: /api/tables."""

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from kozyr.bots.levels import LEVELS
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.limits import bind
from kozyr.rules.refusal import Refusal
from kozyr.rules.validity import TableKind
from kozyr.table.answers import Accepted, FaultCode, Trouble
from kozyr.table.commands import Join
from kozyr.table.folding import Diverged
from kozyr.table.log import Created
from kozyr.table.seating import levels_around
from kozyr.table.table import Table
from kozyr.web.doors import address, demand
from kozyr.web.faults import AnyRequest, RulesError, ServiceError
from kozyr.web.guests_api import known_guest
from kozyr.web.meeting_protocol import AdmissionRequest, ProposalRequest
from kozyr.web.proposing import propose
from kozyr.web.protocol import (
    Invitation,
    Joined,
    JoinRequest,
    ProposalView,
    TableMade,
    TableRequest,
)
from kozyr.web.services import Services, Shared
from kozyr.web.views import invitation, latest_proposal


@post("/api/tables")
async def make_table(
    request: AnyRequest, services: Shared, data: JSONBody[TableRequest]
) -> TableMade:
    """Open a table and sit down at it; alone with bots the deal starts at once."""
    guest = await known_guest(request, services)
    agreed = agreement(data)
    demand(services.quotas.tables, request, FaultCode.TABLE_QUOTA)
    await services.openings.demand(guest.ids, address(request))
    levels = levels_around(data.people, data.bots)
    record = Created.of(agreed, levels, guest.id, kind_of(data))
    if data.password is not None:
        hashed = await services.passwords.hash(data.password)
        record = msgspec.structs.replace(record, password=hashed)
    table = await services.host.create(record)
    services.openings.opened(table, address(request))
    return TableMade(table, f"/t/{table}")


@get("/api/tables/{table:str}")
async def invite(request: AnyRequest, services: Shared, table: FromPath[str]) -> Invitation:
    """Tell what table it is before one sits down."""
    ids = await services.seats.ids(request, table)
    found = await found_table(services, table)
    names, online = await services.names(found), services.hub.online(table)
    player = found.seated_as(ids) if ids else ""
    asked = not services.admission.admits(found, player)
    return invitation(found, player, names, online, asked=asked)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    request: AnyRequest,
    services: Shared,
    table: FromPath[str],
    data: JSONBody[JoinRequest | None] = None,
) -> Joined:
    """Sit down, which is consent to the rules; who sits already keeps his seat."""
    ids, asked = await known_at(request, services, table), data or JoinRequest()
    seed = None if asked.seed is None else bytes.fromhex(asked.seed)
    found = await found_table(services, table)
    player = found.seated_as(ids)
    await services.admission.demand(found, player, address(request), asked.password)
    await _welcome(services, found, player)
    answer = await services.host.command(table, Join(player, seed, asked.seat))
    seat = (await found_table(services, table)).seat_of(player)
    if seat is not None:
        return Joined(seat)
    code = FaultCode.SERVER_ERROR
    if not isinstance(answer, Accepted | Refusal):
        code = answer.code
    raise ServiceError(code)


async def _welcome(services: Services, table: Table, player: str) -> None:
    """Turn away whom one of the players at the table, or its host, has blocked.

    And BOT accounts from a table that a person has opened for strangers: he asked for people.
    """
    if table.seat_of(player) is not None:
        return
    host = table.hosted_by()
    bots = await services.people.bots.owners({player, host})
    if table.kind == "rated" and player in bots and host not in bots:
        raise ServiceError(FaultCode.BOT_ACCOUNT)
    seated = {table.seats[at].player or "" for at in table.people()}
    if await services.people.manners.turned_away(player, {*seated, host}):
        raise ServiceError(FaultCode.TURNED_AWAY)


@post("/api/tables/{table:str}/admission", status_code=204)
async def admit(
    request: AnyRequest, services: Shared, table: FromPath[str], data: JSONBody[AdmissionRequest]
) -> None:
    """Let a visitor who knows the password look in."""
    found = await found_table(services, table)
    player = found.seated_as(await known_at(request, services, table))
    await services.admission.demand(found, player, address(request), data.password)


@post("/api/tables/{table:str}/proposals")
async def propose_rules(
    request: AnyRequest, services: Shared, table: FromPath[str], data: JSONBody[ProposalRequest]
) -> ProposalView:
    """Propose other options to the host before consenting to the rules."""
    found = await found_table(services, table)
    player = found.seated_as(await known_at(request, services, table))
    await services.admission.demand(found, player, address(request), None)
    answer = await propose(services, found, player, data.options)
    if isinstance(answer, Refusal):
        raise RulesError(answer)
    if isinstance(answer, Trouble):
        raise ServiceError(answer.code, **answer.params)
    found = await found_table(services, table)
    view = latest_proposal(found, player, await services.names(found))
    if view is None:
        raise ServiceError(FaultCode.SERVER_ERROR)
    return view


async def known_at(request: AnyRequest, services: Services, table: str) -> tuple[str, ...]:
    """Give the ids a visitor is known by at a table; `not_seated` as in `known_guest`."""
    ids = await services.seats.ids(request, table)
    if not ids:
        raise ServiceError(FaultCode.NOT_SEATED)
    return ids


def kind_of(data: TableRequest) -> TableKind:
    """Tell what kind of table is wished for: with other people, or with bots alone."""
    if data.people == 1:
        return "bots"
    return "rated" if data.kind == "rated" else "private"


def agreement(data: TableRequest) -> Agreement:
    """Agree on the rules of a table somebody wishes for.

    Raises RulesError if the rules refuse it, ServiceError if the
    people and bots do not fill the seats, or if there is no such bot.
    """
    agreed = agree(data.preset, data.options, kind_of(data))
    if isinstance(agreed, Refusal):
        raise RulesError(agreed)
    seats = bind(agreed.rules).seats
    if data.people + len(data.bots) != seats:
        raise ServiceError(FaultCode.SEATS_MISMATCH, n=seats)
    unknown = [level for level in data.bots if level not in LEVELS]
    if unknown:
        raise ServiceError(FaultCode.UNKNOWN_LEVEL, levels=tuple(LEVELS))
    return agreed


async def found_table(services: Services, table: str) -> Table:
    """Find a table; `unknown_table` if there is none, `table_stopped` if it was stopped."""
    try:
        room = await services.host.room(table)
    except Diverged:
        raise ServiceError(FaultCode.TABLE_STOPPED) from None
    if room is None:
        raise ServiceError(FaultCode.UNKNOWN_TABLE)
    return room.table
