"""A run of deals at one table: score, end, and what each deal leaves to the next (§12)."""

from typing import Self

import msgspec

from kozyr.game.deal import Previous
from kozyr.game.view import Result
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


class Series(msgspec.Struct, frozen=True):
    """The score of a run, a value: `losses` and `firsts` per seat, `played` deals in this series.

    `number` is the next deal's number in the run (a rematch continues the run, not the series),
    `previous` what the last deal left.
    """

    losses: tuple[int, ...]
    firsts: tuple[int, ...]
    deals: int
    loss_limit: int
    played: int = 0
    number: int = 1
    previous: Previous | None = None

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """Begin a series by these rules, nothing played."""
        nothing = (0,) * rules.players
        limits = bind(rules)
        return cls(nothing, nothing, limits.series_deals, limits.series_losses)

    @property
    def over(self) -> bool:
        """Whether the series has its result (§12.1)."""
        if self.loss_limit:
            return max(self.losses) >= self.loss_limit
        return self.played >= self.deals

    def after(self, result: Result, outlook: Previous) -> "Series":
        """Give the score after one more deal; a draw counts as played and marks nobody (§12.1)."""
        first = result.places[0] if len(result.places[0]) == 1 else ()
        return msgspec.structs.replace(
            self,
            losses=_counted(self.losses, (result.durak,)),
            firsts=_counted(self.firsts, first),
            played=self.played + 1,
            number=self.number + 1,
            previous=outlook,
        )

    def again(self) -> "Series":
        """Begin a new series of the same run: the score is empty, the run goes on (§12.3)."""
        nothing = (0,) * len(self.losses)
        return msgspec.structs.replace(self, losses=nothing, firsts=nothing, played=0)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats by fewest times durak, then by more first places, then shared (§12.2)."""
        keys = [(loss, -first) for loss, first in zip(self.losses, self.firsts, strict=True)]
        return tuple(
            tuple(seat for seat, one in enumerate(keys) if one == key) for key in sorted(set(keys))
        )


def _counted(counts: tuple[int, ...], seats: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(count + (seat in seats) for seat, count in enumerate(counts))
