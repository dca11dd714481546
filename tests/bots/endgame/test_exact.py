"""The exact endgame against brute force over the kernel, in every variant for two players."""

import pytest

from kozyr.bots.endgame import codes
from kozyr.bots.endgame.exact import is_supported, value
from kozyr.bots.endgame.solver import Solver
from kozyr.game.playout import Dice, shuffle_and_deal
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules, Value
from tests.bots.endgame.brute import Memo, brute_value, children
from tests.bots.endgame.positions import ends, line
from tests.walks.sizes import COMPILED, deals

VARIANTS: dict[str, dict[str, Value]] = {
    "podkidnoy": {"transfer": "off"},
    "no adding to a take": {"transfer": "off", "throw_in_after_take": "forbidden"},
    "before a cover": {"transfer": "before_cover", "transfer_two_players": "allowed"},
    "mid bout": {"transfer": "mid_bout", "transfer_two_players": "allowed"},
    "shown": {"transfer": "before_cover", "transfer_trump": "show_once"},
    "trumps beat": {"transfer": "mid_bout", "transfer_trump": "must_beat"},
    "any": {},
}
MANY = 10_000_000
SMALL = 1 << 12
CARDS = 3 if COMPILED else 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_s11_every_value_and_that_of_every_move_is_what_brute_force_finds(variant: str) -> None:
    for state, dice in ends(5, deals(200, 8), CARDS, VARIANTS[variant]):
        solver, memo = Solver(state.limits, SMALL), Memo()
        for one in line(state, dice):
            for other in (one, *children(one)):
                if is_supported(other):
                    assert value(solver, other, MANY) == brute_value(other, memo)


def test_a_search_without_enough_nodes_claims_nothing_and_says_so() -> None:
    for state, _ in ends(6, deals(100, 20), 6, {}):
        solver = Solver(state.limits, SMALL)
        found = value(solver, state, 2)
        assert (found == codes.UNKNOWN) == solver.spent
        assert found in {codes.UNKNOWN, value(solver, state, MANY)}


def test_a_value_does_not_hang_on_what_the_table_holds() -> None:
    for state, dice in ends(7, deals(60, 5), CARDS, VARIANTS["before a cover"]):
        warm = Solver(state.limits, SMALL)
        for one in line(state, dice):
            cold = Solver(state.limits, SMALL)
            assert value(warm, one, MANY) == value(cold, one, MANY)
            assert warm.nodes <= cold.nodes
            warm.forget()
            assert value(warm, one, MANY) == value(cold, one, MANY)


@pytest.mark.parametrize(
    "rules", [Rules(players=4, teams="2x2"), Rules(cheating="on"), Rules(pogony="lead_allowed")]
)
def test_what_is_not_solved_is_unknown(rules: Rules) -> None:
    state = State(bind(rules))
    shuffle_and_deal(state, Dice(1))
    assert value(Solver(state.limits, SMALL), state, MANY) == codes.UNKNOWN


@pytest.mark.parametrize("players", [2, 3])
def test_a_talon_or_a_third_player_is_unknown(players: int) -> None:
    state = State(bind(Rules(players=players)))
    shuffle_and_deal(state, Dice(1))
    assert value(Solver(state.limits, SMALL), state, MANY) == codes.UNKNOWN
