"""The invariants of chapter 19 in every state of many thousand random deals."""

import pytest

from kozyr.game import codes
from kozyr.game.ending import sharers
from kozyr.game.state import State
from tests.walks.invariants import Invariants
from tests.walks.sizes import deals
from tests.walks.walking import states, walk

SEED = 19
CHUNKS = 10


@pytest.mark.parametrize("one_at_a_time", [False, True])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_19_1_to_19_6_hold_in_every_state(chunk: int, *, one_at_a_time: bool) -> None:
    seed = SEED + 2 * chunk + one_at_a_time
    for state, dice in states(seed, deals(20_000, 500) // (2 * CHUNKS)):
        invariants = Invariants(state)
        walk(state, dice, invariants.check, one_at_a_time=one_at_a_time)
        check_result(state)


def check_result(state: State) -> None:
    """§11: everybody has a place, the durak alone the last one."""
    seats = range(state.limits.seats)
    assert state.ending in {codes.DURAK, codes.DRAW, codes.STALLED}
    places = [state.place[seat] for seat in seats]
    assert min(places) == 1
    assert all(places.count(place) == sharers(state, place).bit_count() for place in places)
    for place in set(places):
        assert sum(other < place for other in places) == place - 1
    if state.ending == codes.DURAK:
        assert [seat for seat in seats if places[seat] == len(places)] == [state.durak]
    else:
        assert state.durak == codes.NOBODY


def test_the_walks_reach_every_way_to_end() -> None:
    endings = set()
    for state, dice in states(SEED, deals(400, 100)):
        walk(state, dice, lambda _, __: None, one_at_a_time=True)
        endings.add(state.ending)
    assert endings >= {codes.DURAK, codes.DRAW}
