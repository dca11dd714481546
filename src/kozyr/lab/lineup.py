"""Who sits where in deal after deal: bots of the package are new in each, programs stay."""

from collections import Counter
from time import thread_time
from types import TracebackType
from typing import Self

from kozyr.bots.player import Player
from kozyr.lab.entrants import built_in, command, is_program
from kozyr.lab.external import External
from kozyr.lab.match import Match
from kozyr.lab.program import Program
from kozyr.lab.thinking import Timed


class Lineup:
    """The bots of a match; leaving the context ends the programs it has started."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._programs: dict[tuple[str, int], Program] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for program in self._programs.values():
            program.end()

    def names(self, hero: int) -> list[str]:
        """Who sits where when this side is the hero's."""
        match = self._match
        seats = range(match.rules.players)
        return [match.hero if seat % match.sides == hero else match.field for seat in seats]

    def players(self, hero: int) -> list[Timed]:
        """Bots for one deal; ProgramFaultError if a program does not start."""
        seen: Counter[str] = Counter()
        players = []
        for seat, name in enumerate(self.names(hero)):
            players.append(
                self._player(name, seat, seen[name], is_hero=seat % self._match.sides == hero)
            )
            seen[name] += 1
        return players

    def _player(self, name: str, seat: int, nth: int, *, is_hero: bool) -> Timed:
        match = self._match
        if is_program(name):
            program = self._program(name, nth)
            bot: Player = External(program, match.rules, seat)
            return Timed(bot, lambda: thread_time() + program.cpu())
        habits = match.hero_habits if is_hero else match.field_habits
        return Timed(built_in(name, match.rules, seat, habits))

    def _program(self, name: str, nth: int) -> Program:
        """The program for the n-th seat of this name, started again if it has ended."""
        program = self._programs.get((name, nth))
        if program is None or not program.running:
            program = Program(command(name), self._match.bounds)
            self._programs[name, nth] = program
        return program
