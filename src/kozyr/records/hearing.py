"""What a referee saw while he judged: beside each answer the whole refusal, and what was legal."""

from typing import Any, Final

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed, Event, WentOut
from kozyr.game.survey import Survey, survey
from kozyr.records.position import Position
from kozyr.records.requests import Asked
from kozyr.records.session import Session
from kozyr.rules.refusal import Refusal

Legal = dict[int, dict[str, list[dict[str, Any]]]]
"""By seat and kind the legal actions, each as its fields (cards are ints)."""

_NOTHING: Final[tuple[Event, ...]] = ()


class Heard(msgspec.Struct, frozen=True):
    """An action judged: the refusal with its parameters, the state after it, what is legal then.

    `gone` are the seats that went out by it, `passed_set` who passed his set to whom (§15.10).
    """

    refusal: Refusal | None
    after: dict[str, Any]
    legal: Legal
    gone: tuple[int, ...] = ()
    passed_set: tuple[int, int] | None = None


class Hearing(Session):
    """A session that keeps of each action what sentences need."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.refusal: Refusal | None = None
        self.events = _NOTHING

    def hear(self, asked: Asked) -> Heard:
        """Judge an action."""
        self.events = _NOTHING
        result: dict[str, Any] = self.judge(asked)
        gone = tuple(event.seat for event in self.events if isinstance(event, WentOut))
        legal = self.legal(survey(self.deal))
        return Heard(self.refusal, result["after"], legal, gone, _passed_set(self.events))

    def legal(self, facts: Survey) -> Legal:
        """Give the legal actions of the kinds that an answer names for each seat."""
        return {seat: _by_kind(self.deal, seat, kinds) for seat, kinds in facts.may_act.items()}

    def _act(self, asked: Asked) -> tuple[Event, ...]:
        self.events = super()._act(asked)
        return self.events

    def _refusal(self, asked: Asked) -> Refusal | None:
        self.refusal = super()._refusal(asked)
        return self.refusal


def _passed_set(events: tuple[Event, ...]) -> tuple[int, int] | None:
    """Who passed his set to which partner when the bout closed (§15.10)."""
    bouts = (event.bout for event in events if isinstance(event, BoutClosed))
    passed = ((bout.defender, bout.passed_set) for bout in bouts)
    return next(((giver, taker) for giver, taker in passed if taker is not None), None)


def _by_kind(deal: Deal, seat: int, kinds: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    told: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for action in deal.legal(seat):
        kind = str(action.__struct_config__.tag)
        if kind in told:
            told[kind].append(msgspec.structs.asdict(action))
    return told
