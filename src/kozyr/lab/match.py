"""A hero against a field: which bots play by which rules, and what is counted."""

from typing import Literal

import msgspec

from kozyr.bots.habits import Habits
from kozyr.lab.entrants import check
from kozyr.lab.program import Bounds
from kozyr.lab.wording import readable
from kozyr.rules.agreement import agree
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import hint, sentence

Count = Literal["durak", "losing team", "champion"]

SEED = "arena"
"""The seed of the shuffles where no other is wished for."""


class NoMatchError(ValueError):
    """Such a match cannot be played; the message says why."""


class Match(msgspec.Struct, frozen=True):
    """The hero's bots on one side of a table of the field's bots, named as in `entrants`.

    Without teams every seat is a side. The shuffles are a function of `seed` and their numbers. At
    tables where cheating is allowed the bots have the habits of their level unless others are
    given. `bounds` hold for programs.
    """

    hero: str
    field: str
    rules: Rules
    hero_habits: Habits | None = None
    field_habits: Habits | None = None
    seed: str = SEED
    bounds: Bounds = Bounds()

    @property
    def sides(self) -> int:
        """How many sides the table has: each of them is the hero's once in a round."""
        return 2 if bind(self.rules).teams else self.rules.players

    @property
    def counts(self) -> Count:
        """What is counted: how often the hero is the durak, his team loses, or he is champion."""
        limits = bind(self.rules)
        if limits.pogony:
            return "champion"
        return "losing team" if limits.teams else "durak"

    def shuffle(self, number: int) -> bytes:
        """The seed of the shuffle of this number."""
        return f"{self.seed} {number}".encode()


def arrange(  # noqa: PLR0913 - what a match is made of
    hero: str,
    field: str,
    rule_set: str,
    *,
    players: int | None = None,
    deck: int | None = None,
    seed: str = SEED,
    bounds: Bounds | None = None,
) -> Match:
    """Make the match of two bots by a named set of rules.

    What is not given is as the set has it.

    Raises:
        NotTextError: a name or the seed is not text.
        UnknownBotError: there is no such bot.
        NoMatchError: there is no such set, or it cannot be played so.

    """
    readable(bot=hero + field, seed=seed)
    wishes = {"players": players, "deck": deck}
    agreed = agree(rule_set, {name: wish for name, wish in wishes.items() if wish is not None})
    if isinstance(agreed, Refusal):
        told = (sentence(agreed, "en", str), hint(agreed, "en"))
        raise NoMatchError(" ".join(filter(None, told)))
    for name in (hero, field):
        check(name)
    return Match(hero, field, agreed.rules, seed=seed, bounds=bounds or Bounds())
