"""Rounds of a match: one shuffle played once from every side."""

from collections.abc import Generator, Iterable
from typing import Final

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.series import Series
from kozyr.lab.entrants import is_program
from kozyr.lab.faults import BotFaultError
from kozyr.lab.lineup import Lineup
from kozyr.lab.match import Match
from kozyr.lab.playing import play
from kozyr.lab.tally import Forfeit, Round
from kozyr.lab.thinking import Thinking, Timed

MOST_DEALS: Final = 1000
"""After so many deals a match up the ladder is left undecided."""


class Played(msgspec.Struct, frozen=True):
    """A round that was played: which, how it ended, and how long the bots thought.

    All but the thinking is a function of the match, unless programs play in it.
    """

    number: int
    round: Round
    hero: Thinking
    field: Thinking


def rounds(match: Match, numbers: Iterable[int]) -> Generator[Played]:
    """Play the rounds of these numbers."""
    with Lineup(match) as lineup:
        for number in numbers:
            yield _Table(match, lineup, number).round()


class _Table:
    """Where one round is played."""

    def __init__(self, match: Match, lineup: Lineup, number: int) -> None:
        self._match = match
        self._lineup = lineup
        self._number = number
        self._forfeits: list[Forfeit] = []
        self._times: dict[bool, list[float]] = {True: [], False: []}

    def round(self) -> Played:
        """Play the shuffle (the match, with epaulettes) once from every side."""
        ends = [self._end(hero) for hero in range(self._match.sides)]
        decided = [end for end in ends if end is not None]
        return Played(
            self._number,
            Round(len(decided), sum(decided), tuple(self._forfeits)),
            hero=Thinking.of(self._times[True]),
            field=Thinking.of(self._times[False]),
        )

    def _end(self, hero: int) -> bool | None:
        """Whether the hero is what is counted, None if nobody is."""
        try:
            return self._climb(hero) if self._match.counts == "champion" else self._deal(hero)
        except BotFaultError as fault:
            return self._forfeited(fault, hero)

    def _deal(self, hero: int) -> bool | None:
        deal = Deal.start(self._match.rules, seed=self._match.shuffle(self._number))
        players = self._players(hero)
        result = play(deal, players)
        self._note(players, hero)
        if result.winners is not None:
            return hero not in result.winners
        return None if result.durak is None else hero == result.durak

    def _climb(self, hero: int) -> bool | None:
        """Climb the ladder to the hung queen (§15.11); nobody is champion if it takes too long."""
        series = Series.of(self._match.rules)
        seed = self._match.shuffle(self._number)
        while not series.over and series.played < MOST_DEALS:
            deal = Deal.start(
                self._match.rules,
                seed=b"%s deal %d" % (seed, series.number),
                number=series.number,
                previous=series.previous,
            )
            players = self._players(hero)
            series = series.after(play(deal, players), deal.outlook)
            self._note(players, hero)
        return hero in series.champions if series.champions else None

    def _players(self, hero: int) -> list[Timed]:
        return self._lineup.players(hero)

    def _note(self, players: list[Timed], hero: int) -> None:
        for seat, player in enumerate(players):
            self._times[seat % self._match.sides == hero] += player.times

    def _forfeited(self, fault: BotFaultError, hero: int) -> bool | None:
        """Count the deal as lost by the program to blame; a fault of the package's bots is raised.

        It is durak, its team loses, or it is not champion; the other is, if there is one other.
        """
        names = self._lineup.names(hero)
        guilty = [seat for seat in fault.seats if is_program(names[seat])]
        if not guilty:
            raise fault
        is_hero = guilty[0] % self._match.sides == hero
        self._forfeits.append(Forfeit(names[guilty[0]], fault.kind, fault.what))
        if self._match.counts != "champion":
            return is_hero
        return None if self._match.sides > _PAIR and not is_hero else not is_hero


_PAIR: Final = 2
