"""What the net sees: the same for the same moment, whatever its suits and its dead ranks."""

from itertools import permutations

import pytest

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import Features, read, read_rules, supports
from kozyr.cards.cardset import mask_of
from kozyr.game.state import State
from kozyr.rules.limits import bind
from kozyr.rules.presets import preset, presets
from tests.bots.evaluation.moments import leads, limits_of, renamed


def seen(s: State) -> list[int]:
    features = Features()
    read(features, s)
    return sorted(features.items[: features.n])


def told(name: str) -> set[int]:
    features = Features()
    read_rules(features, limits_of(name))
    return set(features.items[: features.n])


@pytest.mark.parametrize("name", ["service_podkidnoy", "kubikoved"])
def test_suits_may_be_renamed(name: str) -> None:
    for state in leads(name, 2):
        for suits in permutations(range(4)):
            assert seen(renamed(state, suits)) == seen(state)


def test_every_input_is_on_once_and_there_is_such_an_input() -> None:
    for state in leads("service_perevodnoy", 3):
        inputs = seen(state)
        assert len(set(inputs)) == len(inputs)
        assert inputs[0] >= 0
        assert inputs[-1] < codes.TRANSFERS or inputs[-1] >= codes.OWN_RANKS
        assert inputs[-1] < codes.INPUTS


def ended(own: list[int], other: list[int]) -> State:
    """A moment with an empty talon: spades are trumps, seat 0 leads."""
    state = State(limits_of("service_podkidnoy"))
    state.trump, state.trump_card, state.playing, state.bout = 0, 0, 3, 9
    state.opener, state.defender = 0, 1
    state.put_hand(0, mask_of(own))
    state.put_hand(1, mask_of(other))
    return state


def test_ranks_that_nobody_holds_close_up() -> None:
    close = ended([4, 16 + 6], [5, 16 + 7])
    apart = ended([4, 16 + 9], [7, 16 + 12])
    assert seen(close) == seen(apart)
    assert seen(close) != seen(ended([4, 16 + 7], [5, 16 + 6]))


def test_cards_that_the_other_hand_cannot_beat_in_suit_are_on() -> None:
    inputs = seen(ended([16 + 9, 32 + 4], [16 + 8, 32 + 10]))
    own = [at - codes.OWN_TOPS for at in inputs if codes.OWN_TOPS <= at < codes.OTHER_TOPS]
    other = [at - codes.OTHER_TOPS for at in inputs if at >= codes.OTHER_TOPS]
    assert (len(own), len(other)) == (1, 1)
    assert own != other


def test_first_bouts_of_five_cards_or_without_transfers_look_different() -> None:
    first = next(iter(leads("kubikoved", 1)))
    assert {codes.LOW_CAP, codes.NOT_YET} <= set(seen(first))
    first.bout = 2
    assert not {codes.LOW_CAP, codes.NOT_YET} & set(seen(first))


def test_rules_are_told_apart() -> None:
    assert told("service_podkidnoy") == set()
    assert told("service_perevodnoy") == {codes.TRANSFERS}
    assert told("gambiter_proezdnoy") == {codes.TRANSFERS, codes.SHOWS, codes.PAIRS, codes.SETS}
    assert told("gto_simple") == {codes.THROW_LEAD, codes.PAIRS, codes.SETS}
    assert told("gambiter_simple") == {codes.NO_THROW, codes.PAIRS}
    assert told("guide") == {codes.PAIRS, codes.SETS}


def test_the_net_supports_tables_for_two_without_cheating_and_epaulettes() -> None:
    strange = {one.name for one in presets() if not supports(bind(one.rules))}
    assert strange == {"mailru_cheat", "gambiter_2x2", "gambiter_3x3"} | {
        one.name for one in presets() if "pogony" in one.name
    }
    assert all(supports(bind(preset(name).rules)) for name in ("classic", "service_podkidnoy"))
