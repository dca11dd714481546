"""Long commands that are stopped on the way, and how to go on with them."""

import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

STOPPED: Final = 130
"""The exit status of a command that was interrupted, as shells have it."""


@contextmanager
def stoppable(kept: str) -> Iterator[None]:
    """Let an interrupt or SIGTERM end the work in order, and say what is kept of it.

    Whoever presses the keys once more changes nothing: the work is about to end.
    """
    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    for one, handler in before.items():
        if handler != signal.SIG_IGN:
            signal.signal(one, _stop)
    try:
        yield
    except KeyboardInterrupt:
        print(f"kozyr: stopped; {kept}.", file=sys.stderr)  # noqa: T201
        sys.exit(STOPPED)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _stop(_: int, __: FrameType | None) -> None:
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    raise KeyboardInterrupt


def going_on(resume: Path | None) -> AbstractContextManager[None]:
    """Let the work be ended in order, and say whether it can be gone on with."""
    if resume is None:
        return stoppable("nothing is kept; --resume would keep it")
    return stoppable(f"{resume} keeps what was played, and the same command goes on")
