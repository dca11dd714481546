"""BOT accounts: programs that people let play under a name and a token of their own."""

from typing import Final

import msgspec

from kozyr.people.player import Player

LABEL: Final = "BOT"
"""What the name of every BOT account begins with, wherever it stands; nobody else's may."""

MOST: Final = 5
"""So many BOT accounts somebody may have."""

LONGEST_NAME: Final = 20
"""Characters of the name behind the label."""

HOUSE: Final = "level:"
"""On the ladder of the bots a bot of this server is known by its level behind this."""

_LOOK_ALIKES: Final = str.maketrans("ВОТ", "BOT")


class BotAccount(msgspec.Struct, frozen=True):
    """A BOT account as its owner knows it; `created` is in the server's milliseconds."""

    player: str
    name: str
    created: int


def labelled(name: str) -> str:
    """Give the whole name of a BOT account."""
    return f"{LABEL} {name}"


def is_labelled(name: str) -> bool:
    """Whether a name is that of a BOT account, or looks like one."""
    return name.partition(" ")[0].translate(_LOOK_ALIKES) == LABEL


def whole(bot: BotAccount) -> Player:
    """Give a BOT account as the tables know it."""
    return Player(bot.player, bot.name, bot=True)
