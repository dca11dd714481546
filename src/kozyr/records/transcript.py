"""The transcript of a deal: plain facts as JSON, read without any rules (docs/transcripts.md)."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from kozyr.cards.card import RANKS, SUITS, text
from kozyr.cards.cardset import cards_of
from kozyr.game.actions import Action
from kozyr.game.deal import Deal
from kozyr.game.events import Acted, BoutClosed, DealOver, Drew, Event, HangAsked, WentOut
from kozyr.game.story import act_of
from kozyr.game.view import Act, Kind, Result
from kozyr.records.course import By, Reduced, Turn
from kozyr.rules.options import Rules

FORM: Final = 1
"""Raised when a reader of transcripts would have to do something else."""

Cards = tuple[str, ...]


class _Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact; what is left out is null, false, zero or empty."""


class Closed(_Fact, frozen=True, tag_field="then", tag="bout_closed"):
    """A bout closed: how, who defended last, and the cards laid by a cheat, found or not."""

    bout: int
    outcome: Literal["beaten", "taken", "stopped"]
    defender: int
    cheats: Cards = ()
    passed_set: int | None = None


class Drawn(_Fact, frozen=True, tag_field="then", tag="drew"):
    """A seat drew these cards, in this order."""

    seat: int
    cards: Cards


class Out(_Fact, frozen=True, tag_field="then", tag="went_out"):
    """A seat is out."""

    seat: int


class Asked(_Fact, frozen=True, tag_field="then", tag="hang_asked"):
    """These seats are asked whether they hang."""

    seats: tuple[int, ...]


Then = Closed | Drawn | Out | Asked


class Move(_Fact, frozen=True):
    """An act: whose, which, by whom and when, in milliseconds after the first lead could be made.

    `undone` earlier acts of the bout, calls not counted, were taken back by it; `then` is what came
    of it.
    """

    seat: int
    kind: Kind | Literal["leave"]
    at: int
    by: By = "player"
    effort: Reduced | None = None
    cards: Cards = ()
    target: str | None = None
    player: int | None = None
    right: bool | None = None
    armed: bool = False
    undone: int = 0
    then: tuple[Then, ...] = ()


class End(_Fact, frozen=True):
    """The result: `places` from the first; `hung` the cards hung by a seat on another."""

    end: str
    durak: int | None = None
    places: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] | None = None
    hung_by: int | None = None
    hung_on: int | None = None
    hung: Cards = ()
    match_over: bool = False


class Transcript(_Fact, frozen=True):
    """A whole deal: what was dealt, everything that was done, and how it ended.

    `hands` are as dealt, `talon` from the next card to be drawn, the trump card last unless it was
    dealt to a hand. `redeals` void deals went before (§2.9). `decided_by` is the trump that decided
    who attacks first. `rungs` and the suit `queen` are there with epaulettes. `result` is missing
    if the deal was ended otherwise than by play.
    """

    form: int
    rules: Rules
    deal: int
    dealer: int | None
    redeals: int
    hands: tuple[Cards, ...]
    talon: Cards
    trump: str
    opener: int
    moves: tuple[Move, ...]
    decided_by: str | None = None
    rungs: tuple[str, ...] | None = None
    queen: str | None = None
    result: End | None = None


def transcript(dealt: Deal, turns: Sequence[Turn], began: int) -> bytes:
    """Write down a deal from how it was dealt, at `began`, and its course; the same in any run."""
    return msgspec.json.encode(transcribed(dealt, turns, began))


def transcribed(dealt: Deal, turns: Sequence[Turn], began: int) -> Transcript:
    """Tell the facts of a deal; see `transcript`."""
    s = dealt.state
    return Transcript(
        form=FORM,
        rules=dealt.rules,
        deal=dealt.number,
        dealer=s.dealer if s.dealer >= 0 else None,
        redeals=dealt.redeals,
        hands=tuple(_texts(cards_of(hand)) for hand in s.hands[: s.limits.seats]),
        talon=_texts(s.talon[s.talon_at : s.talon_end]),
        trump=text(s.trump_card),
        opener=s.opener,
        moves=tuple(_move(turn, began) for turn in turns),
        decided_by=None if dealt.decided_by is None else text(dealt.decided_by),
        rungs=tuple(RANKS[rank] for rank in s.rungs[: s.limits.seats]) if s.limits.pogony else None,
        queen=SUITS[s.queen] if s.limits.pogony and s.queen >= 0 else None,
        result=_result(turns),
    )


def _texts(cards: Sequence[int]) -> Cards:
    return tuple(text(card) for card in cards)


def _move(turn: Turn, began: int) -> Move:
    done = turn.done
    then = tuple(then for event in turn.events if (then := _then(event)) is not None)
    if done.action is None:
        return Move(done.seat, "leave", done.at - began, then=then)
    act = _act(done.seat, done.action, turn.events)
    return Move(
        seat=done.seat,
        kind=act.kind,
        at=done.at - began,
        by=done.by,
        effort=done.effort,
        cards=_texts(act.cards),
        target=None if act.target is None else text(act.target),
        player=act.player,
        right=act.right,
        armed=getattr(done.action, "armed", False),
        undone=turn.undone,
        then=then,
    )


def _act(seat: int, action: Action, events: Sequence[Event]) -> Act:
    """Give the act as it was told, if it was: of a call also whether it was right."""
    act = act_of(seat, action)
    told = (event.act for event in events if isinstance(event, Acted))
    return next((one for one in told if (one.seat, one.kind) == (act.seat, act.kind)), act)


def _then(event: Event) -> Then | None:
    match event:
        case BoutClosed(bout=last):
            cheats = _texts(last.cheats)
            return Closed(last.bout, last.outcome, last.defender, cheats, last.passed_set)
        case Drew(seat=seat, cards=cards):
            return Drawn(seat, _texts(cards))
        case WentOut(seat=seat):
            return Out(seat)
        case HangAsked(seats=seats):
            return Asked(seats)
        case _:
            return None


def _result(turns: Sequence[Turn]) -> End | None:
    if not turns:
        return None
    found = [event.result for event in turns[-1].events if isinstance(event, DealOver)]
    return _end(found[0]) if found else None


def _end(result: Result) -> End:
    end = End(result.end, result.durak, result.places, result.winners)
    if result.hung is None:
        return end
    hung = result.hung
    return msgspec.structs.replace(
        end,
        hung_by=hung.by,
        hung_on=hung.on,
        hung=_texts(hung.cards),
        match_over=result.match_over,
    )
