"""Equilibria of tiny games, and how far from them strategies are."""

from array import array
from collections.abc import Iterator
from itertools import permutations, product

import msgspec
import pytest

from kozyr.bots.endgame.exact import value as proved
from kozyr.bots.endgame.solver import Solver
from kozyr.bots.strong import Strong
from kozyr.bots.thought import Effort
from kozyr.game import codes as game
from kozyr.game.apply import apply
from kozyr.game.dealing import deal_hands
from kozyr.game.moves import Moves, legal, next_actor
from kozyr.game.opening import named_by_first_rule, open_bout
from kozyr.game.state import State
from kozyr.game.translate import action_of
from kozyr.lab.equilibrium import codes
from kozyr.lab.equilibrium.course import Course, Strategy, book, distance, edge, value
from kozyr.lab.equilibrium.game import Small, starts
from kozyr.lab.equilibrium.outcome import result
from kozyr.lab.equilibrium.replaying import Replay, begun
from kozyr.lab.equilibrium.strategies import at_random, by_bot, by_rules
from kozyr.lab.equilibrium.table import Table, TooLargeError, tabulate
from tests.game.test_twins import constants, declared
from tests.walks.sizes import COMPILED

FOUR = Small(2, 2, 1)
"""Four cards, of which two are dealt, one is drawn unseen and one lies open under it."""

SIX = Small(2, 3, 2)

NEVER = -1
"""So many cards in the talon: moments without secrets are written down like all others."""


@pytest.fixture(scope="module")
def four() -> Table:
    return tabulate(FOUR, last=NEVER)


@pytest.fixture(scope="module")
def six() -> Table:
    return tabulate(SIX)


@pytest.fixture(scope="module")
def solved(six: Table) -> Strategy:
    course = Course(six)
    course.go_on(64)
    return course.strategy()


def pure(table: Table, seat: int) -> Iterator[Strategy]:
    """Every way of a seat to choose always alike where it sees the same."""
    tree = table.tree
    spans = [range(tree.start[at], tree.start[at + 1]) for at in range(tree.sets)]
    own = [span for at, span in enumerate(spans) if tree.seat[at] == seat]
    for chosen in product(*own):
        yield Strategy(array("d", (float(at in chosen) for at in range(tree.choices))), codes.BEST)


def test_the_value_of_four_cards_is_what_trying_every_answer_finds() -> None:
    table = tabulate(FOUR)
    assert set(table.tree.seat[: table.tree.sets]) == {1}  # who leads has one card, and no choice
    least = min(value(table, follower, follower) for follower in pure(table, 1))
    assert least == pytest.approx(-1 / 12)
    course = Course(table)
    course.go_on(256)
    found = course.strategy()
    assert value(table, found, found) == pytest.approx(least, abs=1e-4)


@pytest.mark.parametrize("last", [NEVER, 1])
def test_proving_what_hides_nothing_changes_no_value(last: int) -> None:
    course = Course(tabulate(FOUR, last=last))
    course.go_on(256)
    found = course.strategy()
    assert value(course.table, found, found) == pytest.approx(-1 / 12, abs=2e-4)


def test_the_best_answer_is_the_best_of_all_answers(four: Table) -> None:
    even = at_random(four)
    best = max(value(four, one, even) for one in pure(four, 0))
    assert distance(four, even).leading == pytest.approx(best)
    table = tabulate(FOUR)
    even = at_random(table)
    best = max(-value(table, even, one) for one in pure(table, 1))
    assert distance(table, even).following == pytest.approx(best)


def worth(s: State) -> float:
    """What a state brings seat 0 when both do anything legal alike, the talon as it lies."""
    if s.phase == game.OVER:
        return float(result(s))
    seat, moves, total = next_actor(s), Moves(), 0.0
    for at in range(legal(s, seat, moves)):
        after = State(s.limits)
        after.copy_from(s)
        apply(after, seat, moves.move(at))
        total += worth(after)
    return total / moves.n


def test_the_tree_expects_of_random_play_what_all_orders_of_the_deck_do(four: Table) -> None:
    limits, total, weights = FOUR.limits(), 0.0, 0.0
    for order in permutations(FOUR.cards()):
        state = State(limits)
        for at, card in enumerate(order):
            state.put_talon(at, card)
        deal_hands(state, 1)
        opener = named_by_first_rule(state)
        open_bout(state, 0)
        weight = {0: 1.0, 1: 0.0}.get(opener, 0.5)
        total += weight * worth(state) if weight else 0.0
        weights += weight
    assert value(four, at_random(four), at_random(four)) == pytest.approx(total / weights)


