"""What the routes share: one of each, made with the application."""

import msgspec
from litestar.di import NamedDependency

from kozyr.storage.guests import MemoryGuests
from kozyr.storage.store import Store
from kozyr.table.host import Host, Ports
from kozyr.table.ports import Clock
from kozyr.table.sweeper import Sweeper
from kozyr.table.table import Table
from kozyr.web.hub import Hub
from kozyr.web.limits import Quota
from kozyr.web.settings import Settings
from kozyr.web.visitors import Visitors

A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE


class Quotas(msgspec.Struct, frozen=True):
    """What an address may do: requests and positions a minute, new guests and tables an hour."""

    requests: Quota
    positions: Quota
    guests: Quota
    tables: Quota


class Services(msgspec.Struct, frozen=True):
    """The parts of a running server; `store` is None if nothing outlives it."""

    settings: Settings
    host: Host
    sweeper: Sweeper
    hub: Hub
    guests: MemoryGuests
    visitors: Visitors
    quotas: Quotas
    clock: Clock
    store: Store | None = None

    async def names(self, table: Table) -> dict[str, str]:
        """Look up how the players of a table, and its host, are called."""
        players = {seat.player for seat in table.seats if seat.player is not None}
        return await self.guests.names(players | {table.host})


Shared = NamedDependency[Services]
"""How a route asks for the services."""


def services(
    settings: Settings, ports: Ports, guests: MemoryGuests, store: Store | None = None
) -> Services:
    """Put the parts of a server together."""
    hub = Hub()
    host = Host(ports, hub.publish)
    clock = ports.clock
    return Services(
        settings=settings,
        host=host,
        sweeper=Sweeper(host, ports.due, clock),
        hub=hub,
        guests=guests,
        visitors=Visitors(guests, ports.entropy, secure=settings.secure),
        quotas=Quotas(
            requests=Quota(clock, settings.requests, A_MINUTE),
            positions=Quota(clock, settings.positions, A_MINUTE),
            guests=Quota(clock, settings.new_guests, AN_HOUR),
            tables=Quota(clock, settings.new_tables, AN_HOUR),
        ),
        clock=clock,
        store=store,
    )
