"""The books in a database: points, games used up, results and ratings of every deal."""

from collections.abc import Mapping

from sqlalchemy import Connection, RowMapping, func, select
from sqlalchemy.dialects.sqlite import insert

from kozyr.people.dates import moscow_date
from kozyr.people.ledger import Entry
from kozyr.people.points import (
    BOT_REASONS,
    Before,
    Person,
    game_id,
    players,
    uses,
    worth,
)
from kozyr.people.rates import rates_at
from kozyr.storage import people_schema as schema
from kozyr.storage.data import Data
from kozyr.storage.identities import ids_of, person
from kozyr.storage.results import enter_results
from kozyr.table.facts import FinishedDeal

_NAME = "credited"


class SqlBooks:
    """See `kozyr.people.ledger.Books`."""

    def __init__(self, data: Data) -> None:
        self._data = data

    async def place(self) -> int:
        """See `kozyr.people.ledger.Books`."""
        return await self._data.read(credited_place)

    async def credit(self, place: int, deal: FinishedDeal) -> None:
        """See `kozyr.people.ledger.Books`."""
        await self._data.write(_NAME, lambda connection: _credit(connection, place, deal))

    async def credit_late(self, deal: FinishedDeal, guest: str) -> None:
        """Credit a guest's deal to the account he has signed in to since (S46)."""
        await self._data.write(_NAME, lambda connection: _credit_late(connection, deal, guest))

    async def balance(self, account: str) -> int:
        """Give the sum of an account's entries."""
        rows = schema.ledger.c
        asked = select(func.coalesce(func.sum(rows.amount), 0)).where(rows.account == account)
        return await self._data.read(lambda connection: connection.execute(asked).scalar_one())

    async def entries(
        self, account: str, before: int | None = None, most: int = 50
    ) -> tuple[Entry, ...]:
        """List an account's entries, the newest first, older than the entry `before`."""
        rows = schema.ledger.c
        asked = select(schema.ledger).where(rows.account == account)
        if before is not None:
            asked = asked.where(rows.id < before)
        asked = asked.order_by(rows.id.desc()).limit(most)
        found = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(map(_entry, found))

    async def of_game(self, account: str, game: str) -> tuple[Entry, ...]:
        """List what an account was given for one game; empty while it is not credited."""
        rows = schema.ledger.c
        asked = select(schema.ledger).where(rows.account == account, rows.game == game)
        found = await self._data.read(lambda connection: connection.execute(asked).mappings().all())
        return tuple(map(_entry, found))

    async def bots_on(self, account: str, date: str) -> int:
        """Give the points an account has from bots on a Moscow date (S48)."""
        return await self._data.read(lambda connection: _bots(connection, account, date))


def _entry(row: RowMapping) -> Entry:
    return Entry(**row)


def credited_place(connection: Connection) -> int:
    """Tell up to which place in the order of ending the deals have been credited."""
    asked = select(schema.progress.c.place).where(schema.progress.c.name == _NAME)
    return connection.execute(asked).scalar_one_or_none() or 0


def _credit(connection: Connection, place: int, deal: FinishedDeal) -> None:
    if place <= credited_place(connection):
        return
    if players(deal):
        _enter_all(connection, place, deal)
    moved = insert(schema.progress).values(name=_NAME, place=place)
    connection.execute(moved.on_conflict_do_update(index_elements=["name"], set_={"place": place}))


def _enter_all(connection: Connection, place: int, deal: FinishedDeal) -> None:
    people = {player: person(connection, player) for player in players(deal)}
    for player in people:
        _enter(connection, deal, player, people)
    _use_up(connection, place, deal, people)
    enter_results(connection, place, deal)


def _credit_late(connection: Connection, deal: FinishedDeal, guest: str) -> None:
    people = {player: person(connection, player) for player in players(deal)}
    _enter(connection, deal, guest, people)


def _enter(
    connection: Connection, deal: FinishedDeal, player: str, people: Mapping[str, Person]
) -> None:
    """Enter what a deal is worth to a player, unless he is a guest or it was entered before."""
    account, game = people[player].account, game_id(deal)
    if account is None or _entered(connection, account, game):
        return
    rates, date = rates_at(deal.at), moscow_date(deal.at)
    seat = next(sitter.seat for sitter in deal.sitters if sitter.player == player)
    found = worth(deal, seat, people, _before(connection, account, people, game, date), rates)
    entry = insert(schema.ledger).values(
        account=account,
        game=game,
        reason=found.reason,
        amount=found.amount,
        nth=found.nth,
        date=date,
        at=deal.at,
        rates=rates.version,
    )
    connection.execute(entry.on_conflict_do_nothing())


def _entered(connection: Connection, account: str, game: str) -> bool:
    rows = schema.ledger.c
    asked = select(rows.id).where(rows.account == account, rows.game == game)
    return connection.execute(asked).first() is not None


def _before(
    connection: Connection, account: str, people: Mapping[str, Person], game: str, date: str
) -> Before:
    rivals = {one.identity for one in people.values()} - {account}
    games = {rival: _games(connection, account, rival, game, date) for rival in rivals}
    return Before(games, _bots(connection, account, date))


def _games(connection: Connection, account: str, rival: str, game: str, date: str) -> int:
    """Count the games of a pair used up on a date: those over before this one, and those credited.

    The second matters when a guest's games are credited late: what others have been paid for
    meanwhile counts first, as no entry is ever taken back.
    """
    rows = schema.uses.c
    mine = rows.player.in_(ids_of(connection, account))
    theirs = rows.opponent.in_(ids_of(connection, rival))
    this = select(func.min(rows.place)).where(rows.game == game).scalar_subquery()
    ledger = schema.ledger.c
    paid = select(ledger.game).where(ledger.account == account, ledger.date == date)
    asked = select(func.count(rows.game.distinct())).where(
        rows.date == date,
        mine,
        theirs,
        rows.game != game,
        (rows.place < func.coalesce(this, rows.place + 1)) | rows.game.in_(paid),
    )
    return int(connection.execute(asked).scalar_one())


def _bots(connection: Connection, account: str, date: str) -> int:
    rows = schema.ledger.c
    asked = select(func.coalesce(func.sum(rows.amount), 0)).where(
        rows.account == account, rows.date == date, rows.reason.in_(BOT_REASONS)
    )
    return int(connection.execute(asked).scalar_one())


def _use_up(
    connection: Connection, place: int, deal: FinishedDeal, people: Mapping[str, Person]
) -> None:
    rows = [
        {
            "player": use.player,
            "opponent": use.opponent,
            "game": game_id(deal),
            "date": use.date,
            "place": place,
        }
        for use in uses(deal, people, rates_at(deal.at))
    ]
    if rows:
        connection.execute(schema.uses.insert(), rows)
