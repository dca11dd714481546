"""The names under which bots enter the arena: levels, steps of the ladder, and programs."""

import shlex
from shutil import which
from typing import Final

from kozyr.bots.habits import Habits
from kozyr.bots.levels import LEVELS
from kozyr.bots.levels import player as bot_of_level
from kozyr.bots.player import Player
from kozyr.bots.steps import STEPS, step
from kozyr.rules.options import Rules

PROGRAM: Final = "exec:"
"""What the name of a program begins with; the command to start it follows."""

NAMES: Final = tuple(dict.fromkeys((*LEVELS, *STEPS)))
"""Every bot that is part of the package."""


class UnknownBotError(ValueError):
    """No bot has that name, or its program cannot be started; the message says what to do."""


def check(name: str) -> None:
    """Raise UnknownBotError unless this is the name of a bot."""
    if is_program(name):
        _check_program(command(name))
    elif name not in NAMES:
        known = ", ".join(NAMES)
        message = f"no bot is called {name!r}; there are {known}, and {PROGRAM}COMMAND for yours"
        raise UnknownBotError(message)


def _check_program(words: list[str]) -> None:
    if not words:
        message = f"which program? Name it after {PROGRAM}, as in {PROGRAM}./mybot.py"
        raise UnknownBotError(message)
    if which(words[0]) is None:
        message = (
            f"{words[0]} cannot be run: it is not there, or may not be executed (chmod +x); or "
            f"name what runs it, as in {PROGRAM}'python3 {words[0]}'"
        )
        raise UnknownBotError(message)


def is_program(name: str) -> bool:
    """Whether this names a program of somebody's own."""
    return name.startswith(PROGRAM)


def command(name: str) -> list[str]:
    """The words of the command that starts a program; UnknownBotError if a quote is left open."""
    try:
        return shlex.split(name.removeprefix(PROGRAM))
    except ValueError as problem:
        message = f"{name}: {problem}"
        raise UnknownBotError(message) from None


def built_in(name: str, rules: Rules, seat: int, habits: Habits | None = None) -> Player:
    """Make a bot of the package for one seat of one deal, by the name of its level or step."""
    if name in LEVELS:
        return bot_of_level(name, rules, seat, habits)
    return step(name, rules, habits)
