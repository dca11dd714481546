"""How tables are listed in a database."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, select

from kozyr.storage import schema
from kozyr.table.lobby import Listing

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Listing)

_KEPT: Final = schema.listings.c
_PLAYERS: Final = schema.listed_players.c


def keep_listing(connection: Connection, listing: Listing) -> None:
    """Let this be what is listed of its table."""
    table = listing.table
    connection.execute(delete(schema.listings).where(_KEPT.table_id == table))
    connection.execute(delete(schema.listed_players).where(_PLAYERS.table_id == table))
    connection.execute(
        schema.listings.insert().values(
            table_id=table,
            opened=listing.opened,
            joinable=listing.joinable,
            running=listing.running,
            listing=_encoder.encode(listing),
        )
    )
    players = {listing.host, *listing.players} - {None} if listing.running else set()
    for player in players:
        connection.execute(schema.listed_players.insert().values(player=player, table_id=table))


def listed(connection: Connection, table: str) -> Listing | None:
    """See `kozyr.table.ports.Journal.listed`."""
    found = _read(connection, select(_KEPT.listing).where(_KEPT.table_id == table))
    return found[0] if found else None


def joinable(connection: Connection) -> tuple[Listing, ...]:
    """See `kozyr.table.ports.Journal.lobby`."""
    return _read(connection, select(_KEPT.listing).where(_KEPT.joinable))


def running(connection: Connection, player: str) -> tuple[Listing, ...]:
    """See `kozyr.table.ports.Journal.tables_of`."""
    mine = schema.listings.join(schema.listed_players, _KEPT.table_id == _PLAYERS.table_id)
    return _read(
        connection, select(_KEPT.listing).select_from(mine).where(_PLAYERS.player == player)
    )


def _read(connection: Connection, asked: Select[Any]) -> tuple[Listing, ...]:
    newest_first = asked.order_by(_KEPT.opened.desc(), _KEPT.table_id)
    return tuple(_decoder.decode(body) for (body,) in connection.execute(newest_first))
