"""What a seat can have against all others together, with three and more players."""

from collections.abc import Iterator

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.bounded import secured
from kozyr.bots.endgame.solve import after, solve
from kozyr.bots.endgame.solver import Solver
from kozyr.cards.cardset import cards_of, mask_of
from kozyr.game import codes as kernel
from kozyr.game.digest import digest
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.opening import open_bout
from kozyr.game.playout import Dice
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules
from tests.bots.endgame.positions import ends
from tests.walks.sizes import deals

ENOUGH = 100_000


def threes(count: int) -> Iterator[State]:
    """Ends of three players with one or two cards each, before a lead."""
    for number in range(count):
        dice = Dice(41 + number)
        limits = bind(Rules(players=3, first_bout_limit=6, draw="on"))
        limits.stalling_limit = 2
        state = State(limits)
        cards = list(cards_of(limits.all_cards))
        for seat in range(3):
            held = [cards.pop(dice.below(len(cards))) for _ in range(1 + dice.below(2))]
            state.put_hand(seat, mask_of(held))
        state.playing = 7
        state.dealer = 0
        state.trump = dice.below(4)
        state.discard = mask_of(cards)
        state.discarded = True
        state.bout = 4
        open_bout(state, dice.below(3))
        yield state


def wins(state: State, seat: int, memo: dict[tuple[int, int], bool]) -> bool:
    """The same by plain minimax to the end of the deal: somebody has a worse place."""
    if state.phase == kernel.OVER:
        return state.place[seat] < max(state.place)
    key = digest(state), state.stalling
    if key not in memo:
        actor, moves = next_actor(state), Moves()
        children = [after(state, actor, moves.move(at)) for at in range(legal(state, actor, moves))]
        values = [wins(child, seat, memo) for child in children]
        memo[key] = any(values) if actor == seat else all(values)
    return memo[key]


def test_with_three_players_a_move_is_secure_if_it_wins_against_both_others() -> None:
    found = set()
    for state in threes(deals(60, 5)):
        seat = state.opener
        verdict = secured(state, seat, ENOUGH)
        memo: dict[tuple[int, int], bool] = {}
        for one in verdict.moves:
            won = wins(after(state, seat, one.move), seat, memo)
            assert one.value == (codes.WIN if won else codes.UNKNOWN)
            found.add(won)
        assert not verdict.exact
    assert found == {True, False}


def test_with_two_players_it_finds_the_exact_wins() -> None:
    for state, _ in ends(42, deals(60, 5), 2, {"transfer": "off"}):
        exact = solve(Solver(state.limits, 1 << 12), state, state.opener, ENOUGH)
        bounded = secured(state, state.opener, ENOUGH)
        for proved, one in zip(exact.moves, bounded.moves, strict=True):
            assert (one.value == codes.WIN) == (proved.value == codes.WIN)


def test_it_visits_no_more_than_it_may() -> None:
    for state in threes(3):
        for nodes in (0, 3, 50):
            assert secured(state, state.opener, nodes).nodes <= nodes
