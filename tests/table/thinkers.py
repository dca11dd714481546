"""Bots that think as much as a test lets them."""

import threading

from kozyr.bots.player import Player
from kozyr.bots.thought import Effort, Thought
from kozyr.game.actions import Action
from kozyr.game.view import View
from kozyr.rules.options import Rules
from tests.table.world import RandomPlayer

USUAL = Effort(80, 800)


class Ponderer(RandomPlayer):
    """Does anything its view offers, and keeps what it was allowed to spend.

    `fault` is what it fails with, `answer` what it wants instead of a choice of its own.
    """

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.seat = seat
        self.effort = USUAL
        self.spent: list[Effort] = []
        self.views: list[View] = []
        self.fault: Exception | None = None
        self.answer: Action | None = None

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        self.views.append(view)
        self.spent.append(effort or self.effort)
        if self.fault is not None:
            raise self.fault
        return Thought(self.answer or self.choose(view), (), effort or self.effort)


class Gated(Ponderer):
    """Thinks until its gate is opened."""

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.began, self.gate = threading.Event(), threading.Event()

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        self.began.set()
        assert self.gate.wait(30)
        return super().think(view, effort)


class Made:
    """Makes bots: for the seats of the level strong those that think, and keeps them."""

    def __init__(self, kind: type[Ponderer] = Ponderer) -> None:
        self._kind = kind
        self.thinkers: list[Ponderer] = []
        self.stand_ins: list[RandomPlayer] = []

    def __call__(self, level: str, rules: Rules, seat: int) -> Player:
        del rules
        if level == "strong":
            self.thinkers.append(self._kind(seat))
            return self.thinkers[-1]
        self.stand_ins.append(RandomPlayer(seat))
        return self.stand_ins[-1]
