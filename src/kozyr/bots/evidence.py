"""Which cards on the table were laid by a cheat: everybody can see it who looks (§14.5, §14.7)."""

from collections.abc import Iterator
from typing import Final

from kozyr.bots.strength import stronger
from kozyr.cards.cardset import mask_of
from kozyr.game.bits import bit, lane, of_ranks, ranks_in
from kozyr.game.view import Act, View
from kozyr.rules.limits import Limits

LAYING: Final = frozenset({"lead", "beat", "throw_in", "transfer"})
"""The kinds of acts that lay cards on the table."""


class Table:
    """The cards of a bout as its acts lay them; sets of cards are masks.

    `led` are those of the lead, `laid` all, `open` those not covered, passed on ones among them.
    """

    def __init__(self, limits: Limits, trump_suit: int) -> None:
        self._limits = limits
        self._trump_suit = trump_suit
        self.led = 0
        self.laid = 0
        self.open = 0

    def fits(self, act: Act) -> bool:
        """Whether the card of this act matches what lies there, as an honest one does."""
        card = mask_of(act.cards)
        if act.kind == "beat" and act.target is not None:
            return bool(card & stronger(act.target, self._trump_suit))
        if act.kind == "throw_in":
            return bool(card & self.matching())
        return act.kind != "transfer" or self._hands_on(card)

    def matching(self) -> int:
        """Every card whose rank allows it to be thrown in (§6.1)."""
        limits = self._limits
        return of_ranks(ranks_in(self.laid & limits.throw_any | self.led & limits.throw_lead))

    def _hands_on(self, card: int) -> bool:
        """Whether an honest transfer lays this card: it has the rank of all it passes on (§7.3)."""
        if self._limits.trump_only_beats and card & lane(self._trump_suit):
            return False
        return ranks_in(self.open) == ranks_in(card)

    def lay(self, act: Act) -> None:
        """Note the cards of an act."""
        cards = mask_of(act.cards)
        self.laid |= cards
        if act.kind == "lead":
            self.led = cards
        if act.kind == "beat" and act.target is not None:
            self.open &= ~bit(act.target)
        else:
            self.open |= cards


def judged(view: View, limits: Limits) -> Iterator[tuple[int, Act, bool]]:
    """Every act of this bout that laid cards: its place in the history, and whether it cheated.

    It tells the truth if the view has the whole bout, as the views of a deal have.
    """
    table = Table(limits, view.trump_suit)
    for at, act in enumerate(view.history):
        if act.kind in LAYING:
            yield at, act, not table.fits(act)
            table.lay(act)