def sights(replay: Replay) -> bytes:
    """All that a seat sees up to a choice."""
    deal = begun(replay)
    seen = [deal.view(replay.seat)]
    for seat, move in replay.acts:
        deal.act(seat, action_of(move))
        seen.append(deal.view(replay.seat))
    return msgspec.json.encode(seen)


def test_one_information_set_is_what_a_seat_cannot_tell_apart_having_forgotten_nothing() -> None:
    table, deals, met = tabulate(SIX, last=1), starts(SIX), dict[bytes, set[int]]()
    nodes = [at for at in range(table.tree.nodes) if table.tree.info[at] >= 0]
    for node in nodes:
        seen = sights(Replay(table, deals, node))
        met.setdefault(seen, set()).add(table.tree.info[node])
    assert all(len(infos) == 1 for infos in met.values())
    assert len(met) == table.tree.sets < len(nodes)


def test_what_the_iterations_come_to_nears_an_equilibrium(six: Table) -> None:
    course, points = Course(six), []
    for goal in (1, 4, 16, 64):
        course.go_on(goal - course.iterations)
        points.append(distance(six, course.strategy()).points)
    assert points == sorted(points, reverse=True)
    assert 0 <= points[-1] < 0.03
    assert points[0] > 10


def test_equal_courses_come_to_the_same(six: Table, solved: Strategy) -> None:
    course = Course(six)
    course.go_on(40)
    course.go_on(24)
    assert course.strategy() == solved


def test_no_strategy_gains_more_than_the_best_answer(six: Table, solved: Strategy) -> None:
    for one in (at_random(six), by_rules(six), solved):
        told = distance(six, one)
        for other in (at_random(six), by_rules(six), solved):
            assert value(six, other, one) <= told.leading + 1e-9
            assert -value(six, one, other) <= told.following + 1e-9


def test_bad_strategies_are_far_from_perfect(six: Table, solved: Strategy) -> None:
    assert distance(six, at_random(six)).points > 25
    assert distance(six, by_rules(six)).points > 20
    assert edge(six, at_random(six), solved) < -0.4
    assert edge(six, solved, solved) == 0


def test_moments_without_secrets_are_worth_what_the_solver_proves(six: Table) -> None:
    found, solver, state = book(six, codes.BEST, codes.BEST), Solver(SIX.limits(), 1 << 16), None
    for at in range(six.ends.n_met):
        state = State(six.ends.limits)
        six.ends.put(state, six.ends.met[at])
        assert six.ends.number(state) == six.ends.met[at]
        assert found.worths[six.ends.met[at]] == proved(solver, state, 10_000)
    assert state is not None


def test_a_bot_is_asked_where_its_own_choices_bring_it_and_answers_alike_again() -> None:
    table = tabulate(SIX, last=0 if COMPILED else 1)
    found = [
        by_bot(table, lambda rules, limits: Strong(rules, effort=Effort(8, 5000), limits=limits))
        for _ in range(2)
    ]
    assert found[0] == found[1]
    assert 0 < found[0].asked < table.tree.sets
    assert distance(table, found[0].strategy).points >= 0


def test_a_game_is_written_down_anew_with_more_room_where_it_needs_it() -> None:
    sizes = [(one.nodes, one.sets) for one in (tabulate(FOUR, room=room).tree for room in (1, 64))]
    assert sizes == [(22, 6), (22, 6)]


def test_a_game_too_large_for_its_room_is_refused() -> None:
    with pytest.raises(TooLargeError, match="2x4-2: more than 65,536 nodes"):
        tabulate(Small(2, 4, 2), most=1 << 16)


@pytest.mark.parametrize("strange", [Small(2, 2, 2), Small(5, 2, 1), Small(2, 10, 2)])
def test_there_are_games_that_cannot_be(strange: Small) -> None:
    with pytest.raises(ValueError, match=str(strange)):
        strange.limits()


def test_the_numbers_are_the_same_in_c() -> None:
    plain = {name: number for name, number in vars(codes).items() if name.isupper()}
    assert constants(declared("lab/equilibrium/codes.pxd")) == plain
