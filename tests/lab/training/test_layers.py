"""The net in numpy is the net of the package, and its gradient is one."""

import numpy as np
import pytest

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import Features, read
from kozyr.bots.evaluation.net import Net, value
from kozyr.lab.training.layers import Floats, Learner, chances, fresh, gradient, loss
from tests.bots.evaluation.moments import leads

FEATURES = Features()


def rows(count: int) -> Floats:
    """The inputs of the first moments of some deals."""
    found = np.zeros((count, codes.INPUTS), np.float32)
    for row, state in zip(found, leads("service_podkidnoy", count), strict=False):
        read(FEATURES, state)
        row[FEATURES.items[: FEATURES.n]] = 1
    return found


def test_numpy_says_what_the_net_says() -> None:
    flat = fresh(3)
    net = Net()
    net.put(flat.tolist())
    said = [value(net, state, state.opener) for state in leads("service_podkidnoy", 2)]
    assert chances(flat, rows(len(said)))[: len(said)] == pytest.approx(said, abs=1e-5)


def test_the_gradient_is_that_of_the_loss() -> None:
    flat, inputs = fresh(3), rows(12)
    worth = np.linspace(0, 1, 12, dtype=np.float32)
    found = gradient(flat, inputs, worth)
    before = loss(chances(flat, inputs), worth)
    step = np.float32(1e-3) * found / np.linalg.norm(found)
    after = loss(chances(flat - step, inputs), worth)
    assert before - after == pytest.approx(1e-3 * np.linalg.norm(found), rel=0.05)


def test_what_is_learned_again_and_again_is_known_by_heart() -> None:
    inputs, worth = rows(16), np.arange(16, dtype=np.float32) % 2
    learner = Learner(fresh(1))
    before = loss(chances(learner.flat, inputs), worth)
    for _ in range(60):
        learner.learn(inputs, worth, 0.01)
    assert loss(chances(learner.flat, inputs), worth) < 0.1 < before
