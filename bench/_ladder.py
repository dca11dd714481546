"""The matches of the ladder, and tables of how they ended."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from kozyr.bots.steps import STEPS
from kozyr.lab.match import Match, arrange
from kozyr.lab.outcome import Outcome, milliseconds

LEVELS = (
    ("medium", "easy", 0.58),
    ("strong", "medium", 0.65),
    ("strong", "lowest", 0.78),
)
"""By both sets of the service: who over whom, and the share of decided deals to be won."""

AMONG = ("strong", "medium", 1 - 0.17)
"""One among three by `classic_perevodnoy`: not the durak so often."""


class Aim(msgspec.Struct, frozen=True):
    """A match under its rules' name, and the share of decided deals that is to be won.

    None: more than an equal would win, surely.
    """

    rules: str
    match: Match
    share: float | None

    @property
    def name(self) -> str:
        """A name for its file."""
        return f"{self.rules}-{self.match.hero}-{self.match.field}"

    def reached(self, outcome: Outcome) -> bool:
        """Whether the aim is reached: the share itself, or the interval above equality."""
        if self.share is None:
            return outcome.interval[0] > outcome.fair
        return outcome.won >= self.share


def climbs(rule_sets: Iterable[str], seed: str) -> Iterator[Aim]:
    """Every step against the one before it."""
    for rules in rule_sets:
        for lower, higher in pairwise(STEPS):
            yield Aim(rules, arrange(higher, lower, rules, players=2, seed=seed), None)


def aims(seed: str) -> Iterator[Aim]:
    """The levels against what is asked of them."""
    for rules in ("service_podkidnoy", "service_perevodnoy"):
        for hero, field, share in LEVELS:
            yield Aim(rules, arrange(hero, field, rules, players=2, seed=seed), share)
    hero, field, share = AMONG
    rules = "classic_perevodnoy"
    yield Aim(rules, arrange(hero, field, rules, players=4, seed=seed), share)


def told(aim: Aim, outcome: Outcome) -> dict[str, object]:
    """The figures of one match."""
    low, high = outcome.interval
    return {
        "rules": aim.rules,
        "hero": aim.match.hero,
        "field": aim.match.field,
        "seats": aim.match.rules.players,
        "seed": aim.match.seed,
        "deals": outcome.tally.deals,
        "wins": outcome.wins,
        "draws": outcome.tally.draws,
        "losses": outcome.losses,
        "won": outcome.won,
        "low": low,
        "high": high,
        "fair": outcome.fair,
        "aim": aim.share,
        "reached": aim.reached(outcome),
        "mean_ms": 1e3 * outcome.hero.mean,
        "p99_ms": 1e3 * outcome.hero.p99,
    }


HEADS = ("rules", "bot", "against", "deals", "draws", "won of decided", "95 % interval", "aim")
TIMES = ("reached", "ms a move", "p99")


def markdown(measured: Iterable[tuple[Aim, Outcome]]) -> str:
    """A table for the documents."""
    heads = (*HEADS, *TIMES)
    lines = [heads, ("---",) * len(heads), *(_row(*one) for one in measured)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _row(aim: Aim, outcome: Outcome) -> tuple[str, ...]:
    low, high = outcome.interval
    others = aim.match.sides - 1
    return (
        f"`{aim.rules}`",
        aim.match.hero,
        aim.match.field if others == 1 else f"{others} x {aim.match.field}",
        f"{outcome.tally.deals:,}",
        f"{outcome.tally.draws:,}",
        f"{100 * outcome.won:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"> {100 * outcome.fair:.0f} %" if aim.share is None else f"≥ {100 * aim.share:.0f} %",
        "yes" if aim.reached(outcome) else "no",
        milliseconds(outcome.hero.mean),
        milliseconds(outcome.hero.p99),
    )
