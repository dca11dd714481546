"""What a player makes of the table when it is his turn to think."""

from typing import Final

import msgspec

from kozyr.bots.ladder import kept_cards
from kozyr.bots.memory import Memory, laid_cards
from kozyr.bots.runs import run
from kozyr.cards.card import rank_of, suit_of
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.bits import bit, highest, lane, lowest
from kozyr.game.view import View
from kozyr.rules.limits import Limits

_TWO: Final = 2


class Weights(msgspec.Struct, frozen=True):
    """Prices of the heuristics, in ranks: a nine is worth one more than an eight.

    `trump` is what a trump is worth above a plain card of its rank; `burden` what a card in hand
    costs while the talon lasts; `lead` what the lead is worth; `answered` the loss of leading into
    a known answer; `pair` the gain of each further card of a lead; `dear` is the least worth at
    which a plain card is too good to throw to a taker; `rung` what a card kept to hang is
    worth above another: more than any trump.
    """

    trump: float = 8.0
    burden: float = 7.0
    lead: float = 3.0
    answered: float = 1.5
    pair: float = 1.0
    dear: float = 4.0
    rung: float = 30.0


WEIGHTS: Final = Weights()
"""The prices found by playing against the easy bot (see `docs/bots.md`)."""


class Reading(msgspec.Struct, frozen=True):
    """A view with what its seat remembers; sets of cards are masks.

    `hand` is the own hand, `table` all that lies on the table, `trumps` the whole suit, `kept` the
    cards kept to hang, `rival` the hand of the only player left beside this one if the talon is
    empty and his cards are all known.
    """

    view: View
    memory: Memory
    limits: Limits
    weights: Weights
    hand: int
    table: int
    trumps: int
    kept: int
    rival: int | None

    @property
    def late(self) -> bool:
        """Whether the talon is empty, so that every card laid is one step to the door."""
        return self.view.talon == 0

    @property
    def playing(self) -> int:
        """How many players are in."""
        return sum(one.playing for one in self.view.seats)

    @property
    def transfers(self) -> bool:
        """Whether transfers are played with as many players as there are now (§7.5)."""
        barred = self.limits.not_two_left or (
            self.limits.not_two_seats and len(self.view.seats) == _TWO
        )
        return self.limits.transfers and not (barred and self.playing == _TWO)

    @property
    def climbs(self) -> bool:
        """Whether the deal is one of a match up the ladder (§15)."""
        return self.view.seats[self.view.seat].rung is not None

    def worth(self, card: int) -> float:
        """What a card is worth to keep, in ranks above a plain card of the middle rank."""
        middle = (
            rank_of(lowest(self.limits.all_cards)) + rank_of(highest(self.limits.all_cards))
        ) / 2
        extra = self.weights.trump if suit_of(card) == self.view.trump_suit else 0.0
        extra += self.weights.rung if bit(card) & self.kept else 0.0
        return rank_of(card) - middle + extra

    def cheapest(self, cards: int) -> list[int]:
        """The cards, those least worth keeping first."""
        return sorted(cards_of(cards), key=self.worth)

    def run(self, hand: int, rival: int) -> int:
        """The cards with which `hand`, on lead, begins to run out against `rival`; 0 if it cannot.

        See `runs`.
        """
        return run(hand, rival, self.view.trump_suit, self.kept, transfers=self.transfers)


def read(view: View, memory: Memory, limits: Limits, weights: Weights) -> Reading:
    """Put a view and what is remembered (this view included) together."""
    return Reading(
        view=view,
        memory=memory,
        limits=limits,
        weights=weights,
        hand=mask_of(view.hand),
        table=laid_cards(view.table),
        trumps=lane(view.trump_suit),
        kept=kept_cards(view),
        rival=_rival(view, memory),
    )


def _rival(view: View, memory: Memory) -> int | None:
    others = [one.seat for one in view.seats if one.playing and one.seat != view.seat]
    return memory.hand(others[0]) if len(others) == 1 and not view.talon else None
