"""Open tables to choose from, and one's own to go on with: /api/tables, /api/me/tables."""

from collections.abc import Iterable
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery

from kozyr.rules.naming import differences
from kozyr.rules.presets import preset
from kozyr.rules.seeking import Draw, Mode, Speed, ThrowsIn, Variant, Wish
from kozyr.table.lobby import Listing
from kozyr.web.faults import AnyRequest
from kozyr.web.guests_api import known_guest
from kozyr.web.meeting_protocol import (
    Lobby,
    MyTable,
    MyTables,
    OpenTable,
)
from kozyr.web.pages import PACKED, answer, asset
from kozyr.web.protocol import to_client
from kozyr.web.services import Services, Shared

_SHOWN: Final = 100
"""So many open tables are listed at most, the newest."""


@get(
    "/api/tables",
    opt={PACKED: True},
    responses={200: ResponseSpec(Lobby, generate_examples=False, description="The newest first.")},
)
async def lobby(  # noqa: PLR0913 - a filter has many fields
    request: AnyRequest,
    services: Shared,
    *,
    variant: FromQuery[Variant | None] = None,
    players: FromQuery[int | None] = None,
    deck: FromQuery[int | None] = None,
    throw_in: FromQuery[ThrowsIn | None] = None,
    mode: FromQuery[Mode | None] = None,
    draw: FromQuery[Draw | None] = None,
    speed: FromQuery[Speed | None] = None,
) -> Response[bytes]:
    """List the open tables that fit the query; ask again with the ETag for what is new."""
    wish = Wish(variant, players, deck, throw_in, mode, draw, speed)
    listed = await services.journal.lobby()
    shown = [one for one in listed if wish.fits(one.rules)][:_SHOWN]
    names = await _names(services, shown)
    body = to_client.encode(Lobby(tuple(_open_table(one, names) for one in shown)))
    return answer(request, asset("answer.json", body))


@get("/api/me/tables")
async def my_tables(request: AnyRequest, services: Shared) -> MyTables:
    """List the tables at which the visitor may go on, the newest first; tell who searches."""
    guest = await known_guest(request, services)
    listed = [await services.journal.tables_of(one) for one in guest.ids]
    mine = sorted((one for each in listed for one in each), key=lambda one: -one.opened)
    names = await _names(services, mine)
    return MyTables(
        tables=tuple(_my_table(one, guest.ids, names) for one in mine),
        searching=sum(one not in guest.ids for one in services.quick.match.searching),
    )


async def _names(services: Services, listed: Iterable[Listing]) -> dict[str, str]:
    players = {one for listing in listed for one in (listing.host, *listing.players)}
    return await services.players.names(player for player in players if player is not None)


def _open_table(listing: Listing, names: dict[str, str]) -> OpenTable:
    named = () if listing.preset is None else differences(preset(listing.preset), listing.rules)
    return OpenTable(
        table=listing.table,
        path=f"/t/{listing.table}",
        preset=listing.preset,
        home=listing.home,
        rules=listing.rules,
        differences=named,
        host=names[listing.host],
        people=tuple(names[player] for player in listing.players if player is not None),
        bots=tuple(level for level in listing.levels if level is not None),
        free=listing.free,
        password=listing.password,
        opened=listing.opened,
    )


def _my_table(listing: Listing, ids: tuple[str, ...], names: dict[str, str]) -> MyTable:
    others = (player for player in listing.players if player is not None and player not in ids)
    return MyTable(
        table=listing.table,
        path=f"/t/{listing.table}",
        kind=listing.kind,
        phase=listing.phase,
        preset=listing.preset,
        home=listing.home,
        people=tuple(names[player] for player in others),
        bots=tuple(level for level in listing.levels if level is not None),
        opened=listing.opened,
    )
