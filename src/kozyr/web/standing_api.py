"""Points, own games, ratings and the leaderboard: /api/points, /api/me/…, /api/leaderboard."""

from typing import Final

from litestar import get
from litestar.params import FromQuery

from kozyr.people.dates import moscow_date
from kozyr.people.ledger import Entry
from kozyr.people.player import Player
from kozyr.people.rates import rates_at
from kozyr.people.records import Rated
from kozyr.rules.family import Family
from kozyr.web.faults import AnyRequest
from kozyr.web.guests_api import known_guest
from kozyr.web.people_protocol import (
    FamilyRating,
    HistoryTotals,
    HistoryView,
    Leader,
    Leaderboard,
    PlayedGame,
    PointsEntry,
    PointsRates,
    PointsView,
    RatingPoint,
    RatingView,
)
from kozyr.web.services import Services, Shared

PLOTTED: Final = 500
"""So many of the latest games a plot shows."""

_LAST: Final = 2**53


@get("/api/points/rates")
async def rates(services: Shared) -> PointsRates:
    """Tell what games are worth now, and the caps (S55)."""
    now = rates_at(services.clock.now())
    return PointsRates(
        version=now.version,
        human=now.human,
        bots=now.bots,
        pair_games=now.pair_games,
        bot_day=now.bot_day,
        laid=now.laid,
    )


@get("/api/me/points")
async def points(
    request: AnyRequest, services: Shared, before: FromQuery[int | None] = None
) -> PointsView:
    """Give one's ledger; `before` is the last entry of the page above."""
    player = await known_guest(request, services)
    books, date = services.people.books, moscow_date(services.clock.now())
    return PointsView(
        account=player.account is not None,
        balance=await books.balance(player.id),
        date=date,
        bots_today=await books.bots_on(player.id, date),
        entries=tuple(map(entry_view, await books.entries(player.id, _bound(before)))),
    )


@get("/api/me/history")
async def history(
    request: AnyRequest, services: Shared, before: FromQuery[int | None] = None
) -> HistoryView:
    """List the games one has played; `before` is the place of the last one above."""
    player = await known_guest(request, services)
    counted = await services.people.records.totals(player.ids)
    return HistoryView(
        games=await games_of(services, player, _bound(before)),
        totals=HistoryTotals(counted.games, counted.durak, counted.drawn),
    )


@get("/api/me/rating")
async def rating(request: AnyRequest, services: Shared) -> RatingView:
    """Give one's ratings, with what is plotted."""
    player = await known_guest(request, services)
    return RatingView(await ratings_of(services, player))


@get("/api/leaderboard")
async def leaderboard(
    request: AnyRequest, services: Shared, family: FromQuery[Family] = "podkidnoy"
) -> Leaderboard:
    """List the best of a family of rules."""
    caller = await services.visitors.known(request)
    mine = "" if caller is None else caller.id
    leaders = await services.people.records.leaders(family)
    names = await services.players.names(one.player for one in leaders)
    return Leaderboard(
        family,
        tuple(
            Leader(place, names[one.player], one.skill.points, one.skill.games, one.player == mine)
            for place, one in enumerate(leaders, 1)
            if names[one.player]
        ),
    )


def _bound(before: int | None) -> int | None:
    """Keep a place within what a database counts to."""
    return None if before is None else max(0, min(before, _LAST))


def entry_view(entry: Entry) -> PointsEntry:
    """Show an entry of the ledger to its owner."""
    table, _, deal = entry.game.rpartition(".")
    return PointsEntry(
        id=entry.id,
        table=table,
        deal=int(deal),
        reason=entry.reason,
        amount=entry.amount,
        nth=entry.nth,
        date=entry.date,
        at=entry.at,
        rates=entry.rates,
    )


async def games_of(
    services: Services, player: Player, before: int | None = None, most: int = 50
) -> tuple[PlayedGame, ...]:
    """Show somebody's games to him."""
    found = await services.people.records.games(player.ids, before, most)
    names = await services.players.names({other for game in found for other in game.others})
    return tuple(
        PlayedGame(
            place=game.place,
            table=game.game.rpartition(".")[0],
            deal=int(game.game.rpartition(".")[2]),
            at=game.at,
            kind=game.kind,
            preset=game.preset,
            family=game.family,
            outcome=game.outcome,
            ending=game.ending,
            rank=game.rank,
            seats=game.seats,
            rated=game.unrated is None,
            points=game.points,
            others=tuple(names[other] for other in game.others),
        )
        for game in found
    )


async def ratings_of(services: Services, player: Player) -> tuple[FamilyRating, ...]:
    """Show somebody's ratings to him."""
    found = await services.people.records.ratings(player.id)
    return tuple(
        [await _family(services, player, family, steps) for family, steps in found.items()]
    )


async def _family(
    services: Services, player: Player, family: Family, steps: tuple[Rated, ...]
) -> FamilyRating:
    leaders = [one.player for one in await services.people.records.leaders(family)]
    now = steps[-1].skill
    return FamilyRating(
        family=family,
        points=now.points,
        games=now.games,
        provisional=now.provisional,
        place=leaders.index(player.id) + 1 if player.id in leaders else None,
        plot=tuple(RatingPoint(step.at, step.skill.points) for step in steps[-PLOTTED:]),
    )


ROUTES: Final = (rates, points, history, rating, leaderboard)
"""Every route of points and ratings."""
