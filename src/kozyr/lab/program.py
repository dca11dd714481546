"""A bot's program: a process that answers every line with one line, in time and within memory."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import IO, Final

import msgspec

from kozyr.lab.faults import FaultKind

LONGEST: Final = 1 << 16
"""Bytes of an answer: whoever says more before the end of a line is not understood."""

_FENCE: Final = str(Path(__file__).with_name("fence.py"))
_MIB: Final = 1 << 20
_PARTING: Final = 1.0
"""Seconds that a program which has closed its output has to end."""

_REMEMBERED: Final = 2000
"""Bytes of a program's complaints that are kept."""

_LAST_WORDS: Final = 200
"""Letters of one line of them that are told."""


class Bounds(msgspec.Struct, frozen=True):
    """What a program may use: wall-clock seconds for an answer, MiB of memory for a process."""

    seconds: float = 5.0
    memory: int = 1024


class ProgramError(Exception):
    """The program did not answer, and was ended; `what` completes "the program ..."."""

    def __init__(self, kind: FaultKind, what: str) -> None:
        super().__init__(what)
        self.kind = kind
        self.what = what


class Program:
    """A running program, in a process group of its own; `end` ends the whole group.

    After a ProgramError it has ended already.
    """

    def __init__(
        self, command: Sequence[str], bounds: Bounds, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._bounds = bounds
        self._clock = clock
        self._heard = b""
        self._complaints = b""
        self._process = subprocess.Popen(  # noqa: S603 - the command line named it
            [sys.executable, "-I", "-S", _FENCE, str(bounds.memory * _MIB), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._in, self._out, self._err = map(_pipe, self._streams())
        self._selector = DefaultSelector()
        self._selector.register(self._out, EVENT_READ)
        self._selector.register(self._err, EVENT_READ)
        self.running = True

    def _streams(self) -> tuple[IO[bytes] | None, ...]:
        return self._process.stdin, self._process.stdout, self._process.stderr

    def cpu(self) -> float:
        """Seconds of processor time it has used; 0 where the system does not tell."""
        try:
            return time.clock_gettime(~self._process.pid << 3 | 2)
        except OSError:
            return 0.0

    def ask(self, line: bytes) -> bytes:
        """Send a line and wait for the line that answers it; ProgramError if none comes."""
        try:
            self._listen()
            self._exchange(line + b"\n")
            answer, _, self._heard = self._heard.partition(b"\n")
        except ProgramError:
            self.end()
            raise
        return answer

    def _listen(self) -> None:
        """Hear what was said since the last answer: nothing should have been."""
        for key, _ in self._selector.select(0):
            self._read(key.fd)
        if self._heard:
            what = f"spoke without being asked: {quoted(self._heard)}"
            raise ProgramError(FaultKind.GARBAGE, what)

    def _exchange(self, unsent: bytes) -> None:
        deadline = self._clock() + self._bounds.seconds
        self._selector.register(self._in, EVENT_WRITE)
        while unsent or b"\n" not in self._heard:
            left = deadline - self._clock()
            if left <= 0:
                what = f"gave no answer in {self._bounds.seconds:g} seconds"
                raise ProgramError(FaultKind.SILENCE, what)
            for key, _ in self._selector.select(left):
                if key.fd != self._in:
                    self._read(key.fd)
                    continue
                unsent = unsent[self._write(unsent) :]
                if not unsent:
                    self._selector.unregister(self._in)

    def _write(self, unsent: bytes) -> int:
        try:
            return os.write(self._in, unsent)
        except BrokenPipeError:
            raise self._crash() from None

    def _read(self, stream: int) -> None:
        heard = os.read(stream, LONGEST)
        if stream == self._err:
            self._complain(heard)
            return
        if not heard:
            raise self._crash()
        self._heard += heard
        if len(self._heard) > LONGEST and b"\n" not in self._heard[:LONGEST]:
            raise ProgramError(FaultKind.GARBAGE, f"said more than {LONGEST} bytes in a line")

    def _complain(self, heard: bytes) -> None:
        if not heard:
            self._selector.unregister(self._err)
        self._complaints = (self._complaints + heard)[-_REMEMBERED:]

    def _crash(self) -> ProgramError:
        """Say how it ended, and its last words."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_PARTING)
        status = self._process.returncode
        with suppress(BlockingIOError):
            self._complaints += os.read(self._err, LONGEST)
        if status is None:
            how = "closed its output"
        elif status < 0:
            how = f"was ended by {_signal(-status)}"
        else:
            how = f"ended with status {status}"
        last = _last_words(self._complaints)
        return ProgramError(FaultKind.CRASH, f"{how}: {last}" if last else how)

    def end(self) -> None:
        """End it and all that it has started; ending twice is fine."""
        if not self.running:
            return
        self.running = False
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for stream in self._streams():
            if stream is not None:
                stream.close()


def _signal(number: int) -> str:
    """The name of a signal; those of real time have none."""
    return next((one.name for one in signal.Signals if one == number), f"signal {number}")


def _last_words(said: bytes) -> str:
    """The last line that names an error, else the last, without what a terminal would obey."""
    lines = said.decode(errors="replace").strip().splitlines()
    errors = [line for line in lines if "error" in line.casefold()]
    last = (errors or lines or [""])[-1]
    return "".join(one if one.isprintable() else " " for one in last)[-_LAST_WORDS:].strip()


def quoted(said: bytes) -> str:
    """What was said, short enough for a message."""
    text = said.decode(errors="replace").strip()
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


_SHOWN: Final = 60


def _pipe(stream: IO[bytes] | None) -> int:
    """The descriptor of a pipe of the process, made so that nothing waits for it for ever."""
    if stream is None:
        raise AssertionError
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
