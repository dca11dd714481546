"""Long thinking that lets other threads run: compiled, these calls release the GIL.

`batch.pxd` holds the wrappers that do so; in plain Python they are ordinary calls. A call cannot be
interrupted, so ask for a hundredth of a second of work at a time.
"""

from kozyr.bots.search.search import Search, search


def searches(one: Search, iterations: int) -> None:
    """Go on with a search for so many iterations."""
    search(one, iterations)
