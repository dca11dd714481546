"""The value net: an expectation of one seat is what is left for the other."""

import pytest

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.net import Net, result, value
from kozyr.bots.evaluation.weights import net
from kozyr.game import codes as kernel
from kozyr.game.state import State
from tests.bots.evaluation.moments import leads, limits_of, made_up, renamed
from tests.walks.sizes import deals

SAID = [
    *(0.534467, 0.484908, 0.520986, 0.490626, 0.530178, 0.469479, 0.525925, 0.474912),
    *(0.489603, 0.478046, 0.511185, 0.504055, 0.490881, 0.498601, 0.518248),
]


@pytest.mark.parametrize("name", ["service_podkidnoy", "service_perevodnoy"])
def test_both_seats_together_may_expect_one(name: str) -> None:
    known = net(limits_of(name))
    assert known is not None
    for state in leads(name, 2):
        assert value(known, state, 0) + value(known, state, 1) == pytest.approx(1)
        assert 0 < value(known, state, 0) < 1


def test_suits_do_not_matter() -> None:
    known = made_up()
    for state in leads("service_podkidnoy", 1):
        other = renamed(state, (2, 3, 1, 0))
        assert value(known, other, 0) == pytest.approx(value(known, state, 0), abs=1e-6)


def test_compiled_and_plain_say_the_same() -> None:
    known = made_up()
    said = [value(known, state, 0) for state in leads("service_podkidnoy", 1)]
    assert said == pytest.approx(SAID, abs=1e-5)


def test_a_deal_that_is_over_is_worth_what_it_came_to() -> None:
    state = State(limits_of("service_podkidnoy"))
    state.phase, state.fool = kernel.OVER, 1
    assert (value(Net(), state, 0), value(Net(), state, 1)) == (1, 0)
    state.fool = kernel.NOBODY
    assert (value(Net(), state, 0), value(Net(), state, 1)) == (0.5, 0.5)


def test_weights_that_are_not_as_many_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{codes.WEIGHTS} weights, not 3"):
        Net().put([0.0] * 3)


def test_rules_of_the_table_change_what_is_said() -> None:
    plain, bound = made_up(), made_up()
    bound.bind(limits_of("gambiter_proezdnoy"))
    state = next(iter(leads("service_podkidnoy", 1)))
    assert value(plain, state, 0) != pytest.approx(value(bound, state, 0), abs=1e-6)


@pytest.mark.parametrize("name", ["service_podkidnoy", "service_perevodnoy"])
def test_what_is_expected_comes_true_on_average(name: str) -> None:
    """Deals played to the end by the rules of thumb: what was said before each lead, what came.

    The net learned from players who look ahead, so it is a little surer than these are.
    """
    known = net(limits_of(name))
    assert known is not None
    told = [one for deal in range(deals(1500, 40)) for one in said_and_came(known, name, deal)]
    for low, high in ((0.0, 0.3), (0.3, 0.7), (0.7, 1.0)):
        some = [(said, came) for said, came in told if low <= said < high]
        mean_said, mean_came = (sum(one) / len(some) for one in zip(*some, strict=True))
        assert mean_came == pytest.approx(mean_said, abs=deals(8, 20) / 100)


def said_and_came(known: Net, name: str, deal: int) -> list[tuple[float, float]]:
    """What seat 0 might expect before each lead of a deal, and what it got."""
    said = []
    state = State(limits_of(name))
    for state in leads(name, 1, seed=deal):
        said.append(value(known, state, 0))
    return [(one, result(state, 0)) for one in said]
