"""A hero against a field, shuffle by shuffle, from every seat."""

from typing import Final, Literal

import msgspec

from kozyr.bots.habits import Habits
from kozyr.bots.levels import player
from kozyr.bots.player import Player
from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.lab.playing import play
from kozyr.lab.tally import Round
from kozyr.rules.agreement import agree
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import hint, sentence

MOST_DEALS: Final = 1000
"""After so many deals a match up the ladder is left undecided."""

Count = Literal["durak", "losing team", "champion"]


class NoMatchError(ValueError):
    """Such a match cannot be played; the message says why."""


class Match(msgspec.Struct, frozen=True):
    """Bots of the hero's level on one side of a table of bots of the field's level.

    Without teams every seat is a side. At tables where cheating is allowed the bots have the habits
    of their level unless others are given.
    """

    hero: str
    field: str
    rules: Rules
    hero_habits: Habits | None = None
    field_habits: Habits | None = None

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

    def round(self, number: int) -> Round:
        """Play the shuffle (the match, with epaulettes) of this number once from every side."""
        ends = [self._end(number, hero) for hero in range(self.sides)]
        decided = [end for end in ends if end is not None]
        return Round(len(decided), sum(decided))

    def rounds(self, first: int, count: int) -> list[Round]:
        """Play so many rounds from this number on."""
        return [self.round(number) for number in range(first, first + count)]

    def _end(self, number: int, hero: int) -> bool | None:
        """Whether the hero is what is counted, None if nobody is."""
        if self.counts == "champion":
            champions = self._champions(b"arena %d" % number, hero)
            return hero in champions if champions else None
        result = play(Deal.start(self.rules, seed=b"arena %d" % number), self._players(hero))
        if result.winners is not None:
            return hero not in result.winners
        return None if result.durak is None else hero == result.durak

    def _champions(self, seed: bytes, hero: int) -> tuple[int, ...]:
        """Climb the ladder to the hung queen (§15.11); nobody is champion if it takes too long."""
        series = Series.of(self.rules)
        while not series.over and series.played < MOST_DEALS:
            deal = Deal.start(
                self.rules,
                seed=b"%s deal %d" % (seed, series.number),
                number=series.number,
                previous=series.previous,
            )
            series = series.after(play(deal, self._players(hero)), deal.outlook)
        return series.champions

    def _players(self, hero: int) -> list[Player]:
        """New bots for one deal."""
        return [
            player(self.hero, self.rules, seat, self.hero_habits)
            if seat % self.sides == hero
            else player(self.field, self.rules, seat, self.field_habits)
            for seat in range(self.rules.players)
        ]


def arrange(
    hero: str, field: str, rule_set: str, *, players: int | None = None, deck: int | None = None
) -> Match:
    """Make the match of two levels by a named set of rules.

    What is not given is as the set has it.

    Raises:
        UnknownLevelError: there is no such level.
        NoMatchError: there is no such set, or it cannot be played so.

    """
    wishes = {"players": players, "deck": deck}
    agreed = agree(rule_set, {name: wish for name, wish in wishes.items() if wish is not None})
    if isinstance(agreed, Refusal):
        told = (sentence(agreed, "en", str), hint(agreed, "en"))
        raise NoMatchError(" ".join(filter(None, told)))
    for level in (hero, field):
        player(level, agreed.rules, 0)
    return Match(hero, field, agreed.rules)
