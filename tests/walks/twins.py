"""A deal beside its twin: the same to one seat, with other cards wherever that seat cannot look."""

from collections.abc import Iterator, Sequence
from copy import copy

import msgspec

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.actions import Action, Beat, ThrowIn, Transfer
from kozyr.game.deal import Deal
from kozyr.game.events import Acted, BoutClosed, Drew, Event
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.game.translate import action_of, armed_moves

FEW = 3
"""In two of three twins at most so many pairs of cards have changed places."""


def twin_of(deal: Deal, viewer: int, dice: Dice) -> Deal:
    """Give a deal that waits for a lead with some of the cards hidden from a seat exchanged.

    In the first bout trumps stay where they are: who holds the lowest was told (§3.2).
    """
    state = State(deal.state.limits)
    state.copy_from(deal.state)
    cards = [card for _, card in hidden_places(state, viewer)]
    swap(cards, [at for at, card in enumerate(cards) if may_move(state, card)], dice)
    put_hidden(state, viewer, cards)
    twin = Deal(deal.rules, state, deal.number, deal.decided_by)
    twin.story = copy(deal.story)
    return twin


def hidden_places(state: State, viewer: int) -> Iterator[tuple[int, int]]:
    """Each card that a seat cannot see, with the seat that holds it; -1 is the talon."""
    for seat in range(state.limits.seats):
        for card in cards_of(state.hands[seat]) if seat != viewer else ():
            yield seat, card
    for at in range(state.talon_at, state.talon_end - 1):
        yield -1, state.talon[at]


def may_move(state: State, card: int) -> bool:
    return state.bout > 1 or card >> 4 != state.trump


def swap(cards: list[int], places: list[int], dice: Dice) -> None:
    """Exchange the cards of a few of these places, or of all."""
    if len(places) < 2:
        return
    for _ in range(1 + dice.below(FEW) if dice.below(3) else len(places)):
        one, other = places[dice.below(len(places))], places[dice.below(len(places))]
        cards[one], cards[other] = cards[other], cards[one]


def put_hidden(state: State, viewer: int, cards: list[int]) -> None:
    """Put cards into the places of `hidden_places`, in the same order."""
    seats = [seat for seat, _ in hidden_places(state, viewer)]
    for seat in range(state.limits.seats):
        if seat != viewer:
            held = [card for at, card in zip(seats, cards, strict=True) if at == seat]
            state.put_hand(seat, mask_of(held))
    end = state.talon_end
    for at, card in enumerate(cards[len(cards) - seats.count(-1) :], start=state.talon_at):
        state.put_talon(at, card)
    state.talon_end = end


def common(choices: Sequence[Action], twin: Deal, seat: int) -> list[Action]:
    """Those of a seat's actions that are legal in the twin too."""
    there = set(twin.legal(seat)) if choices else set()
    return [action for action in choices if action in there]


def armed_as_well(deal: Deal, seat: int, action: Action) -> Action:
    """The same action with the armed mark, if it may be armed (§14.4)."""
    armed = {unmarked(one): one for one in map(action_of, armed_moves(deal.state, seat))}
    return armed.get(action, action)


def unmarked(action: Action) -> Action:
    if isinstance(action, Beat | ThrowIn | Transfer):
        return msgspec.structs.replace(action, armed=False)
    return action


def sent(deal: Deal, seat: int, told: tuple[Event, ...]) -> bytes:
    """Everything a seat is sent after an action."""
    return msgspec.json.encode([deal.view(seat), [event.seen_by(seat) for event in told]])


def shows(told: tuple[Event, ...], other: tuple[Event, ...], seat: int) -> bool:
    """Whether hidden cards came to light: the seat drew some, somebody hung or passed on his hand.

    Where two deals differ in that, they may look different from now on.
    """
    return brought_to_light(told, seat) != brought_to_light(other, seat)


def brought_to_light(told: tuple[Event, ...], seat: int) -> list[object]:
    found: list[object] = []
    for event in told:
        match event:
            case Drew(seat=drawer, cards=cards) if drawer == seat:
                found.append(cards)
            case Acted(act=act) if act.kind == "hang":
                found.append(act)
            case BoutClosed(bout=bout) if bout.passed_set is not None:
                found.append(bout.passed_set)
    return found
