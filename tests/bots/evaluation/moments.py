"""Moments before a lead, for the tests of the evaluation."""

from collections.abc import Iterator, Sequence

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.net import Net
from kozyr.bots.policy.policy import choose
from kozyr.game import codes as kernel
from kozyr.game.apply import apply
from kozyr.game.moves import next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.limits import Limits, bind
from kozyr.rules.presets import preset


def limits_of(name: str) -> Limits:
    return bind(preset(name).rules)


def leads(name: str, deals: int, seed: int = 5) -> Iterator[State]:
    """Every moment before a lead of so many deals by the rules of thumb.

    It is always the same state, which after the last moment plays on to its end.
    """
    state, dice = State(limits_of(name)), Dice(seed)
    for _ in range(deals):
        shuffle_and_deal(state, dice)
        while state.phase != kernel.OVER:
            if state.phase == kernel.TO_LEAD:
                yield state
            seat = next_actor(state)
            apply(state, seat, choose(state, seat))


def renamed(s: State, suits: Sequence[int]) -> State:
    """The same moment with suit n called `suits[n]`."""
    new = State(s.limits)
    new.copy_from(s)
    new.trump, new.trump_card = suits[s.trump], _renamed_card(s.trump_card, suits)
    for seat in range(s.limits.seats):
        cards = [card for card in range(64) if s.hands[seat] >> card & 1]
        new.put_hand(seat, sum(1 << _renamed_card(card, suits) for card in cards))
    for at in range(s.talon_at, s.talon_end):
        new.put_talon(at, _renamed_card(s.talon[at], suits))
    new.talon_end = s.talon_end
    return new


def _renamed_card(card: int, suits: Sequence[int]) -> int:
    return suits[card >> 4] * 16 + card % 16


def made_up() -> Net:
    """A net with weights that mean nothing and never change."""
    net = Net()
    net.put([(at * 7919 % 1001 - 500) / 4000 for at in range(codes.WEIGHTS)])
    return net
