"""Long work of the training that lets other threads run: compiled, these calls release the GIL.

They cannot be interrupted, so ask for a tenth of a second of work at a time.
"""

from kozyr.lab.training.harvest import Harvest, fill
from kozyr.lab.training.selfplay import SelfPlay, play_on


def harvest(h: Harvest, moments: int) -> None:
    """Play deals until so many moments are kept, at most 1,024; those kept before are lost."""
    fill(h, moments)


def selfplay(one: SelfPlay, moments: int) -> None:
    """Let players who look ahead do the same."""
    play_on(one, moments)
