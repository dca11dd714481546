"""From the position of every case on: what a seat may do is what no rule refuses (§17.1)."""

import pytest

from kozyr.game.deal import Deal
from kozyr.game.playout import Dice
from kozyr.game.translate import action_of, armed_moves, legal_moves
from kozyr.records.fault import DocumentError
from kozyr.records.position import read_position
from kozyr.rules.refusal import Refusal
from tests.cases.test_cases import CASES
from tests.walks.oracle import allowed

ACTS = 4
"""So many random acts are played from each position."""


def deals() -> dict[str, Deal]:
    """The deal of each case that has a position without a fault."""
    found = {}
    for name, case in CASES.items():
        try:
            found[name] = read_position(case["position"]).deal
        except (KeyError, DocumentError):
            continue
    return found


DEALS = deals()


def choices(deal: Deal) -> list[tuple[int, int]]:
    """Seats and moves; asserts that they are those the rules do not refuse."""
    found: list[tuple[int, int]] = []
    for seat in range(deal.rules.players):
        moves = [*legal_moves(deal.state, seat), *armed_moves(deal.state, seat)]
        assert moves == allowed(deal.state, seat)
        found += [(seat, move) for move in moves]
    return found


def test_most_cases_have_a_position() -> None:
    assert len(DEALS) > len(CASES) // 2


@pytest.mark.parametrize("name", DEALS)
def test_17_1_the_moves_of_a_position_are_those_no_rule_refuses(name: str) -> None:
    deal, dice = DEALS[name].copy(), Dice(17)
    for _ in range(ACTS):
        able = choices(deal)
        if not able:
            return
        seat, move = able[dice.below(len(able))]
        assert not isinstance(deal.act(seat, action_of(move)), Refusal)
    choices(deal)
