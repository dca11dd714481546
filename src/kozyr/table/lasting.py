"""What is waited for to its end, whoever is cancelled meanwhile."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


async def to_the_end(serving: Coroutine[None, None, T]) -> T:
    """Wait for an answer; who is cancelled meanwhile leaves only when it is there."""
    task = asyncio.create_task(serving)
    try:
        return await asyncio.shield(task)
    finally:
        while not task.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([task])
