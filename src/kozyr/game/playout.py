"""Whole deals played at random inside the kernel, for measuring and for searches."""

from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.bits import lowest
from kozyr.game.dealing import deal_hands
from kozyr.game.digest import digest, mix
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.opening import named_by_first_rule, open_bout
from kozyr.game.state import State


class Dice:
    """A small repeatable generator (xorshift, 32 bits) for playouts; never for real deals."""

    def __init__(self, seed: int) -> None:
        self.word = (seed * codes.LANE_FACTOR + 1) & codes.WORD | 1

    def below(self, n: int) -> int:
        """A number below n, for n up to 2**31."""
        self.word ^= self.word << 13 & codes.WORD
        self.word ^= self.word >> 17
        self.word ^= self.word << 5 & codes.WORD
        return self.word * n >> 32


class Tally:
    """What a batch of playouts counted: decisions, and a checksum over the final states."""

    def __init__(self) -> None:
        self.decisions = 0
        self.checksum = 0


def shuffle_and_deal(s: State, dice: Dice) -> None:
    """A fresh first deal of the whole deck, ready for the first lead (no redeals)."""
    s.clear()
    cards = s.limits.all_cards
    at = 0
    while cards != 0:
        s.put_talon(at, lowest(cards))
        cards &= cards - 1
        at += 1
    for last in range(s.talon_end - 1, 0, -1):
        _swap(s, last, dice.below(last + 1))
    deal_hands(s, dice.below(s.limits.seats))
    opener = named_by_first_rule(s)
    open_bout(s, opener if opener >= 0 else dice.below(s.limits.seats))


def _swap(s: State, one: int, other: int) -> None:
    card = s.talon[one]
    end = s.talon_end
    s.put_talon(one, s.talon[other])
    s.put_talon(other, card)
    s.talon_end = end


def play_out(s: State, moves: Moves, dice: Dice) -> int:
    """Play the deal to its end, every decision at random; returns the number of decisions."""
    decisions = 0
    while s.phase != codes.OVER:
        seat = next_actor(s)
        choices = legal(s, seat, moves)
        apply(s, seat, moves.move(dice.below(choices)))
        decisions += 1
    return decisions


def play_deals(s: State, moves: Moves, dice: Dice, tally: Tally, deals: int) -> None:
    """Deal and play out so many deals, adding to the tally."""
    for _ in range(deals):
        shuffle_and_deal(s, dice)
        tally.decisions += play_out(s, moves, dice)
        tally.checksum = mix(tally.checksum, digest(s))
