"""What the routes share: one of each, made with the application."""

from collections.abc import Iterable

import msgspec
from litestar.di import NamedDependency

from kozyr.people.passwords import Passwords
from kozyr.storage.data import Data, MemoryData
from kozyr.storage.house_rules import SqlHouseRules
from kozyr.storage.players import SqlPlayers
from kozyr.storage.return_links import SqlReturnLinks
from kozyr.storage.store import Store
from kozyr.table.host import Host, Ports
from kozyr.table.ports import Clock, Entropy, Journal
from kozyr.table.sweeper import Sweeper
from kozyr.table.table import Table
from kozyr.table.thinking import Thinking
from kozyr.web.addresses import Proxies
from kozyr.web.admission import Admission
from kozyr.web.chat import Chat
from kozyr.web.crowd import Crowd
from kozyr.web.hub import Hub
from kozyr.web.limits import Quota
from kozyr.web.openings import Openings
from kozyr.web.outbox import Outbox
from kozyr.web.people import People, people
from kozyr.web.presence import Departures
from kozyr.web.quick import Quick
from kozyr.web.seats import Seats
from kozyr.web.settings import Settings
from kozyr.web.visitors import Visitors

A_MINUTE = 60_000
AN_HOUR = 60 * A_MINUTE


class Quotas(msgspec.Struct, frozen=True):
    """What an address may do: requests, positions and sockets a minute, the rest an hour.

    `log_names` counts the attempts to log in under a name, wherever they come from.
    """

    requests: Quota
    positions: Quota
    guests: Quota
    tables: Quota
    sockets: Quota
    log_ins: Quota
    log_names: Quota


class Services(msgspec.Struct, frozen=True):
    """The parts of a running server; `store` is None if nothing outlives it."""

    settings: Settings
    proxies: Proxies
    host: Host
    journal: Journal
    passwords: Passwords
    seats: Seats
    house_rules: SqlHouseRules
    entropy: Entropy
    admission: Admission
    openings: Openings
    quick: Quick
    sweeper: Sweeper
    hub: Hub
    crowd: Crowd
    players: SqlPlayers
    people: People
    chat: Chat
    visitors: Visitors
    quotas: Quotas
    departures: Departures
    clock: Clock
    thinking: Thinking
    store: Store | None = None

    async def names(self, table: Table) -> dict[str, str]:
        """Look up how the players of a table, its host and who proposed are called."""
        players = {seat.player for seat in table.seats if seat.player is not None}
        proposers = {proposal.player for proposal in table.proposals}
        return await self.players.names(players | proposers | {table.host})

    async def came(self, table: str, player: str, outbox: Outbox) -> None:
        """Let a player's socket hear of a table."""
        self.hub.enter(table, player, outbox)
        await self.host.noticed(table)

    async def went(self, table: str, player: str, outbox: Outbox) -> None:
        """Let a player's socket hear no more, and note when he was there last."""
        self.hub.leave(table, outbox)
        self.departures.went(table, player)
        await self.host.noticed(table)

    def renamed(self, players: Iterable[str]) -> None:
        """Let everybody see how these players are called from now on."""
        self.players.renamed()
        for player in players:
            self.hub.publish_player(player)


Shared = NamedDependency[Services]
"""How a route asks for the services."""


def services(settings: Settings, ports: Ports, store: Store | None = None) -> Services:
    """Put the parts of a server together; without a store people are forgotten with it."""
    data: Data = MemoryData() if store is None else store.database
    passwords = Passwords()
    hub, folk = Hub(), people(settings, ports, data, passwords)
    departures = Departures(hub, ports.clock)
    host = Host(ports, hub.publish, departures)
    clock = ports.clock
    return Services(
        settings=settings,
        proxies=Proxies(settings.proxies),
        host=host,
        journal=ports.journal,
        passwords=passwords,
        seats=Seats(SqlReturnLinks(data), folk.visitors, ports.entropy, secure=settings.secure),
        house_rules=SqlHouseRules(data),
        entropy=ports.entropy,
        admission=Admission(passwords, clock),
        openings=Openings(ports.journal, settings),
        quick=Quick(settings.quick_preset, host, ports, folk.manners.kept_apart),
        sweeper=Sweeper(host, ports.due, clock, ports.thinking),
        hub=hub,
        crowd=Crowd(settings.sockets_by_address, settings.sockets_by_visitor),
        players=folk.players,
        people=folk,
        chat=Chat(hub, folk.manners, clock),
        visitors=folk.visitors,
        quotas=Quotas(
            requests=Quota(clock, settings.requests, A_MINUTE),
            positions=Quota(clock, settings.positions, A_MINUTE),
            guests=Quota(clock, settings.new_guests, AN_HOUR),
            tables=Quota(clock, settings.new_tables, AN_HOUR),
            sockets=Quota(clock, settings.new_sockets, A_MINUTE),
            log_ins=Quota(clock, settings.log_ins, AN_HOUR),
            log_names=Quota(clock, settings.log_ins, AN_HOUR),
        ),
        departures=departures,
        clock=clock,
        thinking=ports.thinking,
        store=store,
    )
