"""A bounded pool in which bots think: who has to answer first comes first."""

import asyncio
import itertools
import time
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from typing import Final

from kozyr.bots.thought import Effort, Thinker
from kozyr.game.actions import Action
from kozyr.game.view import View
from kozyr.table.effort import Share, expected, granted, share
from kozyr.table.lasting import to_the_end
from kozyr.table.ports import Clock
from kozyr.table.thinking import Considered, Question
from kozyr.table.thought_figures import Figures

EARLY: Final = 400
"""Milliseconds before its time at which a bot is asked: more than a thought takes."""

_GUESS: Final = 20.0
"""What a thought of usual effort may take before one was seen, in milliseconds."""


class _Waiting:
    """A bot that waits for its turn to think."""

    def __init__(self, bot: Thinker, question: Question, since: int) -> None:
        self.bot, self.question, self.since = bot, question, since
        self.answer = asyncio.get_running_loop().create_future()


class Pool:
    """Lets at most so many bots think at once, in threads.

    All but the thinking itself happens in the event loop. A search lets others have the
    interpreter every few milliseconds, as the compiled kernel does.
    """

    def __init__(self, clock: Clock, workers: int, early: int = EARLY) -> None:
        self._clock, self._workers, self.early = clock, workers, early
        self._threads = ThreadPoolExecutor(workers, "thinking")
        self._queue: list[tuple[int, int, _Waiting]] = []
        self._numbers = itertools.count()
        self._thinking: set[asyncio.Task[None]] = set()
        self._full = _GUESS
        self._closed = False
        self.figures = Figures()

    async def think(self, bot: Thinker, question: Question) -> Considered | None:
        """See `kozyr.table.thinking.Thinking`."""
        if self._closed:
            return None
        waiting = _Waiting(bot, question, self._clock.now())
        heappush(self._queue, (question.deadline, next(self._numbers), waiting))
        self._begin()
        return await to_the_end(_answer(waiting))

    async def close(self) -> None:
        """See `kozyr.table.thinking.Thinking`."""
        self._closed = True
        for _, _, waiting in self._queue:
            waiting.answer.set_result(None)
        self._queue.clear()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        self._threads.shutdown()

    def _begin(self) -> None:
        """Let as many begin as there are free threads, the most urgent first."""
        while self._queue and len(self._thinking) < self._workers:
            _, _, waiting = heappop(self._queue)
            if waiting.question.wanted():
                task = asyncio.create_task(self._serve(waiting))
                self._thinking.add(task)
            else:
                waiting.answer.set_result(None)
        self.figures.waiting = len(self._queue)

    async def _serve(self, waiting: _Waiting) -> None:
        try:
            waiting.answer.set_result(await self._considered(waiting))
        except Exception as problem:  # noqa: BLE001 - whoever asked is told
            self.figures.failed += 1
            waiting.answer.set_exception(problem)
        finally:
            self._thinking -= {asyncio.current_task()}
            self._begin()

    async def _considered(self, waiting: _Waiting) -> Considered:
        began = self._clock.now()
        left = waiting.question.deadline - began
        much = share(len(self._queue), self._workers, left, max(round(self._full), 1))
        action = await self._thought(waiting, much)
        ended = self._clock.now()
        self._full = expected(self._full, ended - began, much)
        self.figures.answered(much, ended - waiting.since)
        return Considered(action, None if much == "full" else much)

    async def _thought(self, waiting: _Waiting, much: Share) -> Action | None:
        effort = granted(waiting.bot.effort, much)
        loop = asyncio.get_running_loop()
        action, spent = await loop.run_in_executor(
            self._threads, _think, waiting.bot, waiting.question.view, effort
        )
        self.figures.cpu += spent
        return action


async def _answer(waiting: _Waiting) -> Considered | None:
    found: Considered | None = await waiting.answer
    return found


def _think(bot: Thinker, view: View, effort: Effort) -> tuple[Action | None, float]:
    """Think, in a thread; tell also how many seconds of CPU time it took."""
    before = time.thread_time()
    action = bot.think(view, effort).action
    return action, time.thread_time() - before
