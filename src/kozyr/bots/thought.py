"""How much a bot may think, and what it thought: every alternative with its chance."""

from typing import Final, Protocol, runtime_checkable

import msgspec

from kozyr.bots.player import Player
from kozyr.game.actions import Action
from kozyr.game.view import View


class Effort(msgspec.Struct, frozen=True):
    """A limit on thinking for one move, in counts and never in time, so that it can be repeated.

    `iterations` of the search, `nodes` of the exact endgame. Without iterations nothing is
    searched, without either the bot makes its rule move.
    """

    iterations: int
    nodes: int


RULE_MOVE: Final = Effort(0, 0)
"""No thinking at all: the move of the rules of thumb."""


class Chance(msgspec.Struct, frozen=True):
    """One alternative: what the seat may expect of it, from 0 (durak) to 1 (not), a draw half.

    `action` None is to wait. `exact`: proved, not estimated. `share` is how much of the search went
    into it, from 0 to 1.
    """

    action: Action | None
    chance: float
    exact: bool
    share: float


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do and what it made of the alternatives, the chosen one first.

    `chances` is empty where there was nothing to weigh or no effort to spend. `effort` is what it
    was allowed.
    """

    action: Action | None
    chances: tuple[Chance, ...]
    effort: Effort


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that can think for longer or shorter, and tell what it thought.

    `effort` is its usual one, with which it chooses.
    """

    effort: Effort

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        """Weigh the alternatives of this view; None is its usual effort."""
