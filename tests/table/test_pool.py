"""The pool in which bots think: bounded, the most urgent first, never in anybody's way."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable

import anyio
import pytest

from kozyr.bots.thought import RULE_MOVE, Effort, Thought
from kozyr.game.view import View
from kozyr.table.pool import Pool
from kozyr.table.thinking import Considered, Question
from tests.table.thinkers import USUAL, Gated, Ponderer
from tests.table.world import ManualClock, World, still

Answer = asyncio.Task[Considered | None]


async def a_view() -> View:
    world = World()
    deal = (await world.table(await world.open("service_podkidnoy"))).deal
    assert deal is not None
    return deal.view(deal.may_act()[0])


class Scene:
    """A pool of one thread, and the view that everybody is asked about."""

    def __init__(self, view: View) -> None:
        self.clock, self.view = ManualClock(), view
        self.pool = Pool(self.clock, 1)

    def ask(self, bot: Ponderer, left: int = 900, *, wanted: bool = True) -> Answer:
        question = Question(self.view, self.clock.now() + left, lambda: wanted)
        return asyncio.create_task(self.pool.think(bot, question))


def story(told: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        scene = Scene(await a_view())
        await told(scene)
        await scene.pool.close()

    anyio.run(run)


async def begun(bot: Gated) -> None:
    assert await asyncio.to_thread(bot.began.wait, 30)


def test_a_bot_that_nobody_is_before_has_its_usual_effort() -> None:
    async def told(scene: Scene) -> None:
        bot = Ponderer()
        considered = await scene.ask(bot)
        assert considered is not None
        assert considered.action is not None
        assert considered.effort is None
        assert bot.spent == [USUAL]
        assert scene.pool.figures.moves == {"full": 1}

    story(told)


def test_who_has_to_answer_first_comes_first_and_no_more_think_than_may() -> None:
    async def told(scene: Scene) -> None:
        first, order = Gated(), list[str]()
        asked = [scene.ask(first)]
        await begun(first)
        for name, left in (("late", 900), ("early", 300), ("middle", 600)):
            asked.append(scene.ask(Ponderer(), left))
            asked[-1].set_name(name)
            asked[-1].add_done_callback(lambda one: order.append(one.get_name()))
        await still()
        assert scene.pool.figures.waiting == 3
        first.gate.set()
        await asyncio.gather(*asked)
        assert order == ["early", "middle", "late"]
        assert scene.pool.figures.waiting == 0

    story(told)


def test_many_who_wait_are_cut_down_and_it_is_told() -> None:
    async def told(scene: Scene) -> None:
        first, many = Gated(), [Ponderer() for _ in range(400)]
        asked = [scene.ask(first), *map(scene.ask, many)]
        await begun(first)
        first.gate.set()
        found = [one.effort for one in await asyncio.gather(*asked) if one is not None]
        assert found[1] == "rule"
        assert many[0].spent == [RULE_MOVE]
        assert (found[-1], many[-1].spent) == (None, [USUAL])
        assert {"rule", "eighth", "quarter", "half", None} == set(found)
        assert scene.pool.figures.moves["eighth"] == found.count("eighth")

    story(told)


def test_who_comes_too_late_searches_nothing_however_fast_others_were() -> None:
    async def told(scene: Scene) -> None:
        for _ in range(60):
            await scene.ask(Ponderer())
        late = Ponderer()
        await scene.ask(late, left=0)
        assert late.spent == [RULE_MOVE]

    story(told)


def test_who_comes_too_late_makes_his_rule_move() -> None:
    async def told(scene: Scene) -> None:
        bot = Ponderer()
        considered = await scene.ask(bot, left=0)
        assert considered is not None
        assert (considered.effort, bot.spent) == ("rule", [RULE_MOVE])

    story(told)


class Polite(Ponderer):
    """Notes how its thread stands in the line for a processor."""

    nice: int | None = None

    def think(self, view: View, effort: Effort | None = None) -> Thought:
        self.nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        return super().think(view, effort)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no rank of their own")
def test_a_bug_who_holds_the_interpreter_stands_no_further_back_than_who_waits_for_it() -> None:
    """A thinking thread of low rank kept the interpreter, and people, while others computed."""

    async def told(scene: Scene) -> None:
        bot = Polite()
        await scene.ask(bot)
        assert bot.nice == os.getpriority(os.PRIO_PROCESS, 0)

    story(told)


def test_whom_nobody_waits_for_any_more_does_not_think() -> None:
    async def told(scene: Scene) -> None:
        bot = Ponderer()
        assert await scene.ask(bot, wanted=False) is None
        assert (bot.spent, scene.pool.figures.moves.total()) == ([], 0)

    story(told)


def test_a_bot_that_fails_fails_for_who_asked_and_for_nobody_else() -> None:
    async def told(scene: Scene) -> None:
        bad, good = Ponderer(), Ponderer()
        bad.fault = ValueError("no idea")
        asked = [scene.ask(bad), scene.ask(good)]
        with pytest.raises(ValueError, match="no idea"):
            await asked[0]
        assert await asked[1] is not None
        assert scene.pool.figures.failed == 1

    story(told)


def test_who_is_cancelled_leaves_only_when_the_bot_has_stopped() -> None:
    async def told(scene: Scene) -> None:
        bot = Gated()
        asked = scene.ask(bot)
        await begun(bot)
        asked.cancel()
        await still()
        assert not asked.done()
        bot.gate.set()
        await asyncio.wait([asked])
        assert asked.cancelled()
        assert bot.spent == [USUAL]

    story(told)


def test_a_closed_pool_waits_for_who_thinks_and_lets_nobody_begin() -> None:
    async def told(scene: Scene) -> None:
        thinking, waiting = Gated(), Ponderer()
        asked = [scene.ask(thinking), scene.ask(waiting)]
        await begun(thinking)
        closing = asyncio.create_task(scene.pool.close())
        assert await asked[1] is None
        assert not closing.done()
        thinking.gate.set()
        await closing
        assert await asked[0] is not None
        assert await scene.ask(waiting) is None
        assert waiting.spent == []

    story(told)


def test_the_figures_tell_delays_and_time_spent() -> None:
    async def told(scene: Scene) -> None:
        bot = Gated()
        asked = scene.ask(bot)
        await begun(bot)
        scene.clock.time += 60
        bot.gate.set()
        await asked
        figures = scene.pool.figures
        assert figures.delayed == 60
        assert (figures.delays[50], figures.delays[100], figures.delays[10_000]) == (0, 1, 1)
        assert figures.cpu > 0

    story(told)


def test_what_a_thought_takes_is_learned() -> None:
    """A slow machine, or a kernel that is not compiled, brings fewer full searches."""

    async def told(scene: Scene) -> None:
        efforts: list[Effort] = []
        for _ in range(30):
            bot = Gated()
            asked = scene.ask(bot)
            await begun(bot)
            scene.clock.time += 1_000 if len(efforts) < 20 else 0
            bot.gate.set()
            await asked
            efforts += bot.spent
        assert efforts[0] == USUAL
        assert efforts[19].iterations < USUAL.iterations

    story(told)
