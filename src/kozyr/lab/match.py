"""A hero against a field, shuffle by shuffle, from every seat."""

import msgspec

from kozyr.bots.levels import player
from kozyr.game.deal import Deal
from kozyr.lab.playing import play
from kozyr.lab.tally import Round
from kozyr.rules.agreement import agree
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal
from kozyr.rules.words import hint, sentence


class NoMatchError(ValueError):
    """Such a match cannot be played; the message says why."""


class Match(msgspec.Struct, frozen=True):
    """One bot of the hero's level at a table of bots of the field's level."""

    hero: str
    field: str
    rules: Rules

    def round(self, number: int) -> Round:
        """Play the shuffle of this number once with the hero in each seat."""
        ends = [(hero, self._durak(number, hero)) for hero in range(self.rules.players)]
        decided = [hero == durak for hero, durak in ends if durak is not None]
        return Round(len(decided), sum(decided))

    def rounds(self, first: int, count: int) -> list[Round]:
        """Play so many shuffles from this number on."""
        return [self.round(number) for number in range(first, first + count)]

    def _durak(self, number: int, hero: int) -> int | None:
        levels = [self.hero if seat == hero else self.field for seat in range(self.rules.players)]
        players = [player(level, self.rules, seat) for seat, level in enumerate(levels)]
        return play(Deal.start(self.rules, seed=b"arena %d" % number), players).durak


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
    if agreed.not_yet:
        message = f"{rule_set} cannot be played yet: {', '.join(agreed.not_yet)}"
        raise NoMatchError(message)
    for level in (hero, field):
        player(level, agreed.rules, 0)
    return Match(hero, field, agreed.rules)
