"""Going round the table by masks of seats."""

import pytest

from kozyr.game import codes
from kozyr.game.opening import holder
from kozyr.game.sides import after, before
from kozyr.game.state import State, attack_at
from kozyr.rules.limits import bind
from kozyr.rules.options import Rules


@pytest.mark.parametrize("seat", range(8))
def test_after_and_before_go_round_and_end_with_the_seat_itself(seat: int) -> None:
    everybody = 0xFF
    assert after(everybody, seat) == (seat + 1) % 8
    assert before(everybody, seat) == (seat - 1) % 8
    alone = 1 << seat
    assert after(alone, seat) == before(alone, seat) == seat
    assert after(0, seat) == before(0, seat) == codes.NOBODY


def test_what_is_not_there_is_nowhere() -> None:
    state = State(bind(Rules()))
    assert attack_at(state, 20) == -1
    assert holder(state, 20) == codes.NOBODY
