"""How a search is led: numbers that change its play, found by paired matches."""

from typing import Final

import msgspec


class Manner(msgspec.Struct, frozen=True):
    """The numbers of a search.

    In the tree: `bold` is how much it tries what it has seen little of, `liking` the share of the
    first look that the move of the rules of thumb gets (0 to 1), `modesty` what a move not tried
    yet is thought to be worth less than its neighbours, `trust` how often another seat is taken to
    play by the rules of thumb (0 to 1), `rounds` how many iterations one sample of the hidden cards
    is good for. `weighted`: samples are believed by what the others did and did not do.

    At its edge: `learned` is from how many cards in the talon on the net judges, `proof` how many
    nodes of the solver the end of a playout may take; neither if 0.

    In the choice: `thrift` is the most that a move's chance may lie below the best one's where the
    move of the rules of thumb is made instead, since so little is chance.
    """

    bold: float = 0.7
    liking: float = 0.4
    modesty: float = 0.05
    trust: float = 0.5
    rounds: int = 1
    proof: int = 0
    weighted: bool = True
    learned: int = 5
    thrift: float = 0.02


MANNER: Final = Manner()
"""The numbers found best (see `docs/bots.md`)."""
