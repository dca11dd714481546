"""What became of a match, for people and for programs."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from kozyr.lab.match import Match
from kozyr.lab.rounds import Played
from kozyr.lab.tally import Forfeit, Round, Tally, tally
from kozyr.lab.thinking import Thinking, together


class Outcome(msgspec.Struct, frozen=True):
    """A match that was played: its rounds in order, their tally, and what thinking took.

    All but the thinking is the same whenever the match is played, unless programs play in it.
    """

    match: Match
    rounds: tuple[Round, ...]
    tally: Tally
    hero: Thinking
    field: Thinking

    @property
    def forfeits(self) -> tuple[Forfeit, ...]:
        """The deals that programs have lost by a fault."""
        return tuple(forfeit for one in self.rounds for forfeit in one.forfeits)

    @property
    def wins(self) -> int:
        """How many deals (matches up the ladder) the hero has won: somebody else was the durak."""
        return self.won_of(self.tally)

    @property
    def losses(self) -> int:
        """How many the hero has lost."""
        return self.tally.decided - self.wins

    @property
    def won(self) -> float:
        """The share of decided deals that the hero has won."""
        return self._upward(self.tally.rate)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of `won`."""
        ends = (self._upward(self.tally.low), self._upward(self.tally.high))
        return min(ends), max(ends)

    @property
    def fair(self) -> float:
        """What `won` would be among equals."""
        return self._upward(self.tally.fair)

    @property
    def significant(self) -> bool:
        """Whether the 95 % interval leaves out equality."""
        return not self.tally.low <= self.tally.fair <= self.tally.high

    def won_of(self, part: Round | Tally) -> int:
        """How many the hero has won of a part of the match, or of all of it."""
        champion = self.match.counts == "champion"
        return part.hero if champion else part.decided - part.hero

    def _upward(self, rate: float) -> float:
        return rate if self.match.counts == "champion" else 1 - rate


def outcome(match: Match, played: Iterable[Played]) -> Outcome:
    """Count up what was played; the order does not matter."""
    each = sorted(played, key=lambda one: one.number)
    rounds = tuple(one.round for one in each)
    return Outcome(
        match,
        rounds,
        tally(match.sides, rounds),
        hero=together(one.hero for one in each),
        field=together(one.field for one in each),
    )


def verdict(told: Outcome) -> str:
    """Tell an outcome to people, in a few lines."""
    return "\n".join((_counted(told), *_score(told), *_forfeits(told.forfeits)))


def _counted(told: Outcome) -> str:
    match, tally = told.match, told.tally
    ends = "matches" if match.counts == "champion" else "deals"
    return (
        f"{match.hero} among {tally.sides - 1} x {match.field}: the {match.counts} in "
        f"{tally.rate:.2%} of {tally.decided} decided {ends} (95 % interval {tally.low:.2%} to "
        f"{tally.high:.2%}; an equal would be in {tally.fair:.2%}), {tally.draws} draws"
    )


def _score(told: Outcome) -> Iterator[str]:
    match = told.match
    yield f"{match.hero}: {told.wins} won, {told.tally.draws} drawn, {told.losses} lost"
    for name, thinking in ((match.hero, told.hero), (match.field, told.field)):
        yield (
            f"a move of {name} takes {milliseconds(thinking.mean)} ms of processor time, "
            f"99 of 100 at most {milliseconds(thinking.p99)} ms"
        )


def milliseconds(seconds: float) -> str:
    """Milliseconds to three digits."""
    return f"{1e3 * seconds:.3g}"


def _forfeits(forfeits: tuple[Forfeit, ...]) -> Iterator[str]:
    """Each kind of fault of each program, how often, with the first example."""
    kinds = {(one.name, one.kind): one for one in reversed(forfeits)}
    for (name, kind), first in reversed(kinds.items()):
        count = sum((one.name, one.kind) == (name, kind) for one in forfeits)
        yield f"{name} has forfeited {count} by {kind}, the first since it {first.what}"


def record(told: Outcome) -> dict[str, Any]:
    """What programs are told of an outcome; what is under `thinking` is no part of the result."""
    match = told.match
    return {
        "hero": match.hero,
        "field": match.field,
        "rules": match.rules,
        "seed": match.seed,
        "counts": match.counts,
        "tally": told.tally,
        "wins": told.wins,
        "draws": told.tally.draws,
        "losses": told.losses,
        "forfeits": told.forfeits,
        "thinking": {"hero": _figures(told.hero), "field": _figures(told.field)},
    }


def _figures(thinking: Thinking) -> dict[str, float]:
    return {"moves": thinking.moves, "mean_seconds": thinking.mean, "p99_seconds": thinking.p99}
