"""BOT accounts: /api/account/bots, and their ladder: /api/leaderboard/bots."""

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kozyr.people.bots import HOUSE, LONGEST_NAME, MOST, BotAccount, is_labelled, labelled
from kozyr.rules.family import Family
from kozyr.table.answers import FaultCode
from kozyr.web.account_api import owner
from kozyr.web.bots_protocol import (
    BotInfo,
    BotLadder,
    BotLeader,
    BotsView,
    BotToken,
    BotWish,
)
from kozyr.web.faults import AnyRequest, ServiceError
from kozyr.web.names import tidy
from kozyr.web.services import Services, Shared
from kozyr.web.visitors import token_hash


@get("/api/account/bots")
async def bots(request: AnyRequest, services: Shared) -> BotsView:
    """List one's BOT accounts."""
    caller = await owner(request, services)
    return await bots_view(services, caller.player.id)


@post("/api/account/bots")
async def make_bot(request: AnyRequest, services: Shared, data: JSONBody[BotWish]) -> BotToken:
    """Make a BOT account; its token is told this once."""
    caller = await owner(request, services)
    name = tidy(data.name, LONGEST_NAME)
    if name is None or is_labelled(name):
        raise ServiceError(FaultCode.BAD_NAME)
    visitors, token = services.visitors, services.visitors.bot_token()
    made = BotAccount(visitors.bot_id(), labelled(name), services.clock.now())
    if not await services.people.bots.make(made, caller.player.id, token_hash(token)):
        raise ServiceError(FaultCode.BOT_QUOTA, n=MOST)
    return BotToken(made.player, token, await bots_view(services, caller.player.id))


@post("/api/account/bots/{bot:str}/token", status_code=200)
async def renew_token(request: AnyRequest, services: Shared, bot: FromPath[str]) -> BotToken:
    """Give a BOT account another token; the old one lets nobody in, and its sockets are closed."""
    caller = await owner(request, services)
    token = services.visitors.bot_token()
    old = await services.people.bots.renew(caller.player.id, bot, token_hash(token))
    if old is None:
        raise ServiceError(FaultCode.UNKNOWN_PLAYER)
    services.hub.sign_out([old])
    return BotToken(bot, token, await bots_view(services, caller.player.id))


@delete("/api/account/bots/{bot:str}", status_code=200)
async def revoke_bot(request: AnyRequest, services: Shared, bot: FromPath[str]) -> BotsView:
    """Revoke a BOT account for good, and close its sockets; what it has played stays."""
    caller = await owner(request, services)
    gone = await services.people.bots.revoke(caller.player.id, bot)
    if gone is None:
        raise ServiceError(FaultCode.UNKNOWN_PLAYER)
    services.hub.sign_out([gone])
    return await bots_view(services, caller.player.id)


@get("/api/leaderboard/bots")
async def bot_ladder(
    request: AnyRequest, services: Shared, family: FromQuery[Family] = "podkidnoy"
) -> BotLadder:
    """List the best BOT accounts of a family of rules, and the levels of this server's bots."""
    caller = await services.visitors.known(request)
    leaders = await services.people.records.ladder(family)
    names = await services.players.names(one.player for one in leaders)
    owners = await services.people.bots.owners({one.player for one in leaders})
    mine = "" if caller is None else caller.id
    return BotLadder(
        family,
        tuple(
            BotLeader(
                place=place,
                name=names[one.player],
                level=level_of(one.player),
                points=one.skill.points,
                games=one.skill.games,
                mine=owners.get(one.player) == mine,
            )
            for place, one in enumerate(leaders, 1)
            if names[one.player] or level_of(one.player)
        ),
    )


def level_of(player: str) -> str | None:
    """Tell which level of this server's bots an id of the ladder means, None if a BOT account."""
    return player.removeprefix(HOUSE) if player.startswith(HOUSE) else None


async def bots_view(services: Services, owner: str) -> BotsView:
    """Show somebody his BOT accounts."""
    return BotsView(await bots_of(services, owner), MOST)


async def bots_of(services: Services, owner: str) -> tuple[BotInfo, ...]:
    """List somebody's BOT accounts, the oldest first."""
    found = await services.people.bots.of(owner)
    return tuple(BotInfo(bot.player, bot.name, bot.created) for bot in found)


ROUTES: Final = (bots, make_bot, renew_token, revoke_bot, bot_ladder)
"""Every route of BOT accounts."""
