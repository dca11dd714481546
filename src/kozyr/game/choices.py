"""What a seat may do now with each card and each button, and why not (§17.1)."""

from collections.abc import Sequence
from typing import Final

from kozyr.cards.card import rank_of
from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.leading import lead_max, leadable
from kozyr.game.moves import card_of, kind_of, target_of
from kozyr.game.state import State
from kozyr.game.translate import armed_moves, legal_moves
from kozyr.game.view import Buttons, CardMoves
from kozyr.game.wanting import why_none, why_not_armed

_KINDS: Final = range(codes.KINDS)
_WITH_CARD: Final = {codes.BEAT, codes.THROW_IN, codes.TRANSFER, codes.SHOW}


class Chooser:
    """What one seat may do: its legal moves, found once."""

    def __init__(self, s: State, seat: int) -> None:
        self._state = s
        self._seat = seat
        self._hand = cards_of(s.hands[seat])
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
        s, seat, hand = self._state, self._seat, self._hand
        why = [None if kind in allowed else why_none(s, seat, kind, hand) for kind in _KINDS]
        why.append(None if self._armed else why_not_armed(s, seat, hand))
        return Buttons(*why)

    def _with_cards(self, moves: Sequence[int]) -> tuple[CardMoves, ...]:
        s = self._state
        leads = any(kind_of(move) == codes.LEAD for move in moves)
        joined = leads and lead_max(s) > 1
        led = cards_of(leadable(s)) if leads else ()
        of_card: dict[int, list[int]] = {card: [] for card in self._hand}
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
            for card in self._hand
        )


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
