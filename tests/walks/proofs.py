"""Many random deals held against chapter 19 by the checker of the kernel, on any table."""

from collections.abc import Iterator
from typing import Final

import msgspec

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game.batch import proofs
from kozyr.game.playout import Dice
from kozyr.game.proving import Prover
from kozyr.rules.limits import Limits, bind
from tests.walks.walking import random_rules

DEALS: Final = 50
"""Deals played at one random table."""

SMALL: Final = 3
"""One in so many tables has a small deck and small hands."""


def prover(number: int) -> Prover:
    """A prover for the random table of this number."""
    dice = Dice(number)
    limits = bind(random_rules(dice))
    if dice.below(SMALL) == 0:
        limits.hand_size = 1 + dice.below(limits.hand_size)
        limits.all_cards = small_deck(limits, dice)
    return Prover(limits, dice)


def small_deck(limits: Limits, dice: Dice) -> int:
    """Some ranks in some suits, enough to give everybody a hand."""
    cards = cards_of(limits.all_cards)
    while True:
        suits = {suit for suit in range(4) if dice.below(3)}
        ranks = {rank for rank in range(13) if dice.below(2)}
        kept = [card for card in cards if card >> 4 in suits and card & 15 in ranks]
        if len(kept) >= limits.seats * limits.hand_size:
            return mask_of(kept)


def prove(first: int, tables: int, deals: int = DEALS) -> Iterator[Prover]:
    """Prove so many deals at each of so many tables; give the provers when they have done so.

    Raises:
        AssertionError: a paragraph is broken; the message tells how to come back to the deal.

    """
    for number in range(first, first + tables):
        played = prover(number)
        proofs(played, deals)
        assert played.paragraph == 0, broken_at(number, played)
        yield played


def broken_at(number: int, played: Prover) -> str:
    """Where a paragraph broke, and by which rules."""
    rules = msgspec.json.encode(random_rules(Dice(number))).decode()
    return (
        f"§{played.paragraph // 100}.{played.paragraph % 100} is broken in deal {played.deals + 1} "
        f"of tests.walks.proofs.prover({number}); its rules, but for a small deck: {rules}"
    )
