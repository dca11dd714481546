"""Playing a deal to its end by bots alone, one actor at a time (§17.11)."""

from collections.abc import Iterator, Sequence
from functools import cache

from kozyr.bots.evidence import LAYING
from kozyr.bots.player import Player
from kozyr.game.actions import Action, Call
from kozyr.game.deal import Deal
from kozyr.game.events import BoutClosed, Event
from kozyr.game.view import Result, View
from kozyr.lab.faults import FaultKind, IllegalMoveError, NobodyActsError
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from kozyr.rules.refusal import Refusal


def play(deal: Deal, players: Sequence[Player]) -> Result:
    """Play the deal out; `players` has a bot a seat, each new to this deal.

    Every bot sees the beginning of every bout, and the moments in which it is asked.

    Raises:
        IllegalMoveError: a bot chose an action that is not legal.
        NobodyActsError: all who may act were asked, and none did.

    """
    show(deal, players)
    while deal.result is None:
        if any(isinstance(event, BoutClosed) for event in step(deal, players)):
            show(deal, players)
    return deal.result


def show(deal: Deal, players: Sequence[Player]) -> None:
    """Let every bot see the deal as it stands."""
    for seat, player in enumerate(players):
        player.see(deal.view(seat))


def step(deal: Deal, players: Sequence[Player]) -> tuple[Event, ...]:
    """Ask for calls, then the seats that may act until one does, and carry that out."""
    chosen = _called(deal, players) or _chosen(deal, players)
    if chosen is None:
        waiting = tuple(polled(deal))
        raise NobodyActsError(
            FaultKind.WAITING, waiting, f"may act in bout {deal.view(0).bout}, and all wait"
        )
    seat, action = chosen
    told = deal.act(seat, action)
    if isinstance(told, Refusal):
        raise IllegalMoveError(FaultKind.ILLEGAL, (seat,), f"cannot do {action}: {told}")
    return told


def _called(deal: Deal, players: Sequence[Player]) -> tuple[int, Action] | None:
    """Whoever calls a cheat now that a card was laid, as everybody may in a bout (§14.6)."""
    acts = deal.story.bout
    laid = bool(acts) and acts[-1].kind in LAYING
    seats = range(deal.rules.players) if laid and _is_cheating(deal.rules) else ()
    for view in (deal.view(seat) for seat in seats):
        wish = _wish(view, players[view.seat]) if view.calls else None
        if isinstance(wish, Call):
            return view.seat, wish
    return None


@cache
def _is_cheating(rules: Rules) -> bool:
    return bool(bind(rules).cheating)


def _chosen(deal: Deal, players: Sequence[Player]) -> tuple[int, Action] | None:
    wishes = ((seat, _wish(deal.view(seat), players[seat])) for seat in polled(deal))
    return next(((seat, wish) for seat, wish in wishes if wish is not None), None)


def _wish(view: View, player: Player) -> Action | None:
    player.see(view)
    return player.choose(view)


def polled(deal: Deal) -> Iterator[int]:
    """The seats to ask, in order: the one whose turn it is, then the others that may act."""
    first = deal.next_actor()
    if first is not None:
        yield first
    yield from (seat for seat in deal.may_act() if seat != first)
