"""A bot that thinks elsewhere while its table goes on."""

import asyncio
from collections.abc import Callable

from kozyr.bots.thought import Thinker
from kozyr.game.view import View
from kozyr.table.thinking import Considered, Question, Thinking


class Mind:
    """The attendant of a seat whose bot thinks: one thing at a time, and in one place.

    What it is to see while it thinks it sees afterwards, in order.
    """

    def __init__(self, bot: Thinker) -> None:
        self._bot = bot
        self._unseen: list[View] = []
        self._free = asyncio.Lock()

    def see(self, view: View) -> None:
        """Let the bot take note of a view, now or as soon as it has thought."""
        if self._free.locked():
            self._unseen.append(view)
        else:
            self._bot.see(view)

    async def think(
        self, thinking: Thinking, ask: Callable[[], Question | None]
    ) -> Considered | None:
        """Ask the bot as soon as it is free; None if there is nothing to ask by then."""
        async with self._free:
            question = ask()
            if question is None:
                return None
            try:
                return await thinking.think(self._bot, question)
            finally:
                self._catch_up()

    def _catch_up(self) -> None:
        unseen, self._unseen = self._unseen, []
        for view in unseen:
            self._bot.see(view)
