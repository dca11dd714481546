"""What is to be learned, and how the worth of a moment is found."""

from typing import Final

import msgspec


class Manner(msgspec.Struct, frozen=True):
    """How the worth of moments is found: `repeats` continuations, each with a new talon.

    The solver may look at `nodes` positions in each, and at `own_nodes` where the moment itself has
    an empty talon. `trusts` a net where the talon of a continuation has become empty. With
    `samples` players look ahead with the net while the talon lasts, with so many guesses at the
    hidden cards for each move, and what the net says of the next lead counts as much as `trust`
    says, the rest being what came of it.
    """

    repeats: int
    nodes: int
    own_nodes: int
    trusts: bool = False
    samples: int = 0
    trust: float = 0.0


class Round(msgspec.Struct, frozen=True):
    """So many chunks of moments whose worth is found in one manner.

    The net it trusts is the one that the round before made. The rate falls from `rate` to nothing
    (a cosine).
    """

    chunks: int
    manner: Manner
    rate: float


class Plan(msgspec.Struct, frozen=True):
    """What is learned, round after round; a chunk has so many moments of each of so many tables."""

    seed: int
    rounds: tuple[Round, ...]
    tables: int = 16
    each: int = 1024

    @property
    def chunks(self) -> int:
        """All chunks of all rounds."""
        return sum(one.chunks for one in self.rounds)

    def place(self, chunk: int) -> tuple[Round, int]:
        """The round a chunk belongs to, and how many chunks of that round come before."""
        for one in self.rounds:
            if chunk < one.chunks:
                return one, chunk
            chunk -= one.chunks
        raise IndexError(chunk)


LOOKING: Final = Manner(repeats=1, nodes=0, own_nodes=5_000, trusts=True, samples=4, trust=0.5)

ROUNDS: Final = (
    Round(300, Manner(repeats=4, nodes=0, own_nodes=0), 0.002),
    Round(100, Manner(repeats=1, nodes=1_000, own_nodes=5_000), 0.0015),
    Round(300, Manner(repeats=8, nodes=0, own_nodes=5_000, trusts=True), 0.0015),
    Round(40, LOOKING, 0.001),
    Round(40, LOOKING, 0.001),
)
"""The rounds that made the weights of the package."""


def plan(seed: int, effort: float) -> Plan:
    """The plan of the package, with so much of its effort, one chunk a round at least."""
    rounds = tuple(
        msgspec.structs.replace(one, chunks=max(1, round(one.chunks * effort))) for one in ROUNDS
    )
    return Plan(seed, rounds)
