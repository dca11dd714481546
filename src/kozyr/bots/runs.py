"""Playing to go out against one rival whose hand is known: leads that he must take, then the last.

A lead that is not beaten leaves the lead where it was, so a hand is won when its ranks can be led
one after another, each with a card the rival has no answer to, until one rank is left: that one
empties the hand whatever the rival does. What he takes he may use later.
"""

from kozyr.bots.strength import by_rank, stronger
from kozyr.cards.card import rank_of
from kozyr.cards.cardset import cards_of
from kozyr.game.bits import bit, of_ranks, popcount


def run(hand: int, rival: int, trump_suit: int, kept: int = 0, *, transfers: bool) -> int:
    """The cards of one rank with which a winning run begins, 0 if there is none.

    `hand` is on lead, `rival` the other hand; `transfers` says whether a card of the rank answers a
    lead as well as a stronger one. `kept` cards are not led but hung when the last lead is taken.
    """
    answers = {card: _answers(card, trump_suit, transfers=transfers) for card in cards_of(hand)}
    for last in [hand & kept] if hand & kept else by_rank(hand):
        first = _first_lead(hand & ~last, rival, answers)
        hangs = bool(first and hand & kept)
        if first is not None and (hangs or _empties(last, rival | hand & ~last, answers)):
            return first or last
    return 0


def _answers(card: int, trump_suit: int, *, transfers: bool) -> int:
    beats = stronger(card, trump_suit)
    return beats | of_ranks(bit(rank_of(card))) if transfers else beats


def _first_lead(cards: int, rival: int, answers: dict[int, int]) -> int | None:
    """The rank to lead first so that every lead of these cards is taken; 0 of none, None if not.

    The order is found from its end: what the rival cannot answer even with all the other cards may
    as well be led last, since then it helps him least.
    """
    first = 0
    while cards:
        for group in by_rank(cards):
            if _is_taken(group, rival | cards & ~group, answers):
                first = group
                break
        else:
            return None
        cards &= ~first
    return first


def _is_taken(group: int, rival: int, answers: dict[int, int]) -> bool:
    """Whether the rival has no answer to some card of the group."""
    return any(not answers[card] & rival for card in cards_of(group))


def _empties(group: int, rival: int, answers: dict[int, int]) -> bool:
    """Whether leading the last group ends the hand before the rival can have emptied his."""
    return popcount(rival) > popcount(group) or _is_taken(group, rival, answers)
