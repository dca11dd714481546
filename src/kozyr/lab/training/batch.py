"""Long work of the training that lets other threads run: compiled, this call releases the GIL.

It cannot be interrupted, so ask for a tenth of a second of work at a time.
"""

from kozyr.lab.training.harvest import Harvest, fill


def harvest(h: Harvest, moments: int) -> None:
    """Play deals until so many moments are kept, at most 1,024; those kept before are lost."""
    fill(h, moments)
