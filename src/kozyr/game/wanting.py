"""Why a seat may do nothing of a kind: of all that it could try, the reason that lies furthest.

A button tells it for every seat and kind whenever a view is cut, so what is tried stays a number
until the reason must name a card.
"""

from collections.abc import Callable
from typing import Final

from kozyr.cards.cardset import cards_of
from kozyr.game import actions, codes
from kozyr.game.arming import why_not_call
from kozyr.game.beating import why_not_beat
from kozyr.game.bits import bit, lowest
from kozyr.game.explain import bare_code, worded
from kozyr.game.leading import why_not_lead
from kozyr.game.sides import opponents
from kozyr.game.state import State
from kozyr.game.throwing_in import why_not_throw
from kozyr.game.transferring import why_not_show, why_not_transfer
from kozyr.game.translate import BARE
from kozyr.rules.refusal import Refusal

_NOTHING: Final = (codes.NOT_A_CARD,)


def why_none(s: State, seat: int, kind: int, hand: tuple[int, ...]) -> Refusal:
    """Why no action of a kind is legal for a seat that has none; `hand` are its cards."""
    bare = BARE.get(kind)
    if bare is not None:
        return worded(s, seat, bare, bare_code(s, seat, bare))
    if kind == codes.CALL:
        return _why_no_call(s, seat)
    return _why_no_card(s, seat, kind, hand or _NOTHING)


def why_not_armed(s: State, seat: int, hand: tuple[int, ...]) -> Refusal:
    """Why nothing may be armed: of the acts that can be, the reason that lies furthest (§14.2)."""
    card = hand[0] if hand else codes.NOT_A_CARD
    target = _targets(s)[0]
    tried = max(
        (why_not_beat(s, seat, card, target, True), codes.BEAT),
        (why_not_throw(s, seat, card, True), codes.THROW_IN),
        (why_not_transfer(s, seat, card, True), codes.TRANSFER),
        key=_code,
    )
    return worded(s, seat, _ACTIONS[tried[1]](card, target), tried[0])


def _why_no_call(s: State, seat: int) -> Refusal:
    """The reason against calling the first opponent."""
    others = opponents(s, seat)
    player = lowest(others) if others else seat
    return worded(s, seat, actions.Call(player), why_not_call(s, seat, player))


def _why_no_card(s: State, seat: int, kind: int, hand: tuple[int, ...]) -> Refusal:
    """Try every card; the first tells of a reason that no card would change."""
    why, (card, *_) = _WHY[kind], hand
    targets = _targets(s) if kind == codes.BEAT else _NOTHING
    target = targets[0]
    furthest = why(s, seat, card, target)
    if furthest >= codes.NOT_YOUR_CARD:
        tries = ((why(s, seat, one, at), one, at) for one in hand for at in targets)
        furthest, card, target = max(tries, key=_code)
    return worded(s, seat, _ACTIONS[kind](card, target), furthest)


def _targets(s: State) -> tuple[int, ...]:
    return cards_of(s.uncovered) or _NOTHING


def _code(tried: tuple[int, ...]) -> int:
    return tried[0]


_WHY: Final[dict[int, Callable[[State, int, int, int], int]]] = {
    codes.LEAD: lambda s, seat, card, _: why_not_lead(s, seat, bit(card)),
    codes.BEAT: lambda s, seat, card, target: why_not_beat(s, seat, card, target, False),
    codes.THROW_IN: lambda s, seat, card, _: why_not_throw(s, seat, card, False),
    codes.TRANSFER: lambda s, seat, card, _: why_not_transfer(s, seat, card, False),
    codes.SHOW: lambda s, seat, card, _: why_not_show(s, seat, card),
}

_ACTIONS: Final[dict[int, Callable[[int, int], actions.Action]]] = {
    codes.LEAD: lambda card, _: actions.Lead((card,)),
    codes.BEAT: actions.Beat,
    codes.THROW_IN: lambda card, _: actions.ThrowIn(card),
    codes.TRANSFER: lambda card, _: actions.Transfer(card),
    codes.SHOW: lambda card, _: actions.Show(card),
}
