"""What a seat may do now with each card and each button, and why not (§17.1)."""

from collections.abc import Iterator

from kozyr.cards.card import rank_of
from kozyr.cards.cardset import cards_of
from kozyr.game import actions, codes
from kozyr.game.explain import code_of, worded
from kozyr.game.leading import lead_max
from kozyr.game.moves import card_of, kind_of, led_cards, target_of
from kozyr.game.state import State
from kozyr.game.translate import legal_moves
from kozyr.game.view import Buttons, CardMoves
from kozyr.rules.refusal import Refusal


def card_moves(s: State, seat: int) -> tuple[CardMoves, ...]:
    """What may be done with each card of the hand, cards ascending."""
    moves = legal_moves(s, seat)
    leads = [led_cards(move) for move in moves if kind_of(move) == codes.LEAD]
    joined = bool(leads) and lead_max(s) > 1
    hand = cards_of(s.hands[seat])
    of_card: dict[int, list[int]] = {card: [] for card in hand}
    for move in moves:
        if card_of(move) in of_card and kind_of(move) not in _WITHOUT_CARD:
            of_card[card_of(move)].append(move)
    return tuple(
        _moves_of(card, of_card[card], _joins(card, hand) if joined else (), lead=bool(leads))
        for card in hand
    )


_WITHOUT_CARD = {codes.LEAD, codes.TAKE, codes.PASS}


def _joins(card: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one for one in hand if one != card and rank_of(one) == rank_of(card))


def _moves_of(card: int, moves: list[int], joins: tuple[int, ...], *, lead: bool) -> CardMoves:
    kinds = {kind_of(move) for move in moves}
    return CardMoves(
        card=card,
        lead=lead,
        joins=joins,
        beat=tuple(target_of(move) for move in moves if kind_of(move) == codes.BEAT),
        throw_in=codes.THROW_IN in kinds,
        transfer=codes.TRANSFER in kinds,
        show=codes.SHOW in kinds,
    )


def buttons(s: State, seat: int) -> Buttons:
    """For each kind of action None if some such action is legal, else why none is."""
    allowed = {kind_of(move) for move in legal_moves(s, seat)}
    why = [None if kind in allowed else _why_none(s, seat, kind) for kind in range(codes.PASS + 1)]
    return Buttons(*why)


def _why_none(s: State, seat: int, kind: int) -> Refusal:
    """The reason of the try that got furthest in the order of the rules."""
    tries = _tries(s, seat, kind)
    furthest = next(tries)
    code = code_of(s, seat, furthest)
    if code >= codes.NOT_YOUR_CARD:
        furthest = max((furthest, *tries), key=lambda tried: code_of(s, seat, tried))
        code = code_of(s, seat, furthest)
    return worded(s, seat, furthest, code)


def _tries(s: State, seat: int, kind: int) -> Iterator[actions.Action]:
    """Every action of a kind with the cards of the hand; one with no card if the hand is empty."""
    cards = cards_of(s.hands[seat]) or (codes.NOT_A_CARD,)
    targets = cards_of(s.uncovered) or (codes.NOT_A_CARD,)
    for card in cards:
        if kind == codes.LEAD:
            yield actions.Lead((card,))
        elif kind == codes.BEAT:
            yield from (actions.Beat(card, target) for target in targets)
        elif kind == codes.THROW_IN:
            yield actions.ThrowIn(card)
        elif kind == codes.TRANSFER:
            yield actions.Transfer(card)
        elif kind == codes.SHOW:
            yield actions.Show(card)
        else:
            yield actions.Take() if kind == codes.TAKE else actions.Pass()
            return
