"""Small ends of two players by random rules: few cards of few ranks, early and late in a deal."""

from collections.abc import Iterator

from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import codes
from kozyr.game.bits import of_ranks
from kozyr.game.moves import Moves
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Value
from tests.bots.endgame.brute import after
from tests.walks.walking import FAIR, choices_of, random_rules_of

STALLING = (40, 3, 5, 8)
"""Limits of §11.7: with the short ones a line of bouts comes to its end in a small position."""


def ends(seed: int, count: int, most: int, fixed: dict[str, Value]) -> Iterator[tuple[State, Dice]]:
    """So many positions before a lead, up to `most` cards a hand, with dice to go on."""
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        limits = bind(random_rules_of(dice, {**FAIR, "players": 2, **fixed}))
        limits.stalling_limit = STALLING[dice.below(len(STALLING))]
        state = State(limits)
        _deal(state, dice, most)
        _date(state, dice)
        yield state, dice


def _deal(state: State, dice: Dice, most: int) -> None:
    """Hands from a few ranks, so that transfers are common, now and then from all."""
    some = mask_of(4 + dice.below(9) for _ in range(2 + dice.below(4)))
    few = state.limits.all_cards & (of_ranks(some) if dice.below(4) else -1)
    cards = list(cards_of(few if few & (few - 1) else state.limits.all_cards))
    for seat in (0, 1):
        held = min(1 + dice.below(most), len(cards) - 1 + seat)
        drawn = [cards.pop(dice.below(len(cards))) for _ in range(held)]
        state.put_hand(seat, mask_of(drawn))
    state.trump = dice.below(4)
    state.trump_card = state.trump * 16 + codes.SIX
    state.playing = 3


def _date(state: State, dice: Dice) -> None:
    """How far the deal has got: bout, discard, stalling, the deal of the run."""
    state.dealer = 0
    state.later_deal = dice.below(2) == 1
    state.phase = codes.TO_LEAD
    state.bout = 1 + dice.below(3)
    state.stalling = dice.below(3)
    state.opener = dice.below(2)
    state.defender = 1 - state.opener
    if dice.below(2):
        state.discard = state.limits.all_cards & ~(state.hands[0] | state.hands[1])
    state.discarded = state.discard != 0


def line(state: State, dice: Dice) -> Iterator[State]:
    """The positions of a random line to the end of the deal, both seats acting in any order."""
    while state.phase != codes.OVER:
        yield state
        choices = choices_of(state, Moves())
        state = after(state, choices[dice.below(len(choices))])
