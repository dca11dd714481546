"""A run of deals at one table: score, end, and what each deal leaves to the next (§12, §15.11)."""

from typing import Self

import msgspec

from kozyr.game.deal import Previous
from kozyr.game.view import Hung, Result
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


class Series(msgspec.Struct, frozen=True):
    """The score of a run, a value: `losses` and `firsts` per seat, `played` deals in this series.

    In teams every player of a team counts what the team does. `climbs`: a match up the ladder; it
    ends when `champions` have hung their queen; until then nobody is one. `hung` is all that was
    hung in it, in order.
    `number` is the next deal's number in the run (a rematch continues the run, not the series),
    `previous` what the last deal left.
    """

    losses: tuple[int, ...]
    firsts: tuple[int, ...]
    deals: int
    loss_limit: int
    climbs: bool = False
    champions: tuple[int, ...] = ()
    hung: tuple[Hung, ...] = ()
    played: int = 0
    number: int = 1
    previous: Previous | None = None

    @classmethod
    def of(cls, rules: Rules) -> Self:
        """Begin a series by these rules, nothing played."""
        nothing = (0,) * rules.players
        limits = bind(rules)
        return cls(
            nothing, nothing, limits.series_deals, limits.series_losses, climbs=limits.pogony
        )

    @property
    def over(self) -> bool:
        """Whether the series has its result (§12.1, §15.11)."""
        if self.climbs:
            return bool(self.champions)
        if self.loss_limit:
            return max(self.losses) >= self.loss_limit
        return self.played >= self.deals

    def after(self, result: Result, outlook: Previous) -> "Series":
        """Give the score after one more deal; a draw counts as played and marks nobody (§12.1)."""
        return msgspec.structs.replace(
            self,
            losses=_counted(self.losses, _losers(result, len(self.losses))),
            firsts=_counted(self.firsts, _firsts(result, outlook)),
            champions=_firsts(result, outlook) if result.match_over else (),
            hung=self.hung if result.hung is None else (*self.hung, result.hung),
            played=self.played + 1,
            number=self.number + 1,
            previous=outlook,
        )

    def again(self) -> "Series":
        """Begin a new series of the same run: the score is empty, the run goes on (§12.3).

        A new match begins at the foot of the ladder, with a queen still to be drawn (§15.2).
        """
        nothing = (0,) * len(self.losses)
        last = self.previous
        if last is not None:
            last = msgspec.structs.replace(last, rungs=None, queen=None)
        return msgspec.structs.replace(
            self, losses=nothing, firsts=nothing, played=0, champions=(), hung=(), previous=last
        )

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats by fewest times durak, then by more first places, then shared (§12.2).

        The champions of a match come before everybody.
        """
        keys = [
            (seat not in self.champions, loss, -first)
            for seat, (loss, first) in enumerate(zip(self.losses, self.firsts, strict=True))
        ]
        return tuple(
            tuple(seat for seat, one in enumerate(keys) if one == key) for key in sorted(set(keys))
        )


def _losers(result: Result, seats: int) -> tuple[int | None, ...]:
    if result.winners is None:
        return (result.durak,)
    return tuple(seat for seat in range(seats) if seat not in result.winners)


def _firsts(result: Result, outlook: Previous) -> tuple[int, ...]:
    """Who won the deal: the winning team, else who alone is first; nobody when teams draw."""
    if result.winners is not None:
        return result.winners
    return () if outlook.first_place is None else (outlook.first_place,)


def _counted(counts: tuple[int, ...], seats: tuple[int | None, ...]) -> tuple[int, ...]:
    return tuple(count + (seat in seats) for seat, count in enumerate(counts))
