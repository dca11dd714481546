"""A first learner: a linear policy that learns by playing against itself, in numpy alone.

`python docs/examples/learner.py` plays 12 rounds, then against a player that acts at random.
"""

import sys

import numpy as np

from kozyr.lab.envs.batch import Batch
from kozyr.rules.presets import preset

DEALS, STEPS, RATE = 512, 128, 6.0

rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
batch = Batch(preset("service_podkidnoy").rules, DEALS, seed=1)
chance = np.random.default_rng(1)
weights = np.zeros((batch.layout.size, batch.actions), np.float32)
rows = np.arange(DEALS)


def odds() -> np.ndarray:
    """How likely the policy makes each action in each row: a softmax over what is allowed."""
    worth = batch.observations.astype(np.float32) @ weights
    worth = np.where(batch.masks, worth, -np.inf)
    odds = np.exp(worth - worth.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def drawn(odds: np.ndarray) -> np.ndarray:
    """An action for each row, drawn so."""
    sums = odds.cumsum(1)
    return (sums > chance.random((DEALS, 1)) * sums[:, -1:]).argmax(1)


def learn() -> None:
    """Play on, and make more likely what was done in deals that were won (REINFORCE)."""
    told = []
    for _ in range(STEPS):
        push, seen, seats = -odds(), batch.observations.copy(), batch.seats.copy()
        actions = drawn(-push)
        push[rows, actions] += 1
        batch.step(actions)
        told.append((seen, seats, push, batch.ends.copy(), batch.rewards.copy()))
    worth = np.zeros((DEALS, 2), np.float32)
    for seen, seats, push, ends, rewards in reversed(told):
        worth = np.where(ends[:, None] > 0, rewards, worth)
        step = seen.T.astype(np.float32) @ (push * worth[rows, seats, None])
        np.add(weights, RATE / (DEALS * STEPS) * step, out=weights)


def contest(steps: int) -> tuple[int, int]:
    """How often seat 0, which plays by the policy, and seat 1, at random, were not the durak."""
    won = np.zeros(2, int)
    for _ in range(steps):
        batch.step(np.where(batch.seats == 0, drawn(odds()), batch.sample()))
        won += (batch.rewards > 0).sum(0)
    return int(won[0]), int(won[1])


for _ in range(rounds):
    learn()
print("won {} of the policy's deals, {} of the other's".format(*contest(2 * STEPS)))
