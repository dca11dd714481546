"""The invariants of chapter 19 in every state of many thousand random deals."""

import pytest

from kozyr.game import codes
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
    """§11: everybody has a place, the durak alone the last one; §15.8: a hang places the hanger."""
    seats = range(state.limits.seats)
    places = [state.place[seat] for seat in seats]
    if state.ending == codes.HUNG:
        assert sorted(places) == [0] * (len(places) - 1) + [1]
    elif state.ending == codes.CAUGHT:
        assert min(places) == 1
    else:
        for place in places:
            assert sum(other < place for other in places) == place - 1
    if state.limits.teams:
        assert state.durak == codes.NOBODY
        assert (state.fool >= 0) == (state.ending not in {codes.DRAW, codes.STALLED})
    elif state.ending in {codes.DRAW, codes.STALLED}:
        assert state.durak == state.fool == codes.NOBODY
    else:
        assert state.durak == state.fool >= 0
        if state.ending != codes.HUNG:
            assert places.count(max(places)) == 1
            assert state.place[state.durak] == max(places)


def test_the_walks_reach_every_way_to_end() -> None:
    endings = set()
    for state, dice in states(SEED, deals(1000, 600)):
        walk(state, dice, lambda _, __: None, one_at_a_time=True)
        endings.add(state.ending)
    every = {codes.DURAK, codes.DRAW, codes.TEAM_WON, codes.HUNG, codes.CAUGHT}
    assert endings >= every
