"""Long kernel work that lets other threads run: compiled, these calls release the GIL.

`batch.pxd` holds the wrappers that do so; in plain Python they are ordinary calls. A call cannot be
interrupted, so ask for a tenth of a second of work at a time.
"""

from kozyr.game.moves import Moves
from kozyr.game.playout import Dice, Tally, play_deals
from kozyr.game.proving import Prover, prove
from kozyr.game.state import State


def playouts(s: State, moves: Moves, dice: Dice, tally: Tally, deals: int) -> None:
    """Deal and play out so many deals at random, adding to the tally; `s` ends as the last deal."""
    play_deals(s, moves, dice, tally, deals)


def proofs(prover: Prover, deals: int) -> None:
    """Play so many deals at random and check every state, until a paragraph breaks."""
    prove(prover, deals)
