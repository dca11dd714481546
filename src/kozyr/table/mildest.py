"""The mildest legal act, which the server does for who has let his time run out (§17.8)."""

from kozyr.cards.card import rank_of, suit_of
from kozyr.game.actions import Action, Decline, Hang, Lead, Pass, Take, Waive
from kozyr.game.deal import Deal


def mildest(deal: Deal, seat: int) -> Action:
    """Tell what the server does for a seat that is waited for.

    The opener leads the lowest non-trump, else the lowest trump, of those §15.9 lets him lead, or
    hangs if he must; a defender takes, a thrower passes; who is asked declines, who may call
    waives.
    """
    match deal.phase:
        case "lead":
            return _lead(deal, seat)
        case "calling":
            return Waive()
        case "hanging":
            return Decline()
        case _:
            return Take() if deal.why_not(seat, Take()) is None else Pass()


def _lead(deal: Deal, seat: int) -> Action:
    view = deal.view(seat)
    cards = [move.card for move in view.moves if move.lead]
    if not cards:
        return Hang()
    trump = view.trump_suit
    return Lead((min(cards, key=lambda card: (suit_of(card) == trump, rank_of(card), card)),))
