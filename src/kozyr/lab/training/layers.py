"""The value net in numpy, and how it learns: minibatches, backpropagation, Adam."""

from typing import Final

import numpy as np
import numpy.typing as npt

from kozyr.bots.evaluation import codes

Floats = npt.NDArray[np.float32]

SHAPES: Final = (
    (codes.INPUTS, codes.FIRST),
    (codes.FIRST,),
    (codes.FIRST, codes.SECOND),
    (codes.SECOND,),
    (codes.SECOND, 1),
    (1,),
)
"""The weights in the order in which `Net.put` takes them."""

_FADING: Final = np.float32(0.9)
_FADING_SQUARES: Final = np.float32(0.999)
_TINY: Final = np.float32(1e-8)


def parts(flat: Floats) -> list[Floats]:
    """The weights of each layer as views of the one vector that holds them all."""
    ends = np.cumsum([np.prod(shape) for shape in SHAPES])
    return [
        piece.reshape(shape) for piece, shape in zip(np.split(flat, ends[:-1]), SHAPES, strict=True)
    ]


def fresh(seed: int) -> Floats:
    """Weights to begin with: random, as wide as suits the number of inputs that are on (He)."""
    chance = np.random.default_rng(seed)
    flat = np.zeros(codes.WEIGHTS, np.float32)
    first, _, second, _, third, _ = parts(flat)
    for layer, on in ((first, 45), (second, codes.FIRST), (third, codes.SECOND)):
        layer[:] = chance.normal(0, np.sqrt(2 / on), layer.shape)
    return flat


def chances(flat: Floats, inputs: Floats) -> Floats:
    """What the net says of each row of inputs."""
    return _forward(parts(flat), inputs)[-1]


def _forward(layers: list[Floats], inputs: Floats) -> tuple[Floats, Floats, Floats]:
    first, first_base, second, second_base, third, third_base = layers
    sums = np.maximum(inputs @ first + first_base, 0)
    later = np.maximum(sums @ second + second_base, 0)
    return sums, later, 1 / (1 + np.exp(-(later @ third + third_base)[:, 0]))


def gradient(flat: Floats, inputs: Floats, worth: Floats) -> Floats:
    """The gradient of the mean log-loss of these rows."""
    layers = parts(flat)
    sums, later, said = _forward(layers, inputs)
    found = np.empty_like(flat)
    first, first_base, second, second_base, third, third_base = parts(found)
    error = ((said - worth) / np.float32(len(worth)))[:, None]
    third[:] = later.T @ error
    third_base[:] = error.sum(axis=0)
    error = (error @ layers[4].T) * (later > 0)
    second[:] = sums.T @ error
    second_base[:] = error.sum(axis=0)
    error = (error @ layers[2].T) * (sums > 0)
    first[:] = inputs.T @ error
    first_base[:] = error.sum(axis=0)
    return found


def loss(said: Floats, worth: Floats) -> float:
    """The mean log-loss of what was said against what came, both from 0 to 1."""
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-np.mean(worth * np.log(said) + (1 - worth) * np.log(1 - said)))


class Learner:
    """Weights that learn (Adam): `flat` are they, `mean` and `square` what went before."""

    def __init__(self, flat: Floats) -> None:
        self.flat = flat
        self.mean = np.zeros_like(flat)
        self.square = np.zeros_like(flat)
        self.steps = 0

    def learn(self, inputs: Floats, worth: Floats, rate: float) -> None:
        """One step on one minibatch."""
        found = gradient(self.flat, inputs, worth)
        self.steps += 1
        self.mean += (1 - _FADING) * (found - self.mean)
        self.square += (1 - _FADING_SQUARES) * (found * found - self.square)
        mean = self.mean / np.float32(1 - float(_FADING) ** self.steps)
        square = self.square / np.float32(1 - float(_FADING_SQUARES) ** self.steps)
        self.flat -= np.float32(rate) * mean / (np.sqrt(square) + _TINY)
