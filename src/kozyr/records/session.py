"""A deal whose actions a referee judges one after another."""

from kozyr.game import actions
from kozyr.game.events import BoutClosed, Drew, Event, WentOut
from kozyr.game.survey import survey
from kozyr.records.after import Step, after
from kozyr.records.position import Position
from kozyr.records.requests import Asked
from kozyr.rules.refusal import Code, Refusal, code_of, refuse


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
        events: tuple[Event, ...] = ()
        if refusal is None and not isinstance(asked.wish, str):
            events = self._act(asked.seat, asked.wish)
        facts = survey(self.deal)
        return verdict(refusal, after(facts, self._step(events, facts.refilled)))

    def _refusal(self, asked: Asked) -> Refusal | None:
        """Why the action is refused; at a fair table nothing is armed, called or hung."""
        if isinstance(asked.wish, str):
            fair = Code.CHEATING_OFF if asked.wish in {"call", "waive"} else Code.POGONY_OFF
            return first(self.deal.why_not(asked.seat, actions.Take()), fair)
        refusal = self.deal.why_not(asked.seat, asked.wish)
        return first(refusal, Code.CHEATING_OFF) if asked.armed else refusal

    def _act(self, seat: int, action: actions.Action) -> tuple[Event, ...]:
        if isinstance(action, actions.Show):
            self.shown += (seat,)
        events = self.deal.act(seat, action)
        return () if isinstance(events, Refusal) else events

    def _step(self, events: tuple[Event, ...], refilled: tuple[int, ...]) -> Step:
        self.out += tuple(event.seat for event in events if isinstance(event, WentOut))
        closed = [event.bout.outcome for event in events if isinstance(event, BoutClosed)]
        if not closed:
            return Step(shown=self.shown, out=self.out)
        self.shown = ()
        return Step(
            shown=(),
            out=self.out,
            closed=closed[0],
            refill_order=refilled if self.refills else None,
            drawn={event.seat: event.cards for event in events if isinstance(event, Drew)},
        )


def first(refusal: Refusal | None, code: Code) -> Refusal:
    """Give the refusal, or the one of this code if it comes first in the list of reasons."""
    return refuse(code) if refusal is None or code_of(refusal.code) > code else refusal


def verdict(refusal: Refusal | None, state: object) -> dict[str, object]:
    """Put one result of an answer together."""
    told = None
    if refusal is not None:
        told = {"code": refusal.code, "paragraph": code_of(refusal.code).paragraph}
    return {"legal": refusal is None, "refusal": told, "after": state}
