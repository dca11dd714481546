"""A state that fits what a seat sees: the only way to one outside the game (§19.8)."""

from collections.abc import Mapping

import msgspec

from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.arming import lose_call
from kozyr.game.moves import lead_move, move, suits_holding
from kozyr.game.sides import next_opponent
from kozyr.game.state import State
from kozyr.game.view import Act, View
from kozyr.rules.limits import Limits, bind
from kozyr.rules.options import Rules


class Hidden(msgspec.Struct, frozen=True):
    """A guess at what a view hides: the other seats' cards, the talon in drawing order."""

    hands: Mapping[int, tuple[int, ...]]
    talon: tuple[int, ...]


def imagine(view: View, rules: Rules, hidden: Hidden, limits: Limits | None = None) -> State:
    """The state in which this view would be seen if the hidden cards were these.

    The bout is played again from its lead, so everything that hangs on the order of its acts is as
    it is at the table. `limits` are what the rules bind to unless others are given.

    Raises:
        ValueError: the guess does not fit the counts of the view, the deal is over, a hang question
            is open, or the view does not tell how its table came about.

    """
    if view.opener is None:
        msg = "nobody leads or has led: there is no bout to imagine"
        raise ValueError(msg)
    state = State(limits or bind(rules))
    _put_deal(state, view)
    _put_cards(state, view, hidden)
    state.opener = view.opener
    state.defender = next_opponent(state, view.opener)
    for act in view.history:
        _do_again(state, act)
    _check(state.n_attack, len(view.table), "table")
    return state


_LAID = {"lead", "beat", "throw_in", "transfer"}
_KINDS = {
    "beat": codes.BEAT,
    "throw_in": codes.THROW_IN,
    "transfer": codes.TRANSFER,
    "show": codes.SHOW,
    "take": codes.TAKE,
    "pass": codes.PASS,
    "waive": codes.WAIVE,
}


def _do_again(state: State, act: Act) -> None:
    """Carry a public act out again; of a call only what it cost is known (§14.4, §14.9)."""
    if act.kind != "call":
        apply(state, act.seat, _move_of(act))
    elif act.right is False and act.player is not None:
        lose_call(state, act.seat, act.player)


def _move_of(act: Act) -> int:
    if act.kind == "lead":
        rank = act.cards[0] & 15
        return lead_move(rank, suits_holding(mask_of(act.cards), rank))
    return move(_KINDS[act.kind], act.cards[0] if act.cards else 0, act.target or 0)


def _put_deal(state: State, view: View) -> None:
    state.dealer = view.dealer
    state.trump_card = view.trump_card
    state.trump = view.trump_suit
    state.phase = codes.TO_LEAD
    state.bout = view.bout
    state.stalling = view.stalling
    state.discarded = view.discard > 0
    state.later_deal = view.deal > 1
    state.playing = mask_of(one.seat for one in view.seats if one.playing)
    state.asks_all = state.limits.pogony
    state.queen = state.limits.queen if view.queen is None else view.queen
    for one in view.seats:
        if one.rung is not None:
            state.put_rung(one.seat, one.rung)
        if one.no_arm:
            state.no_arm |= mask_of([one.seat])
        if one.place is not None:
            state.put_place(one.seat, one.place)
            state.n_out += 1


def _put_cards(state: State, view: View, hidden: Hidden) -> None:
    """Put every card where it was before this bout."""
    hands = {**hidden.hands, view.seat: view.hand}
    for one in view.seats:
        held = hands.get(one.seat, ())
        _check(len(held), one.count, f"hand of seat {one.seat}")
        state.put_hand(one.seat, mask_of((*held, *_laid_by(view, one.seat))))
    _check(len(hidden.talon), view.talon, "talon")
    for at, card in enumerate(hidden.talon):
        state.put_talon(at, card)
    state.discard = state.limits.all_cards & ~mask_of(hidden.talon)
    for one in view.seats:
        state.discard &= ~state.hands[one.seat]


def _laid_by(view: View, seat: int) -> list[int]:
    """The cards of this bout that came from a seat's hand."""
    acts = [act for act in view.history if act.seat == seat and act.kind in _LAID]
    return [card for act in acts for card in act.cards]


def _check(given: int, seen: int, what: str) -> None:
    if given != seen:
        msg = f"{what}: {given} cards were guessed, the view shows {seen}"
        raise ValueError(msg)
