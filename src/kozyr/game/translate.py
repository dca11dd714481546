"""Between actions, which people and programs speak, and moves, which the kernel speaks."""

from typing import Final

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import actions, codes
from kozyr.game.bits import lowest, ranks_in
from kozyr.game.moves import (
    Moves,
    card_of,
    is_armed,
    kind_of,
    lead_move,
    led_cards,
    legal,
    legal_armed,
    move,
    suits_holding,
    target_of,
)
from kozyr.game.state import State


def move_of(action: actions.Action) -> int:
    """The move of an action that may be asked of the kernel: its cards must be cards."""
    match action:
        case actions.Lead(cards):
            rank = lowest(ranks_in(mask_of(cards)))
            return lead_move(rank, suits_holding(mask_of(cards), rank))
        case actions.Beat(card, target):
            return move(codes.BEAT, card, target) | _mark(action)
        case actions.ThrowIn(card):
            return move(codes.THROW_IN, card, 0) | _mark(action)
        case actions.Transfer(card):
            return move(codes.TRANSFER, card, 0) | _mark(action)
        case actions.Show(card):
            return move(codes.SHOW, card, 0)
        case actions.Call(player):
            return move(codes.CALL, player, 0)
        case _:
            return move(_KINDS[type(action)], 0, 0)


BARE: Final[dict[int, actions.Action]] = {
    codes.TAKE: actions.Take(),
    codes.PASS: actions.Pass(),
    codes.WAIVE: actions.Waive(),
    codes.HANG: actions.Hang(),
    codes.DECLINE: actions.Decline(),
}
"""The kinds of acts that need no card and no player."""

_KINDS: Final = {type(action): kind for kind, action in BARE.items()}


_NAMES: Final = {
    kind: str(action.__struct_config__.tag)
    for kind, action in (
        (codes.LEAD, actions.Lead),
        (codes.BEAT, actions.Beat),
        (codes.THROW_IN, actions.ThrowIn),
        (codes.TRANSFER, actions.Transfer),
        (codes.SHOW, actions.Show),
        (codes.CALL, actions.Call),
        *((kind, type(action)) for kind, action in BARE.items()),
    )
}
"""The kinds of acts as they are written."""


def _mark(action: actions.Beat | actions.ThrowIn | actions.Transfer) -> int:
    return codes.ARMED if action.armed else 0


def action_of(move: int) -> actions.Action:
    """The action of a move."""
    kind, card, armed = kind_of(move), card_of(move), is_armed(move)
    if kind == codes.LEAD:
        return actions.Lead(cards_of(led_cards(move)))
    if kind == codes.BEAT:
        return actions.Beat(card, target_of(move), armed=armed)
    if kind == codes.THROW_IN:
        return actions.ThrowIn(card, armed=armed)
    if kind == codes.TRANSFER:
        return actions.Transfer(card, armed=armed)
    if kind == codes.SHOW:
        return actions.Show(card)
    return actions.Call(card) if kind == codes.CALL else BARE[kind]


def legal_moves(s: State, seat: int) -> list[int]:
    """The legal moves of a seat in their pinned order."""
    moves = Moves()
    return [moves.move(at) for at in range(legal(s, seat, moves))]


def legal_kinds(s: State, seat: int) -> tuple[str, ...]:
    """The kinds of the legal moves of a seat, in the order of the kinds."""
    return tuple(dict.fromkeys(_NAMES[kind_of(move)] for move in legal_moves(s, seat)))


def armed_moves(s: State, seat: int) -> list[int]:
    """The legal armed moves of a seat in their pinned order (§14.2)."""
    moves = Moves()
    return [moves.move(at) for at in range(legal_armed(s, seat, moves))]


def legal_actions(s: State, seat: int) -> tuple[actions.Action, ...]:
    """The legal actions of a seat in their pinned order."""
    return tuple(action_of(move) for move in legal_moves(s, seat))
