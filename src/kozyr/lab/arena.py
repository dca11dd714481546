"""Paired deals between levels: the same shuffles from every seat, so that luck cancels out."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

import msgspec

from kozyr.bots.levels import player
from kozyr.game.deal import Deal
from kozyr.lab.playing import play
from kozyr.lab.tally import Round, Tally, tally
from kozyr.rules.options import Rules

BATCH: Final = 25
"""Rounds that a worker plays between two reports of progress."""

_SEED_BYTES: Final = 32


class Match(msgspec.Struct, frozen=True):
    """One hero of a level at a table of bots of the field's level."""

    hero: str
    field: str
    rules: Rules

    def round(self, number: int) -> Round:
        """Play the shuffle of this number once with the hero in each seat."""
        seats = range(self.rules.players)
        losers = [(hero, self._durak(number, hero)) for hero in seats]
        decided = [(hero, loser) for hero, loser in losers if loser is not None]
        return Round(len(decided), sum(hero == loser for hero, loser in decided))

    def _durak(self, number: int, hero: int) -> int | None:
        levels = [self.hero if seat == hero else self.field for seat in range(self.rules.players)]
        players = [player(level, self.rules, seat) for seat, level in enumerate(levels)]
        seed = number.to_bytes(_SEED_BYTES, "big")
        return play(Deal.start(self.rules, seed=seed), players).durak

    def rounds(self, first: int, count: int) -> list[Round]:
        """Play so many shuffles from this number on."""
        return [self.round(number) for number in range(first, first + count)]


def compete(
    match: Match,
    rounds: int,
    *,
    first: int = 0,
    workers: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> Tally:
    """Play so many rounds from shuffle `first` on and count them.

    `progress` is called with the number of rounds played since its last call. The tally does not
    depend on the number of workers (processes).
    """
    played: list[Round] = []
    for batch in _batches(match, rounds, first, workers):
        played += batch
        progress(len(batch))
    return tally(match.rules.players, played)


def _batches(match: Match, rounds: int, first: int, workers: int) -> Iterator[list[Round]]:
    starts = range(first, first + rounds, BATCH)
    counts = [min(BATCH, first + rounds - start) for start in starts]
    if workers == 1:
        yield from map(match.rounds, starts, counts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(match.rounds, starts, counts)
