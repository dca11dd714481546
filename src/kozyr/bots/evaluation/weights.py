"""The weights of the value net, which the package brings along, and nets that have them."""

import sys
import tomllib
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from kozyr.bots.evaluation import codes
from kozyr.bots.evaluation.features import supports
from kozyr.bots.evaluation.net import Net
from kozyr.rules.limits import Limits

FILE: Final = "weights.bin"
"""The weights in the order of `Net.put`: 4 bytes each, IEEE 754, lowest byte first."""

ORIGIN: Final = "weights.toml"
"""Where they come from."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where weights come from: enough to make them again.

    `kernel` is a checksum of deals played by the kernel that trained them, `loss` the log-loss of
    moments they were not trained on, `minutes` those of one processor.
    """

    command: str
    seed: int
    version: str
    kernel: int
    moments: int
    loss: float
    minutes: float
    sha256: str


class SpoiltWeightsError(ValueError):
    """The weights of the package are not those that its record of their origin tells of."""

    def __init__(self) -> None:
        super().__init__(f"{FILE} is not what {ORIGIN} describes: install the package anew")


@cache
def origin() -> Origin:
    """Where the weights of the package come from."""
    text = (files(__package__) / ORIGIN).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Origin)


@cache
def weights() -> tuple[float, ...]:
    """The weights of the package.

    Raises:
        SpoiltWeightsError: the file has not the size or the checksum that it should have.

    """
    content = (files(__package__) / FILE).read_bytes()
    if len(content) != 4 * codes.WEIGHTS or sha256(content).hexdigest() != origin().sha256:
        raise SpoiltWeightsError
    return tuple(unpacked(content))


def packed(values: Sequence[float]) -> bytes:
    """The content of a file of weights."""
    found = array("f", values)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def unpacked(content: bytes) -> list[float]:
    """The weights of a file."""
    found = array("f", content)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def net(limits: Limits) -> Net | None:
    """A new net with the weights of the package, bound to a table, None if it knows no such table.

    Each thread needs its own.
    """
    if not supports(limits):
        return None
    new = Net()
    new.put(list(weights()))
    new.bind(limits)
    return new
