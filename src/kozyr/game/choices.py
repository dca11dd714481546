"""What a seat may do now with each card and each button, and why not (§17.1)."""

from collections.abc import Iterator, Sequence

from kozyr.cards.card import rank_of
from kozyr.cards.cardset import cards_of
from kozyr.game import actions, codes
from kozyr.game.explain import code_of, worded
from kozyr.game.leading import lead_max, leadable
from kozyr.game.moves import card_of, kind_of, target_of
from kozyr.game.sides import opponents
from kozyr.game.state import State
from kozyr.game.translate import BARE, armed_moves, legal_moves
from kozyr.game.view import Buttons, CardMoves
from kozyr.rules.refusal import Refusal

_WITH_CARD = {codes.BEAT, codes.THROW_IN, codes.TRANSFER, codes.SHOW}


class Chooser:
    """What one seat may do: its legal moves, found once."""

    def __init__(self, s: State, seat: int) -> None:
        self._state = s
        self._seat = seat
        self._moves = legal_moves(s, seat)
        self._armed = armed_moves(s, seat) if s.limits.cheating else []

    def moves(self) -> tuple[CardMoves, ...]:
        """What may be done with each card of the hand, cards ascending."""
        return self._with_cards(self._moves)

    def armed(self) -> tuple[CardMoves, ...]:
        """What each card of the hand could do as an armed act; empty if nothing may be armed."""
        return self._with_cards(self._armed) if self._armed else ()

    def calls(self) -> tuple[int, ...]:
        """The seats that this one may call now."""
        return tuple(card_of(move) for move in self._moves if kind_of(move) == codes.CALL)

    def buttons(self) -> Buttons:
        """For each kind of action None if some such action is legal, else why none is."""
        allowed = {kind_of(move) for move in self._moves}
        why = [None if kind in allowed else self._why_none(kind) for kind in range(codes.KINDS)]
        why.append(None if self._armed else self._why_not_arm())
        return Buttons(*why)

    def _with_cards(self, moves: Sequence[int]) -> tuple[CardMoves, ...]:
        s = self._state
        leads = any(kind_of(move) == codes.LEAD for move in moves)
        joined = leads and lead_max(s) > 1
        hand = cards_of(s.hands[self._seat])
        led = cards_of(leadable(s)) if leads else ()
        of_card: dict[int, list[int]] = {card: [] for card in hand}
        for move in moves:
            if kind_of(move) in _WITH_CARD:
                of_card[card_of(move)].append(move)
        return tuple(
            _moves_of(
                card,
                of_card[card],
                _joins(card, led) if joined and card in led else (),
                lead=card in led,
            )
            for card in hand
        )

    def _why_none(self, kind: int) -> Refusal:
        return self._furthest(_tries(self._state, self._seat, kind))

    def _why_not_arm(self) -> Refusal:
        """Why nothing may be armed: of the acts that can be, the reason that lies furthest."""
        s, seat = self._state, self._seat
        card = next(iter(cards_of(s.hands[seat])), codes.NOT_A_CARD)
        target = next(iter(cards_of(s.uncovered)), codes.NOT_A_CARD)
        return self._worst(
            (
                actions.Beat(card, target, armed=True),
                actions.ThrowIn(card, armed=True),
                actions.Transfer(card, armed=True),
            )
        )

    def _furthest(self, tries: Iterator[actions.Action]) -> Refusal:
        """The reason of the try that got furthest in the order of the rules."""
        first = next(tries)
        if code_of(self._state, self._seat, first) < codes.NOT_YOUR_CARD:
            return self._worst((first,))
        return self._worst((first, *tries))

    def _worst(self, tries: tuple[actions.Action, ...]) -> Refusal:
        s, seat = self._state, self._seat
        furthest = max(tries, key=lambda tried: code_of(s, seat, tried))
        return worded(s, seat, furthest, code_of(s, seat, furthest))


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


def _tries(s: State, seat: int, kind: int) -> Iterator[actions.Action]:
    """Every action of a kind with the cards of the hand; one with no card if the hand is empty."""
    if kind in BARE:
        yield BARE[kind]
    elif kind == codes.CALL:
        yield from map(actions.Call, cards_of(opponents(s, seat)) or (seat,))
    else:
        yield from _tries_with_cards(s, seat, kind)


def _tries_with_cards(s: State, seat: int, kind: int) -> Iterator[actions.Action]:
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
        else:
            yield actions.Show(card)
