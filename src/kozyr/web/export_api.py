"""Everything kept about oneself, to take away: /api/account/export."""

from typing import Final

from litestar import get

from kozyr.web.account_api import account_view, owner
from kozyr.web.bots_api import bots_of
from kozyr.web.faults import AnyRequest
from kozyr.web.house_rules_api import kept_rules
from kozyr.web.people_protocol import Exported
from kozyr.web.services import Shared
from kozyr.web.standing_api import entry_view, games_of, ratings_of

EVERYTHING: Final = 1_000_000
"""More games than anybody has played."""


@get("/api/account/export")
async def export(request: AnyRequest, services: Shared) -> Exported:
    """Give all that is kept: no seeds, no cards, and of others the names they show."""
    caller = await owner(request, services)
    view, player = await account_view(services, caller), caller.player
    account = await services.people.accounts.of_player(player.id)
    entries = await services.people.books.entries(player.id, most=EVERYTHING)
    shunned = await services.people.manners.shunned_by(player.id)
    names = await services.players.names(one.other for one in shunned)
    return Exported(
        name=view.name,
        created=0 if account is None else account.created,
        sessions=view.sessions,
        passkeys=view.passkeys,
        points=tuple(map(entry_view, entries)),
        games=await games_of(services, player, most=EVERYTHING),
        ratings=await ratings_of(services, player),
        blocked=tuple(names[one.other] for one in shunned if one.how == "block"),
        muted=tuple(names[one.other] for one in shunned if one.how == "mute"),
        house_rules=kept_rules(await services.house_rules.of(player.ids)),
        bots=await bots_of(services, player.id),
    )
