"""What travels about BOT accounts; see `kozyr.web.protocol`."""

from kozyr.rules.family import Family
from kozyr.web.protocol import Name, Wire


class BotWish(Wire, frozen=True):
    """A wish for a BOT account of this name, behind the label."""

    name: Name


class BotInfo(Wire, frozen=True):
    """A BOT account of one's own; its `name` begins with the label."""

    id: str
    name: str
    created: int


class BotsView(Wire, frozen=True):
    """One's BOT accounts, the oldest first, and how many one may have."""

    bots: tuple[BotInfo, ...]
    most: int


class BotToken(Wire, frozen=True):
    """The token of a BOT account, told this once, and all of one's BOT accounts."""

    id: str
    token: str
    view: BotsView


class BotLeader(Wire, frozen=True):
    """A place of the bots' ladder: a BOT account, or a `level` of this server's bots."""

    place: int
    name: str
    level: str | None
    points: int
    games: int
    mine: bool


class BotLadder(Wire, frozen=True):
    """The best bots of a family, whose ratings among themselves are not provisional."""

    family: Family
    leaders: tuple[BotLeader, ...]
