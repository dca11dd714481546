"""Random walks through the kernel: random tables, legal moves of all seats, repeatable."""

from collections.abc import Callable, Iterator

import msgspec

from kozyr.cards.cardset import cards_of
from kozyr.game import codes
from kozyr.game.apply import apply
from kozyr.game.moves import Moves, legal, legal_armed, next_actor
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.effect import stored
from kozyr.rules.limits import HAND_SIZE, bind
from kozyr.rules.options import OPTIONS, Rules, Value
from kozyr.rules.validity import problems

Choice = tuple[int, int]
"""A seat and a move of it."""

RUNGS = [4, 5, 6, 7, 8, 9, 11, 12, 10]
"""The ladder by ranks: six to jack, king, ace, queen (§15.2)."""

Visit = Callable[[State, list[Choice]], None]


def any_of(dice: Dice, values: tuple[Value, ...]) -> Value:
    return values[dice.below(len(values))]


FAIR: dict[str, Value] = {"teams": "none", "cheating": "off", "pogony": "off"}
CLIMBING: dict[str, Value] = {
    "deck": 36,
    "transfer": "off",
    "throw_in": "any_rank",
    "cheating": "off",
    "draw": "on",
    "series": "single",
}
MODES: list[dict[str, Value]] = [
    FAIR,
    {**FAIR, "teams": "2x2", "players": 4},
    {**FAIR, "teams": "3x3", "players": 6},
    {"cheating": "on", "pogony": "off"},
    {**CLIMBING, "pogony": "lead_allowed"},
    {**CLIMBING, "pogony": "lead_restricted"},
]
"""What is fixed so that every kind of table comes up often."""


def random_rules(dice: Dice) -> Rules:
    """A random valid vector, half of them fair and without teams or epaulettes."""
    return random_rules_of(dice, MODES[dice.below(len(MODES))] if dice.below(2) else FAIR)


def random_rules_of(dice: Dice, mode: dict[str, Value]) -> Rules:
    """A random valid vector with these options fixed."""
    while True:
        chosen = {option.name: any_of(dice, option.values) for option in OPTIONS.values()}
        rules = msgspec.convert({**chosen, **mode}, Rules)
        if HAND_SIZE * rules.players <= rules.deck and not problems(rules):
            return stored(rules)


def climb_at_random(state: State, dice: Dice) -> None:
    """Put every side on some rung, draw the queen, and ask one by one or all at once (§15)."""
    state.asks_all = dice.below(2) == 1
    state.queen = dice.below(4)
    shared = RUNGS[dice.below(len(RUNGS))]
    for seat in range(state.limits.seats):
        own = RUNGS[dice.below(len(RUNGS))]
        for mate in cards_of(state.limits.mates[seat]):
            state.put_rung(mate, shared if state.limits.shared_ladder else own)


def states(seed: int, count: int) -> Iterator[tuple[State, Dice]]:
    """So many deals by random rules, dealt and ready for the lead, with the dice to go on."""
    for number in range(count):
        dice = Dice(seed * 1_000_003 + number)
        state = State(bind(random_rules(dice)))
        shuffle_and_deal(state, dice)
        if state.limits.pogony:
            climb_at_random(state, dice)
        state.later_deal = dice.below(2) == 1
        yield state, dice


def choices_of(state: State, moves: Moves) -> list[Choice]:
    """Every legal move of every seat, then its armed ones."""
    found = []
    for seat in range(state.limits.seats):
        found += [(seat, moves.move(at)) for at in range(legal(state, seat, moves))]
        if state.limits.cheating:
            found += [(seat, moves.move(at)) for at in range(legal_armed(state, seat, moves))]
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
