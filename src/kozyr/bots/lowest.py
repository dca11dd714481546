"""The easy bot: whatever it does, it does with its lowest card, trumps last."""

from kozyr.bots.choices import (
    beaters,
    has_word,
    leadable,
    matching,
    may_pass,
    showable,
    throwable,
    transferable,
    uncovered,
    without_cards,
)
from kozyr.bots.ladder import kept_cards
from kozyr.bots.strength import cheapest_first
from kozyr.game.actions import Action, Beat, Lead, Pass, Show, Take, ThrowIn, Transfer
from kozyr.game.bits import bit, lane, lowest
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


class Lowest:
    """Leads, beats, transfers and throws in its lowest card; takes what it cannot beat.

    It throws in plain cards only, and remembers nothing.
    """

    def __init__(self, rules: Rules) -> None:
        self._limits = bind(rules)

    def see(self, view: View) -> None:
        """Take note of a view: there is nothing to remember."""

    def choose(self, view: View) -> Action | None:
        """Say what to do; None to wait for the word, or when there is nothing to do."""
        if view.phase != "bout":
            return without_cards(view) or _lead(view)
        if view.role == "defender":
            return _answer(view)
        return self._throw_in(view)

    def _throw_in(self, view: View) -> Action | None:
        plain = ~lane(view.trump_suit) & ~_kept(view)
        cards = cheapest_first(throwable(view) & plain, view.trump_suit, _kept(view))
        if cards:
            return ThrowIn(cards[0])
        waits = not has_word(view) and matching(view, self._limits) & plain
        return Pass() if may_pass(view) and not waits else None


def _kept(view: View) -> int:
    """The cards kept to hang: it thinks of them when the talon is empty."""
    return 0 if view.talon else kept_cards(view)


def _lead(view: View) -> Action | None:
    cards = cheapest_first(leadable(view), view.trump_suit, _kept(view))
    return Lead((cards[0],)) if cards else None


def _answer(view: View) -> Action | None:
    """Show, else transfer or beat with the lowest card that does, else take."""
    if view.buttons.take is not None:
        return None
    shown = showable(view)
    if shown:
        return Show(lowest(shown))
    covers = [beaters(view, target) for target in uncovered(view)]
    laid = transferable(view)
    cheapest = cheapest_first(
        laid | (covers[0] if all(covers) else 0), view.trump_suit, _kept(view)
    )
    if not cheapest:
        return Take()
    card = cheapest[0]
    return Transfer(card) if laid & bit(card) else Beat(card, uncovered(view)[0])
