"""§19.1 to §19.6 in every state of 30,000 random deals, whatever the table."""

import pytest

from kozyr.game import codes
from kozyr.game.bits import bit
from tests.walks.proofs import DEALS, prove
from tests.walks.sizes import deals

CHUNKS = 10
APART = 1_000_000
"""So far apart lie the table numbers of two chunks."""

ENDINGS = (codes.DURAK, codes.DRAW, codes.TEAM_WON, codes.HUNG, codes.CAUGHT)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_19_1_to_19_6_hold_on_any_table(chunk: int) -> None:
    tables = deals(30_000, 500) // CHUNKS // DEALS
    proved = [prover.deals for prover in prove(chunk * APART, tables)]
    assert proved == [DEALS] * tables


def test_the_proofs_see_every_kind_of_move_and_of_ending() -> None:
    kinds = endings = 0
    for prover in prove(0, deals(600, 200), deals=4):
        kinds |= prover.kinds
        endings |= prover.endings
    assert kinds == bit(codes.KINDS + 1) - 1
    assert all(endings & bit(ending) for ending in ENDINGS)
