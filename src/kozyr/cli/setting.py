"""What the commands that let bots play have in common: rules, shuffles, workers, bounds."""

from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number

from kozyr.lab.match import SEED, Match, arrange
from kozyr.lab.program import Bounds

_DAY: Final = 86_400
"""Seconds."""

_TIB: Final = 1 << 20
"""MiB."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Setting:
    """How matches are played.

    Attributes
    ----------
    rules
        The named set of rules.
    players
        How many play, else as many as the set says.
    deck
        The cards of the deck, else what the set says.
    deals
        How many shuffles to deal; each is played once with the one bot in every seat.
    seed
        Other words bring other shuffles.
    workers
        How many processes share the work; the result does not depend on it.
    seconds
        How long a program may take for an answer.
    memory
        MiB of memory that a program may have.
    """

    rules: Annotated[str, Parameter(name="--preset")] = "service_podkidnoy"
    players: int | None = None
    deck: int | None = None
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 500
    seed: str = SEED
    workers: Annotated[int, Parameter(validator=Number(gte=1))] = 1
    seconds: Annotated[float, Parameter(validator=Number(gt=0, lte=_DAY))] = Bounds().seconds
    memory: Annotated[int, Parameter(validator=Number(gte=16, lte=_TIB))] = Bounds().memory

    def match(self, hero: str, field: str) -> Match:
        """The match of two bots so; ValueError if there is none."""
        return arrange(
            hero,
            field,
            self.rules,
            players=self.players,
            deck=self.deck,
            seed=self.seed,
            bounds=Bounds(self.seconds, self.memory),
        )


USUAL = Setting()
"""What holds where nothing is said."""
