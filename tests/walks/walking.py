"""Random walks through the kernel: random fair tables, legal moves of all seats, repeatable."""

from collections.abc import Callable, Iterator

import msgspec

from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.effect import stored
from kozyr.rules.limits import HAND_SIZE, bind
from kozyr.rules.options import OPTIONS, Rules, Value
from kozyr.rules.readiness import not_yet
from kozyr.rules.validity import problems

Choice = tuple[int, int]
"""A seat and a move of it."""

Visit = Callable[[State, list[Choice]], None]


def any_of(dice: Dice, values: tuple[Value, ...]) -> Value:
    return values[dice.below(len(values))]


def fair_rules(dice: Dice) -> Rules:
    """A random valid vector of everything a table can play now."""
    while True:
        chosen = {option.name: any_of(dice, option.values) for option in OPTIONS.values()}
        fair = {"teams": "none", "cheating": "off", "pogony": "off"}
        rules = msgspec.convert({**chosen, **fair}, Rules)
        if HAND_SIZE * rules.players <= rules.deck and not problems(rules):
            assert not not_yet(rules)
            return stored(rules)


def states(seed: int, count: int) -> Iterator[tuple[State, Dice]]:
    """So many deals by random rules, dealt and ready for the lead, with the dice to go on."""
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        state = State(bind(fair_rules(dice)))
        shuffle_and_deal(state, dice)
        state.later_deal = dice.below(2) == 1
        yield state, dice


def choices_of(state: State, moves: Moves) -> list[Choice]:
    """Every legal move of every seat."""
    found = []
    for seat in range(state.limits.seats):
        found += [(seat, moves.move(at)) for at in range(legal(state, seat, moves))]
    return found


def walk(state: State, dice: Dice, visit: Visit, *, one_at_a_time: bool) -> None:
    """Play to the end, any legal move of any seat or of the one whose turn it is."""
    moves = Moves()
    while state.phase != codes.OVER:
        choices = choices_of(state, moves)
        visit(state, choices)
        if one_at_a_time:
            actor = next_actor(state)
            choices = [choice for choice in choices if choice[0] == actor]
        seat, move = choices[dice.below(len(choices))]
        apply(state, seat, move)
    visit(state, choices_of(state, moves))
