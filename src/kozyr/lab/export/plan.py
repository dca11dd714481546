"""Deals played by bots, decision by decision."""

from collections.abc import Iterator

import msgspec

from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed
from kozyr.game.view import Result, View
from kozyr.lab.entrants import NAMES, built_in
from kozyr.lab.envs.making import rewards
from kozyr.lab.envs.viewed import action_number, choices
from kozyr.lab.envs.witness import Witness
from kozyr.lab.export.facts import Dealt, Decision, Played
from kozyr.lab.playing import show, step
from kozyr.lab.wording import readable
from kozyr.records.course import Done, course
from kozyr.records.transcript import Transcript, transcribed
from kozyr.rules.options import Rules


class UnknownPlayerError(ValueError):
    """No bot of the package has that name; the message lists those there are."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: numbered deals of these rules by these bots.

    The bots sit in this order, over and over again, and one seat further with each deal.
    `observes`: vectors are wanted too.
    """

    rules: Rules
    bots: tuple[str, ...]
    seed: str
    observes: bool = False

    def check(self) -> None:
        """Raise UnknownPlayerError unless every bot is part of the package; NotTextError."""
        readable(seed=self.seed)
        for name in self.bots:
            if name not in NAMES:
                message = f"no bot is called {name!r}; there are {', '.join(NAMES)}"
                raise UnknownPlayerError(message)

    def names(self, number: int) -> tuple[str, ...]:
        """Tell who sits where in the deal of this number."""
        seats = range(self.rules.players)
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in seats)

    def play(self, number: int) -> Played:
        """Play the deal of this number."""
        seed, names = f"export {self.seed} {number}", self.names(number)
        deal = Deal.start(self.rules, seed=seed.encode())
        dealt, notes = deal.copy(), Notes()
        players = [Noted(self, name, seat, notes) for seat, name in enumerate(names)]
        chosen, result = _played(deal, players, notes)
        told = Dealt(number, seed, names, _facts(dealt, chosen))
        return Played(told, tuple(self._decisions(number, chosen, result)))

    def _decisions(self, number: int, chosen: "list[Chosen]", result: Result) -> Iterator[Decision]:
        names, worth = self.names(number), rewards(result, self.rules.players)
        for at, one in enumerate(chosen):
            seat = one.view.seat
            yield Decision(
                deal=number,
                decision=at,
                seat=seat,
                bot=names[seat],
                view=one.view,
                legal=tuple(choices(one.view)),
                act=action_number(one.view, one.action),
                action=one.action,
                reward=worth[seat],
                end=result.end,
                observation=one.observation,
            )


class Chosen(msgspec.Struct, frozen=True):
    """What a bot saw, and what it chose to do."""

    view: View
    action: Action
    observation: tuple[int, ...] | None


class Notes:
    """The last choice of any bot of a deal."""

    last: Chosen


class Noted:
    """A bot whose choices are noted."""

    def __init__(self, plan: Plan, name: str, seat: int, notes: Notes) -> None:
        self._bot = built_in(name, plan.rules, seat)
        self._witness = Witness(plan.rules) if plan.observes else None
        self._notes = notes

    def see(self, view: View) -> None:
        """Let the bot see it."""
        self._bot.see(view)
        if self._witness is not None:
            self._witness.see(view)

    def choose(self, view: View) -> Action | None:
        """Let the bot choose."""
        action = self._bot.choose(view)
        if action is not None:
            told = None if self._witness is None else tuple(self._witness.observation(view))
            self._notes.last = Chosen(view, action, told)
        return action


def _played(deal: Deal, players: list[Noted], notes: Notes) -> tuple[list[Chosen], Result]:
    """Play the deal out; what was done is the choice made last before each act."""
    show(deal, players)
    chosen = []
    while (result := deal.result) is None:
        events = step(deal, players)
        chosen.append(notes.last)
        if any(isinstance(event, BoutClosed) for event in events):
            show(deal, players)
    return chosen, result


def _facts(dealt: Deal, chosen: list[Chosen]) -> Transcript:
    """Give the facts of a deal; bots have no clock, so all is done at once."""
    acts = [Done(one.view.seat, one.action, "bot", 0) for one in chosen]
    return transcribed(dealt, course(dealt, acts), 0)
