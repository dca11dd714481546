"""What the routes about people share."""

import msgspec

from kozyr.people.crediting import Crediting
from kozyr.people.passkeys import place_of
from kozyr.people.passwords import Passwords
from kozyr.storage.accounts import SqlAccounts
from kozyr.storage.books import SqlBooks
from kozyr.storage.bots import SqlBots
from kozyr.storage.data import Data
from kozyr.storage.late import LateCredit
from kozyr.storage.manners import SqlManners
from kozyr.storage.players import SqlPlayers
from kozyr.storage.records import SqlRecords
from kozyr.table.host import Ports
from kozyr.web.settings import Settings
from kozyr.web.signing import Means, Signing
from kozyr.web.visitors import Visitors


class People(msgspec.Struct, frozen=True):
    """Everything that is kept about people, and what works on it."""

    players: SqlPlayers
    accounts: SqlAccounts
    bots: SqlBots
    books: SqlBooks
    records: SqlRecords
    manners: SqlManners
    visitors: Visitors
    signing: Signing
    crediting: Crediting


def people(settings: Settings, ports: Ports, data: Data, passwords: Passwords) -> People:
    """Put the parts together that keep people in a database."""
    players, accounts, books = SqlPlayers(data), SqlAccounts(data), SqlBooks(data)
    bots = SqlBots(data)
    visitors = Visitors(players, bots, ports.entropy, ports.clock, secure=settings.secure)
    late = LateCredit(data, books, ports.journal, ports.clock)
    means = Means(passwords, ports.clock, ports.entropy, place_of(settings.url))
    return People(
        players=players,
        accounts=accounts,
        bots=bots,
        books=books,
        records=SqlRecords(data),
        manners=SqlManners(data),
        visitors=visitors,
        signing=Signing(accounts, late, visitors, means),
        crediting=Crediting(ports.journal, books),
    )
