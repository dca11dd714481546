"""Small games: two seats, a reduced deck, a reduced hand, every deal of them."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import msgspec

from kozyr.cards.card import card
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.dealing import deal_hands
from kozyr.game.opening import named_by_first_rule, open_bout
from kozyr.game.state import State
from kozyr.rules.limits import Limits, bind
from kozyr.rules.presets import preset

RULES: Final = preset("service_podkidnoy").rules
"""What small games are played by. Without transfers every deal of two ends by itself (§11.7): a
take moves cards from the attacker, who goes on, to the defender, and nobody gives cards back."""

SUITS: Final = 4
RANKS: Final = 9
LOWEST: Final = 4
HIGHEST: Final = 12


class Small(msgspec.Struct, frozen=True):
    """A deck of so many suits and ranks, spread evenly from six to ace, and hands of so many.

    The first suit is the trump: which one it is makes no difference. Seat 0 leads, and every deal
    in which seat 1 would is one in which it does, with the seats exchanged.
    """

    suits: int
    ranks: int
    hand: int

    def __str__(self) -> str:
        return f"{self.suits}x{self.ranks}-{self.hand}"

    def limits(self) -> Limits:
        """Give the bound numbers of this game.

        Raises:
            ValueError: there is no such deck, or it has no cards for a talon.

        """
        if not (0 < self.suits <= SUITS and 0 < self.ranks <= RANKS and self.hand > 0):
            msg = f"{self}: 1 to {SUITS} suits, 1 to {RANKS} ranks, and a hand, please"
            raise ValueError(msg)
        if 2 * self.hand >= self.suits * self.ranks:
            msg = f"{self}: two hands leave no card for the talon"
            raise ValueError(msg)
        limits = bind(RULES)
        limits.hand_size = self.hand
        limits.all_cards = mask_of(self.cards())
        return limits

    def cards(self) -> Iterator[int]:
        """Every card of the deck."""
        step = (HIGHEST - LOWEST) / max(self.ranks - 1, 1)
        for suit in range(self.suits):
            for place in range(self.ranks):
                yield card(suit, HIGHEST - round(place * step))


class Start(msgspec.Struct, frozen=True):
    """A way to deal in which seat 0 leads, and how likely it is among all such."""

    trump_card: int
    hands: tuple[int, int]
    chance: float


def starts(game: Small) -> list[Start]:
    """Every way to deal in which seat 0 leads; where nobody has a trump it does in half of them."""
    limits, found = game.limits(), []
    for trump in cards_of(limits.all_cards & 0xFFFF):
        rest = set(cards_of(limits.all_cards)) - {trump}
        for mine in combinations(sorted(rest), game.hand):
            for his in combinations(sorted(rest - set(mine)), game.hand):
                start = Start(trump, (mask_of(mine), mask_of(his)), 1.0)
                opener = named_by_first_rule(dealt(limits, start))
                if opener != 1:
                    found.append((start, 1.0 if opener == 0 else 0.5))
    total = sum(weight for _, weight in found)
    return [msgspec.structs.replace(start, chance=weight / total) for start, weight in found]


def dealt(limits: Limits, start: Start) -> State:
    """The moment before the first lead, the talon in some order."""
    state = State(limits)
    mine, his = (cards_of(hand) for hand in start.hands)
    rest = limits.all_cards & ~mask_of((*mine, *his, start.trump_card))
    dealt_first = [one for pair in zip(mine, his, strict=True) for one in pair]
    for at, one in enumerate((*dealt_first, *cards_of(rest), start.trump_card)):
        state.put_talon(at, one)
    deal_hands(state, 1)
    open_bout(state, 0)
    return state
