"""The real clock, chance and delays."""

import asyncio

import anyio

from kozyr.web.system import SystemClock, SystemEntropy, ThinkingDelays


def test_a_thought_takes_from_0_8_to_2_5_seconds() -> None:
    """§17.6."""
    delays = [ThinkingDelays().thinking() for _ in range(500)]
    assert all(800 <= delay <= 2_500 for delay in delays)
    assert len(set(delays)) > 100


def test_seeds_are_not_repeated() -> None:
    assert len({SystemEntropy().draw(32) for _ in range(100)}) == 100
    assert len(SystemEntropy().draw(9)) == 9


def test_waiting_ends_at_once_for_a_time_gone_by_and_for_who_is_woken() -> None:
    async def story() -> None:
        clock = SystemClock()
        await clock.wait(clock.now() - 1_000, asyncio.Event())
        woken = asyncio.Event()
        woken.set()
        await clock.wait(None, woken)
        await clock.wait(clock.now() + 3_600_000, woken)

    anyio.run(story)


def test_the_clock_counts_milliseconds_since_1970() -> None:
    assert SystemClock().now() > 1_700_000_000_000
