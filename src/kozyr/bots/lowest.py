"""The easy bot: whatever it does, it does with its lowest card, trumps last."""

from typing import Final

from kozyr.bots.choices import (
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
from kozyr.bots.covers import Plan, plan
from kozyr.bots.ladder import kept_cards
from kozyr.bots.memory import laid_cards
from kozyr.bots.strength import cheapest_first
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.actions import Action, Lead, Pass, Show, Take, ThrowIn, Transfer
from kozyr.game.bits import bit, highest, lane, lowest, popcount, ranks_in
from kozyr.game.view import View
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules

_MANY: Final = 4
"""So many cards to take are worth even the highest trump."""


class Lowest:
    """Leads, beats, transfers and throws in its lowest card; takes what it cannot beat.

    It throws in plain cards only, unless it goes out, and remembers nothing. While the talon lasts
    it takes a few cards rather than spend the highest trump, and throws in no `treasured` card.
    """

    def __init__(self, rules: Rules, treasured: int = 0) -> None:
        self._limits = bind(rules)
        self._treasured = treasured

    def see(self, view: View) -> None:
        """Take note of a view: there is nothing to remember."""

    def choose(self, view: View) -> Action | None:
        """Say what to do; None to wait for the word, or when there is nothing to do."""
        if view.phase != "bout":
            return without_cards(view) or _lead(view)
        if view.role == "defender":
            return self._answer(view)
        return self._throw_in(view)

    def _throw_in(self, view: View) -> Action | None:
        cards = cheapest_first(self._spare(view, throwable(view)), view.trump_suit)
        if cards:
            return ThrowIn(cards[0])
        waits = not has_word(view) and self._spare(view, matching(view, self._limits))
        return Pass() if may_pass(view) and not waits else None

    def _spare(self, view: View, cards: int) -> int:
        """Those of these cards that it throws in: plain ones, at the end even the last trump."""
        dear = lane(view.trump_suit) | _kept(view) | (self._treasured if view.talon else 0)
        last = len(view.hand) == 1 and not view.talon
        return cards & ~dear or (cards & ~_kept(view) if last else 0)

    def _answer(self, view: View) -> Action | None:
        """Show, else transfer or beat with the lowest card that does, else take."""
        if view.buttons.take is not None:
            return None
        shown = showable(view)
        if shown:
            return Show(lowest(shown))
        hand = mask_of(view.hand) & ~self._guarded(view)
        beats = _beats(view, hand)
        laid = cheapest_first(transferable(view) & hand, view.trump_suit, _kept(view))
        if laid and (beats is None or _is_lower(view, laid[0], beats)):
            return Transfer(laid[0])
        return beats[0] if beats else Take()

    def _guarded(self, view: View) -> int:
        """The highest trump, while it is too early to spend it on a few cards."""
        few = popcount(laid_cards(view.table)) < _MANY
        trumps = lane(view.trump_suit) & self._limits.all_cards
        return bit(highest(trumps)) if view.talon and few else 0


def _kept(view: View) -> int:
    """The cards kept to hang: it thinks of them when the talon is empty."""
    return 0 if view.talon else kept_cards(view)


def _lead(view: View) -> Action | None:
    """The lowest card, or what is left of one rank at the end."""
    hand = leadable(view)
    if not hand:
        return None
    if _goes_out(view, hand):
        return Lead(cards_of(hand))
    return Lead((cheapest_first(hand, view.trump_suit, _kept(view))[0],))


def _goes_out(view: View, hand: int) -> bool:
    """Whether all its cards can be led together at the end, none of them kept to hang."""
    every = hand == mask_of(view.hand) and popcount(hand) <= view.lead_max
    return every and not view.talon and not hand & _kept(view) and popcount(ranks_in(hand)) == 1


def _beats(view: View, hand: int) -> Plan | None:
    """What covers the whole table with the lowest cards of this hand, None if nothing does."""

    def cheapest(cards: int) -> list[int]:
        return cheapest_first(cards, view.trump_suit, _kept(view))

    return plan(uncovered(view), hand, view.trump_suit, cheapest)


def _is_lower(view: View, card: int, beats: Plan) -> bool:
    """Whether to transfer with a card comes before all that covering the table would cost."""
    spent = mask_of(beat.card for beat in beats)
    dearest = cheapest_first(spent | bit(card), view.trump_suit, _kept(view))[-1]
    return bool(spent & bit(card)) or dearest != card
