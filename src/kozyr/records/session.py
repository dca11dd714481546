"""A deal whose actions a referee judges one after another."""

from typing import Literal

from msgspec.structs import replace

from kozyr.game import actions
from kozyr.game.events import Acted, BoutClosed, Drew, Event, WentOut
from kozyr.game.survey import Survey, survey
from kozyr.game.view import LastBout
from kozyr.records.after import Step, after
from kozyr.records.position import Position
from kozyr.records.requests import Asked
from kozyr.rules.refusal import Refusal, code_of


class Session:
    """A position and what has become of it; a refused action changes nothing."""

    def __init__(self, position: Position) -> None:
        self.deal = position.deal
        self.shown = position.shown
        self.out = position.out
        self.refills = position.refills

    def judge(self, asked: Asked) -> dict[str, object]:
        """Carry an action out if it is legal, and answer."""
        refusal = self._refusal(asked)
        events = self._act(asked) if refusal is None else ()
        facts = survey(self.deal)
        step = self._step(events, facts)
        return verdict(refusal, after(facts, step, self.deal.state.limits))

    def _refusal(self, asked: Asked) -> Refusal | None:
        return self.deal.why_not(asked.seat, asked.action)

    def _act(self, asked: Asked) -> tuple[Event, ...]:
        """Carry the action out and keep in mind who showed and who went out, in order."""
        events = self.deal.act(asked.seat, asked.action)
        told = () if isinstance(events, Refusal) else events
        if isinstance(asked.action, actions.Show):
            self.shown += (asked.seat,)
        self.out += tuple(event.seat for event in told if isinstance(event, WentOut))
        return told

    def _step(self, events: tuple[Event, ...], facts: Survey) -> Step:
        """Tell what the events changed; a call may have undone shows (§14.8)."""
        self.shown = tuple(seat for seat in self.shown if seat in facts.shown)
        step = Step(shown=self.shown, out=self.out, call=_call(events))
        for event in events:
            if isinstance(event, BoutClosed):
                return self._closed(step, event.bout, events, facts)
        return step

    def _closed(self, step: Step, bout: LastBout, events: tuple[Event, ...], facts: Survey) -> Step:
        """Tell how the bout closed; a cheat who lost the deal has stopped it before (§14.8)."""
        if bout.outcome == "stopped":
            return step
        return replace(
            step,
            closed=bout.outcome,
            refill_order=facts.refilled if self.refills else None,
            drawn={event.seat: event.cards for event in events if isinstance(event, Drew)},
        )


def _call(events: tuple[Event, ...]) -> Literal["right", "wrong"] | None:
    """How a call turned out, None when nobody called (§14.7)."""
    right = next((event.act.right for event in events if isinstance(event, Acted)), None)
    return None if right is None else "right" if right else "wrong"


def verdict(refusal: Refusal | None, state: object) -> dict[str, object]:
    """Put one result of an answer together."""
    told = None
    if refusal is not None:
        told = {"code": refusal.code, "paragraph": code_of(refusal.code).paragraph}
    return {"legal": refusal is None, "refusal": told, "after": state}
