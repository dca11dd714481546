"""Whose a player id is: an account, one of the guests that signed in to it, or a guest."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, func, or_, select

from kozyr.people.points import Person
from kozyr.storage.people_schema import bots, marks, players

_BROWSER: Final = "browser:"


def root(connection: Connection, player: str) -> str:
    """Give the account a guest has signed in to, or the id itself."""
    asked = select(players.c.merged).where(players.c.id == player)
    return connection.execute(asked).scalar_one_or_none() or player


def person(connection: Connection, player: str) -> Person:
    """Tell whose an id is; who has been forgotten is a guest of no browser."""
    whole = root(connection, player)
    asked = select(players.c.account).where(players.c.id == whole)
    if connection.execute(asked).scalar_one_or_none():
        return Person(whole, whole)
    if owners_of(connection, [player]):
        return Person(player, None, bot=True)
    browser = (
        select(marks.c.mark)
        .where(marks.c.player == whole, marks.c.browser)
        .order_by(marks.c.seen.desc(), marks.c.mark)
        .limit(1)
    )
    mark = connection.execute(browser).scalar_one_or_none()
    return Person(whole if mark is None else _BROWSER + mark, None)


def owners_of(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """Tell of the ids that are BOT accounts whose they are; of a revoked one its own id."""
    asked = select(bots.c.player, func.coalesce(bots.c.owner, bots.c.player))
    found = connection.execute(asked.where(bots.c.player.in_(list(ids))))
    return {row[0]: row[1] for row in found}


def ids_of(connection: Connection, identity: str) -> tuple[str, ...]:
    """List the player ids that are one opponent (S46)."""
    if identity.startswith(_BROWSER):
        asked = (
            select(players.c.id)
            .join(marks, marks.c.player == players.c.id)
            .where(marks.c.mark == identity.removeprefix(_BROWSER), ~players.c.account)
        )
    else:
        asked = select(players.c.id).where(
            or_(players.c.id == identity, players.c.merged == identity)
        )
    return tuple({*connection.execute(asked).scalars(), identity})


def marks_of(connection: Connection, ids: Iterable[str]) -> dict[str, frozenset[str]]:
    """Give by player id what he was seen with: browsers, addresses, and his account (S64)."""
    return {player: _marks(connection, root(connection, player)) for player in ids}


def _marks(connection: Connection, whole: str) -> frozenset[str]:
    asked = select(marks.c.mark).where(marks.c.player == whole)
    return frozenset({*connection.execute(asked).scalars(), whole})
