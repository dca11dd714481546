"""What a referee saw while he judged: beside each answer the whole refusal, and what was legal."""

from typing import Any

import msgspec

from kozyr.game.deal import Deal
from kozyr.game.survey import Survey, survey
from kozyr.records.position import Position
from kozyr.records.requests import Asked
from kozyr.records.session import Session
from kozyr.rules.refusal import Refusal

Legal = dict[int, dict[str, list[dict[str, Any]]]]
"""By seat and kind the legal actions, each as its fields (cards are ints)."""


class Heard(msgspec.Struct, frozen=True):
    """An action judged: the refusal with its parameters, the state after it, what is legal then."""

    refusal: Refusal | None
    after: dict[str, Any]
    legal: Legal


class Hearing(Session):
    """A session that keeps of each refusal what a sentence needs."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.refusal: Refusal | None = None

    def hear(self, asked: Asked) -> Heard:
        """Judge an action."""
        result: dict[str, Any] = self.judge(asked)
        return Heard(self.refusal, result["after"], self.legal(survey(self.deal)))

    def legal(self, facts: Survey) -> Legal:
        """Give the legal actions of the kinds that an answer names for each seat."""
        return {seat: _by_kind(self.deal, seat, kinds) for seat, kinds in facts.may_act.items()}

    def _refusal(self, asked: Asked) -> Refusal | None:
        self.refusal = super()._refusal(asked)
        return self.refusal


def _by_kind(deal: Deal, seat: int, kinds: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    told: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    for action in deal.legal(seat):
        kind = str(action.__struct_config__.tag)
        if kind in told:
            told[kind].append(msgspec.structs.asdict(action))
    return told
