"""Bots of every level that think so little that whole games of theirs take no time."""

from kozyr.bots.habits import Habits
from kozyr.bots.levels import player
from kozyr.bots.player import Player
from kozyr.bots.thought import Effort, Thinker
from kozyr.rules.options import Rules

LITTLE = Effort(4, 40)


def quick(level: str, rules: Rules, seat: int, habits: Habits | None = None) -> Player:
    """Make the bot of a level as `kozyr.bots.levels.player` does; one that thinks thinks little."""
    bot = player(level, rules, seat, habits)
    if isinstance(bot, Thinker):
        bot.effort = LITTLE
    return bot
