"""The place where bots think, as the table sees it: what is asked, what comes back."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from kozyr.bots.thought import Thinker
from kozyr.game.actions import Action
from kozyr.game.view import View
from kozyr.records.course import Reduced
from kozyr.table.thought_figures import Figures


class Question(msgspec.Struct, frozen=True):
    """What a bot sees, and the time in milliseconds by which it should have answered.

    `wanted` tells whether anybody still waits for the answer; one that is not is not thought about.
    """

    view: View
    deadline: int
    wanted: Callable[[], bool]


class Considered(msgspec.Struct, frozen=True):
    """What a bot would do; `effort` is None unless it had less than its usual effort."""

    action: Action | None
    effort: Reduced | None = None


class Thinking(Protocol):
    """Lets bots think without keeping anybody waiting.

    `early`: so many milliseconds before its time a bot is asked, and answers at its time, so that
    nobody can tell by the clock whether there was much to think about (§17.6). `figures` count what
    was thought.
    """

    early: int
    figures: Figures

    async def think(self, bot: Thinker, question: Question) -> Considered | None:
        """Let a bot think; None if nobody waits for it any more. It raises what the bot raises.

        Whoever is cancelled meanwhile leaves only when the bot has stopped thinking.
        """

    async def close(self) -> None:
        """Let nobody think any more; return when the last has stopped."""
