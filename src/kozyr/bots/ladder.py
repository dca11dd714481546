"""The epaulettes of a seat: which cards it would hang, and which it keeps for that (chapter 15)."""

from kozyr.game.bits import bit, lane, of_ranks
from kozyr.game.codes import QUEEN
from kozyr.game.view import View


def rung_cards(view: View, seat: int) -> int:
    """The cards of a seat's rung, on the last the named queen; none without epaulettes (§15.2)."""
    rung = view.seats[seat].rung
    if rung is None:
        return 0
    cards = of_ranks(bit(rung))
    if rung != QUEEN:
        return cards
    return cards & lane(view.queen) if view.queen is not None else 0


def kept_cards(view: View) -> int:
    """The cards that this seat keeps to hang: of the rung, trumps only if that is the queen."""
    cards = rung_cards(view, view.seat)
    return cards if view.seats[view.seat].rung == QUEEN else cards & ~lane(view.trump_suit)
