"""Why an action is refused, with what a person needs to know: the kernel's code and parameters."""

from collections.abc import Callable
from typing import Final

from kozyr.cards.card import is_card
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import actions, codes
from kozyr.game.arming import why_not_arm, why_not_call, why_not_waive
from kozyr.game.beating import why_not_beat
from kozyr.game.bits import bit, lowest, ranks_in
from kozyr.game.leading import why_not_lead
from kozyr.game.pogony import rung_cards, why_not_decline, why_not_hang
from kozyr.game.sides import next_opponent, opponents
from kozyr.game.state import State
from kozyr.game.taking import why_not_take
from kozyr.game.throwing_in import matching, why_not_throw
from kozyr.game.transferring import why_not_show, why_not_transfer
from kozyr.game.word import main_attacker, main_seat, why_not_pass
from kozyr.rules.refusal import Code, ParamValue, Refusal, refuse

_SEATS = range(8)
_REASONS = {int(code): code for code in Code}
_READY: Final = {
    number: refuse(code)
    for number, code in _REASONS.items()
    if code is not Code.OK and not code.params
}


def code_of(s: State, seat: int, action: actions.Action) -> int:
    """The first rule that forbids this action, as the kernel's code; OK if none does.

    Seats and cards may be any ints: what is no seat is not in the deal, what is no card is not in
    the hand.
    """
    if seat not in _SEATS:
        return codes.DEAL_OVER if s.phase == codes.OVER else codes.NOT_IN_DEAL
    match action:
        case actions.Lead(cards):
            return _code_of_lead(s, seat, cards, armed=action.armed)
        case actions.Beat(card, target):
            return why_not_beat(s, seat, _place(card), _place(target), action.armed)
        case actions.ThrowIn(card):
            return why_not_throw(s, seat, _place(card), action.armed)
        case actions.Transfer(card):
            return why_not_transfer(s, seat, _place(card), action.armed)
        case actions.Show(card):
            return why_not_show(s, seat, _place(card))
        case actions.Call(player):
            return why_not_call(s, seat, player if player in _SEATS else seat)
        case _:
            return bare_code(s, seat, action)


def bare_code(s: State, seat: int, action: actions.Action) -> int:
    """The first rule that forbids an action that names neither a card nor a player."""
    return _WITHOUT_CARD[type(action)](s, seat)


_WITHOUT_CARD: Final[dict[type[actions.Action], Callable[[State, int], int]]] = {
    actions.Take: why_not_take,
    actions.Pass: why_not_pass,
    actions.Waive: why_not_waive,
    actions.Hang: why_not_hang,
    actions.Decline: why_not_decline,
}


def _place(card: int) -> int:
    return card if is_card(card) else codes.NOT_A_CARD


def _code_of_lead(s: State, seat: int, cards: tuple[int, ...], *, armed: bool) -> int:
    code = why_not_lead(s, seat, mask_of(map(_place, cards)))
    if armed and (code == codes.OK or code > codes.NOT_IN_DEAL):
        return why_not_arm(s, seat, may=False)
    repeated = len(set(cards)) < len(cards)
    if repeated and (code == codes.OK or code > codes.REPEATED_CARD):
        return codes.REPEATED_CARD
    return code


def refusal(s: State, seat: int, action: actions.Action) -> Refusal | None:
    """Why this action is refused, None if it is legal."""
    code = code_of(s, seat, action)
    return None if code == codes.OK else worded(s, seat, action, code)


def worded(s: State, seat: int, action: actions.Action, code: int) -> Refusal:
    """The refusal of this code with its parameters, named as `Code.params` says."""
    ready = _READY.get(code)
    if ready is not None:
        return ready
    reason = _REASONS[code]
    return refuse(reason, **{name: _param(s, seat, action, reason, name) for name in reason.params})


def _param(s: State, seat: int, action: actions.Action, reason: Code, name: str) -> ParamValue:
    match name:
        case "seat":
            return (
                _seat_called(s, seat, action)
                if reason is Code.CALL_LOST
                else _seat_meant(s, reason)
            )
        case "card":
            return _card_meant(s, seat, action, reason)
        case "target":
            return action.target if isinstance(action, actions.Beat) else codes.NO_CARD
        case "ranks":
            return tuple(cards_of(ranks_in(_cards_wanted(s, seat, reason))))
        case "queen":
            named = s.rungs[seat] == codes.QUEEN
            return tuple(cards_of(rung_cards(s, seat))) if named else ()
        case _:
            return s.limits.lead_limit


def _seat_called(s: State, seat: int, action: actions.Action) -> int:
    """The player against whom a call is lost; for a waiver the first of them."""
    if isinstance(action, actions.Call):
        return action.player
    return lowest(opponents(s, seat))


def _seat_meant(s: State, reason: Code) -> int:
    """The player whom the sentence names."""
    match reason:
        case Code.NOT_OPENER | Code.LEAD_FIRST:
            return s.opener
        case Code.ONLY_ATTACKER:
            return main_seat(s)
        case Code.FIRST_WORD:
            return main_attacker(s)
        case Code.NOT_YOUR_WORD if s.turn >= 0:
            return s.turn
        case Code.TRANSFER_HAND:
            return next_opponent(s, s.defender)
        case _:
            return s.defender


def _card_meant(s: State, seat: int, action: actions.Action, reason: Code) -> int:
    """The card at fault: of a lead the first that is named twice or not held."""
    if not isinstance(action, actions.Lead):
        return getattr(action, "card", codes.NO_CARD)
    cards = action.cards
    if reason is Code.REPEATED_CARD:
        return next(card for at, card in enumerate(cards) if card in cards[:at])
    return next(card for card in cards if not s.hands[seat] & mask_of([_place(card)]))


def _cards_wanted(s: State, seat: int, reason: Code) -> int:
    """Cards of the ranks that would do."""
    if reason is Code.NOT_A_SET:
        return rung_cards(s, seat) or bit(s.rungs[seat])
    if reason is Code.TRANSFER_RANK:
        return mask_of([lowest(s.uncovered)])
    return matching(s)
