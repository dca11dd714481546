"""A state that fits what a seat sees: the only way to one outside the game (§19.8)."""

from collections.abc import Mapping

import msgspec

from kozyr.cards.cardset import mask_of
from kozyr.game import codes
from kozyr.game.state import State
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


class Hidden(msgspec.Struct, frozen=True):
    """A guess at what a view hides: the other seats' cards, the talon in drawing order."""

    hands: Mapping[int, tuple[int, ...]]
    talon: tuple[int, ...]


def imagine(view: View, rules: Rules, hidden: Hidden) -> State:
    """The state in which this view would be seen if the hidden cards were these.

    Raises:
        ValueError: the guess does not fit the counts of the view.

    """
    state = State(bind(rules))
    _put_cards(state, view, hidden)
    _put_table(state, view)
    state.bout = view.bout
    state.phase = _PHASES[view.phase]
    state.stalling = view.stalling
    state.discarded = view.discard > 0
    state.later_deal = view.deal > 1
    state.opener = _seat(view.opener)
    state.defender = _seat(view.defender)
    return state


_PHASES = {"lead": codes.TO_LEAD, "bout": codes.BOUT, "over": codes.OVER}
_LAID = {"lead", "beat", "throw_in", "transfer"}


def _put_cards(state: State, view: View, hidden: Hidden) -> None:
    state.dealer = view.dealer
    state.trump_card = view.trump_card
    state.trump = view.trump_suit
    hands = {**hidden.hands, view.seat: view.hand}
    for one in view.seats:
        _check(len(hands.get(one.seat, ())), one.count, f"hand of seat {one.seat}")
        state.put_hand(one.seat, mask_of(hands.get(one.seat, ())))
    _check(len(hidden.talon), view.talon, "talon")
    for at, card in enumerate(hidden.talon):
        state.put_talon(at, card)
    state.playing = mask_of(one.seat for one in view.seats if one.playing)
    held = mask_of(card for cards in (*hands.values(), hidden.talon) for card in cards)
    state.discard = state.limits.all_cards & ~held
    for one in view.seats:
        if one.place is not None:
            state.put_place(one.seat, one.place)
            state.n_out += 1


def _put_table(state: State, view: View) -> None:
    for at, pair in enumerate(view.table):
        state.put_attack(pair.by, pair.attack)
        if pair.cover is not None and pair.cover_by is not None:
            state.put_cover(at, pair.cover_by, pair.cover)
    state.discard &= ~state.table
    for seat in view.transferrers:
        state.put_transferrer(seat)
    state.lead = mask_of(card for act in view.history if act.kind == "lead" for card in act.cards)
    state.shown = mask_of({act.seat for act in view.history if act.kind == "show"})
    state.taking = view.taking
    state.passed = mask_of(one.seat for one in view.seats if one.passed)
    state.word_open = view.word == "open"
    state.turn = _seat(view.word_seat)
    for seat in _emptied(view):
        state.put_emptied(seat)


def _emptied(view: View) -> list[int]:
    """The seats in without a card, in the order their hands became empty in this bout (§11.5)."""
    last = {act.seat: at for at, act in enumerate(view.history) if act.kind in _LAID}
    empty = [one.seat for one in view.seats if one.playing and not one.count]
    return sorted(empty, key=last.__getitem__)


def _check(given: int, seen: int, what: str) -> None:
    if given != seen:
        msg = f"{what}: {given} cards were guessed, the view shows {seen}"
        raise ValueError(msg)


def _seat(seat: int | None) -> int:
    return codes.NOBODY if seat is None else seat
