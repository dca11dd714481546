"""What a view lets a seat do, as sets of cards (masks) that bots can choose from."""

from kozyr.cards.cardset import mask_of
from kozyr.game.actions import Action, Decline, Hang, Waive
from kozyr.game.bits import of_ranks, ranks_in
from kozyr.game.view import View
from kozyr.rules.limits import Limits


def without_cards(view: View) -> Action | None:
    """The act at a moment that takes no thought, None at any other.

    Epaulettes are hung whenever they may be: that wins the deal and climbs a rung, and nothing that
    is played on can bring more (§15.8). In a call window an honest player lets it go.
    """
    buttons = view.buttons
    if buttons.hang is None:
        return Hang()
    if buttons.decline is None:
        return Decline()
    return Waive() if buttons.waive is None else None


def leadable(view: View) -> int:
    """The cards that may be led now, alone or with others of their rank."""
    return mask_of(one.card for one in view.moves if one.lead)


def throwable(view: View) -> int:
    """The cards that may be thrown in now."""
    return mask_of(one.card for one in view.moves if one.throw_in)


def transferable(view: View) -> int:
    """The cards that may be laid now as a transfer."""
    return mask_of(one.card for one in view.moves if one.transfer)


def showable(view: View) -> int:
    """The trumps that may be shown now."""
    return mask_of(one.card for one in view.moves if one.show)


def beaters(view: View, target: int) -> int:
    """The cards that may beat this attack card now."""
    return mask_of(one.card for one in view.moves if target in one.beat)


def uncovered(view: View) -> tuple[int, ...]:
    """The attack cards not yet beaten, in the order laid."""
    return tuple(pair.attack for pair in view.table if pair.cover is None)


def matching(view: View, limits: Limits) -> int:
    """The cards of the hand whose ranks could be thrown in once the seat has the word (§6.1)."""
    laid = [pair.attack for pair in view.table]
    laid += [pair.cover for pair in view.table if pair.cover is not None]
    led = [card for act in view.history if act.kind == "lead" for card in act.cards]
    ranks = ranks_in(mask_of(laid) & limits.throw_any | mask_of(led) & limits.throw_lead)
    return mask_of(view.hand) & of_ranks(ranks)


def may_pass(view: View) -> bool:
    """Whether passing would be accepted."""
    return view.buttons.pass_ is None


def has_word(view: View) -> bool:
    """Whether this seat may throw in now, if it has a card for it (§6.5)."""
    if view.word == "seat":
        return view.word_seat == view.seat
    return view.word == "open" or view.main_attacker == view.seat
