"""What every move is worth, and what a verdict claims."""

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.solve import Verdict, after, solve, traps
from kozyr.bots.endgame.solver import Solver
from kozyr.game import codes as kernel
from kozyr.game.moves import next_actor
from kozyr.game.state import State
from tests.bots.endgame.brute import Memo, brute_value
from tests.bots.endgame.positions import ends, line
from tests.walks.sizes import COMPILED, deals

MANY = 10_000_000
SMALL = 1 << 12
CARDS = 3 if COMPILED else 2


def brute_for(seat: int, state: State, memo: Memo) -> int:
    return brute_value(state, memo) * (-1 if seat else 1)


def test_every_move_is_worth_what_brute_force_finds_and_the_best_what_the_position_is() -> None:
    for state, dice in ends(15, deals(150, 8), CARDS, {}):
        solver, memo = Solver(state.limits, SMALL), Memo()
        for one in line(state, dice):
            seat = next_actor(one)
            verdict = solve(solver, one, seat, MANY)
            assert verdict.exact
            assert verdict.value == brute_for(seat, one, memo)
            for move in verdict.moves:
                assert move.value == brute_for(seat, after(one, seat, move.move), memo)
            assert verdict.nodes == sum(move.nodes for move in verdict.moves)


def test_a_verdict_does_not_hang_on_what_was_solved_before() -> None:
    solvers: dict[int, Solver] = {}
    for state, _ in ends(16, deals(40, 5), CARDS, {"transfer": "off"}):
        state.limits.stalling_limit = 40
        used = solvers.setdefault(0, Solver(state.limits, SMALL))
        fresh = Solver(used.terms.limits, SMALL)
        one = State(used.terms.limits)
        one.copy_from(state)
        assert solve(used, one, one.opener, MANY) == solve(fresh, one, one.opener, MANY)


def test_short_of_nodes_a_verdict_says_so_and_what_it_proved_is_true() -> None:
    seen = set()
    for state, _ in ends(17, deals(200, 15), 6 if COMPILED else 3, {}):
        solver = Solver(state.limits, SMALL)
        whole = solve(solver, state, state.opener, MANY)
        short = solve(solver, state, state.opener, whole.nodes // 3)
        seen.add(short.exact)
        assert short.nodes <= whole.nodes // 3
        assert short.value in {whole.value, codes.UNKNOWN}
        assert short.exact == (short.value != codes.UNKNOWN)
        for claimed, true in zip(short.moves, whole.moves, strict=True):
            assert claimed.value in {true.value, codes.UNKNOWN}
    assert seen == {True, False}


def test_traps_are_the_replies_that_let_the_seat_off() -> None:
    sprung = 0
    for state, dice in ends(18, deals(100, 10), CARDS, {}):
        solver, memo = Solver(state.limits, SMALL), Memo()
        for one in line(state, dice):
            seat = next_actor(one)
            verdict: Verdict = solve(solver, one, seat, MANY)
            for move in verdict.moves:
                share = traps(solver, one, seat, move, MANY)
                child = after(one, seat, move.move)
                if child.phase == kernel.OVER or next_actor(child) == seat:
                    continue
                replies = solve(solver, child, next_actor(child), MANY).moves
                slips = [reply for reply in replies if -reply.value != move.value]
                assert share == len(slips) / len(replies)
                assert brute_for(seat, child, memo) == move.value
                sprung += len(slips)
    assert sprung
