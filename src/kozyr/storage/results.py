"""How everybody fared in every deal, and the ratings that follow, in a database."""

from collections.abc import Iterable

from sqlalchemy import Connection, func, select

from kozyr.people.bots import HOUSE
from kozyr.people.points import game_id, players
from kozyr.people.rated import LADDER, sides_of, why_unrated
from kozyr.people.rating import Skill, rerated
from kozyr.people.standing import outcomes
from kozyr.rules.family import Family, family
from kozyr.storage import people_schema as schema
from kozyr.storage.identities import marks_of, owners_of, root
from kozyr.table.facts import FinishedDeal


def enter_results(connection: Connection, place: int, deal: FinishedDeal) -> None:
    """Enter how every seat fared, and rate the deal if it is rated; `place` is the deal's."""
    ids = players(deal)
    unrated = why_unrated(deal, marks_of(connection, ids), owners_of(connection, ids))
    placed = {
        seat: (side, rank) for side, (seats, rank) in enumerate(sides_of(deal)) for seat in seats
    }
    fared = outcomes(deal)
    rows = []
    for sitter in deal.sitters:
        side, rank = placed.get(sitter.seat, (sitter.seat, 0))
        rows.append(
            {
                "place": place,
                "seat": sitter.seat,
                "game": game_id(deal),
                "player": sitter.player,
                "whose": None if sitter.player is None else root(connection, sitter.player),
                "side": side,
                "rank": rank,
                "outcome": fared.get(sitter.seat, "stopped"),
                "laid": sitter.laid,
                "substituted": sitter.substituted,
                "gone": sitter.left,
                "ending": deal.ending,
                "kind": deal.kind,
                "preset": deal.preset,
                "family": family(deal.rules),
                "unrated": unrated,
                "at": deal.at,
                "level": sitter.level,
            }
        )
    connection.execute(schema.results.insert(), rows)
    if unrated in (None, LADDER):
        rate(connection, place)


def rate(connection: Connection, place: int) -> None:
    """Enter the ratings after a rated deal, or one of the bots' ladder, whose results are entered.

    A bot of this server is known by its level.
    """
    rows = schema.results.c
    whose = func.coalesce(rows.whose, HOUSE + rows.level).label("whose")
    asked = select(whose, rows.side, rows.rank, rows.family, rows.at)
    found = connection.execute(asked.where(rows.place == place).order_by(rows.side)).all()
    pool: Family = found[0].family
    ranks = {row.side: row.rank for row in found}
    sides = [tuple(row.whose for row in found if row.side == side) for side in ranks]
    after = rerated(
        sides, list(ranks.values()), skills(connection, [row.whose for row in found], pool)
    )
    connection.execute(
        schema.ratings.insert(),
        [
            {
                "player": player,
                "family": pool,
                "place": place,
                "mu": skill.mu,
                "sigma": skill.sigma,
                "games": skill.games,
                "at": found[0].at,
            }
            for player, skill in after.items()
        ],
    )


def skills(connection: Connection, ids: Iterable[str], pool: Family) -> dict[str, Skill]:
    """Give the newest skill of those who have one in a family."""
    rows, found = schema.ratings.c, dict[str, Skill]()
    asked = select(rows.mu, rows.sigma, rows.games).order_by(rows.place.desc()).limit(1)
    for player in set(ids):
        mine = asked.where(rows.player == player, rows.family == pool)
        row = connection.execute(mine).first()
        if row is not None:
            found[player] = Skill(row.mu, row.sigma, row.games)
    return found


def recompute(connection: Connection) -> int:
    """Make all ratings anew from the results; tell how many deals are rated."""
    connection.execute(schema.ratings.delete())
    rows = schema.results.c
    rated = rows.unrated.is_(None) | (rows.unrated == LADDER)
    asked = select(rows.place).where(rated).distinct().order_by(rows.place)
    places = connection.execute(asked).scalars().all()
    for place in places:
        rate(connection, place)
    return len(places)
