"""The course of a deal: everything done in it, by whom, and what came of each act."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.events import Acted, BoutClosed, Event
from kozyr.game.view import Act
from kozyr.rules.refusal import Refusal

By = Literal["player", "bot", "substitute", "server"]
"""Who acted for a seat: its player, the bot that sits there, a bot in his place, or the server."""

Reduced = Literal["half", "quarter", "eighth", "rule"]
"""How much of its usual effort a bot had for an act under load; with `rule` it searched nothing."""

_LAYING: Final = frozenset({"lead", "throw_in", "beat", "transfer"})


class Done(msgspec.Struct, frozen=True):
    """An accepted action: by whom it was done for the seat, and when, in milliseconds.

    Without an action its player left for good (§12.6). `effort` is None unless a bot acted with
    less than its usual effort.
    """

    seat: int
    action: Action | None
    by: By
    at: int
    effort: Reduced | None = None


class Turn(msgspec.Struct, frozen=True):
    """An act of a deal and what came of it; `undone` earlier acts of the bout were taken back.

    The acts of an answer to a hang question are told with the last of the answers (§17.12).
    """

    done: Done
    events: tuple[Event, ...]
    undone: int


def course(dealt: Deal, acts: Sequence[Done]) -> tuple[Turn, ...]:
    """Follow the acts from the deal as it was dealt; ValueError if the rules refuse one."""
    return tuple(_turns(dealt.copy(), acts))


def _turns(deal: Deal, acts: Sequence[Done]) -> Iterator[Turn]:
    for done in acts:
        before = len(deal.story.bout)
        events = _done(deal, done)
        if isinstance(events, Refusal):
            message = f"the rules refuse {done} ({events.code})"
            raise ValueError(message)  # noqa: TRY004 - the act is at fault, not a type
        taken_back = before + 1 - len(deal.story.bout) if _rolls_back(events) else 0
        yield Turn(done, events, taken_back)


def _done(deal: Deal, done: Done) -> tuple[Event, ...] | Refusal:
    return deal.leave(done.seat) if done.action is None else deal.act(done.seat, done.action)


def _rolls_back(events: Sequence[Event]) -> bool:
    """Whether a right call let the bout go on from before the cheat (§14.8)."""
    right = any(isinstance(event, Acted) and event.act.right for event in events)
    return right and not any(isinstance(event, BoutClosed) for event in events)


def laid(turns: Sequence[Turn], seats: int) -> tuple[int, ...]:
    """Count for each seat the cards its player moved to the table himself and that stayed (S43)."""
    counts = [0] * seats
    bout: list[tuple[Act, By]] = []
    for turn in turns:
        told = [event.act for event in turn.events if isinstance(event, Acted)]
        bout += [(act, turn.done.by) for act in told]
        if turn.undone:
            bout = _standing(bout, turn.undone)
        if any(isinstance(event, BoutClosed) for event in turn.events):
            _count(bout, counts)
            bout = []
    _count(bout, counts)
    return tuple(counts)


def _standing(bout: list[tuple[Act, By]], undone: int) -> list[tuple[Act, By]]:
    """Drop the last acts that a right call took back; calls stand (§14.8)."""
    calls = [at for at, (act, _) in enumerate(bout) if act.kind == "call"]
    others = [at for at in range(len(bout)) if at not in calls]
    gone = set(others[len(others) - undone :])
    return [one for at, one in enumerate(bout) if at not in gone]


def _count(bout: Sequence[tuple[Act, By]], counts: list[int]) -> None:
    for act, by in bout:
        if by == "player" and act.kind in _LAYING:
            counts[act.seat] += len(act.cards)
