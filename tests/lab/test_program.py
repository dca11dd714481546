"""Programs of others: asked in time, fenced in, and ended with all that they have started."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from kozyr.lab.faults import FaultKind
from kozyr.lab.program import LONGEST, Bounds, Program, ProgramError

PYTHON = [sys.executable, "-I", "-S", "-c"]
ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)"


@contextmanager
def running(command: Sequence[str], bounds: Bounds | None = None) -> Iterator[Program]:
    program = Program(command, bounds or Bounds(seconds=60))
    try:
        yield program
    finally:
        program.end()


def fault(program: Program, *lines: bytes) -> ProgramError:
    """How the program fails to answer the last of these lines."""
    for line in lines[:-1]:
        program.ask(line)
    with pytest.raises(ProgramError) as raised:
        program.ask(lines[-1])
    assert not program.running
    return raised.value


def test_a_line_is_answered_with_a_line_however_long_it_is() -> None:
    with running([*PYTHON, ECHO]) as program:
        assert program.ask(b"one") == b"one"
        assert program.ask(b"x" * (LONGEST - 1)) == b"x" * (LONGEST - 1)
        assert program.running


def test_the_time_of_its_processor_is_told() -> None:
    with running([*PYTHON, ECHO]) as program:
        program.ask(b"one")
        before = program.cpu()
        program.ask(b"two")
        assert 0 < before <= program.cpu()


@pytest.mark.parametrize(
    ("source", "how"),
    [
        ("raise SystemExit(3)", "ended with status 3"),
        ("import sys; sys.exit('no model here')", "ended with status 1: no model here"),
        ("input(); 1 / 0", "ended with status 1: ZeroDivisionError: division by zero"),
        ("import os; os.kill(os.getpid(), 9)", "was ended by SIGKILL"),
        ("import os; os.kill(os.getpid(), 40)", "was ended by signal 40"),
        ("import sys; sys.exit('\\x1b[2Jgone')", "ended with status 1: [2Jgone"),
        (
            "import sys; sys.exit('Error: no bot.js\\n\\nNode.js v20')",
            "ended with status 1: Error: no bot.js",
        ),
        ("import sys; sys.exit('x' * 999)", f"ended with status 1: {'x' * 200}"),
    ],
)
def test_a_program_that_ends_is_named_with_its_last_words(source: str, how: str) -> None:
    with running([*PYTHON, source]) as program:
        error = fault(program, b"hello")
        assert (error.kind, error.what) == (FaultKind.CRASH, how)


def test_a_program_that_closes_its_output_has_crashed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.lab.program._PARTING", 0.0)
    with running([*PYTHON, "input(); import os; os.close(1); input()"]) as program:
        assert fault(program, b"hello").what == "closed its output"


def test_a_command_that_cannot_be_started_says_why() -> None:
    with running(["/nowhere/bot"]) as program:
        assert fault(program, b"hello").what.endswith("/nowhere/bot: No such file or directory")


def test_too_much_memory_is_refused_to_it() -> None:
    greedy = "input(); x = bytearray(300_000_000); print('enough')"
    with running([*PYTHON, greedy], Bounds(seconds=60, memory=100)) as program:
        assert fault(program, b"hello").what == "ended with status 1: MemoryError"
    with running([*PYTHON, greedy], Bounds(seconds=60, memory=1000)) as program:
        assert program.ask(b"hello") == b"enough"


def test_silence_is_borne_no_longer_than_was_agreed() -> None:
    times = iter([0.0, 1.0, 6.0])
    program = Program([*PYTHON, "input(); input()"], Bounds(seconds=5), clock=lambda: next(times))
    error = fault(program, b"hello")
    assert (error.kind, error.what) == (FaultKind.SILENCE, "gave no answer in 5 seconds")


def test_who_does_not_even_listen_is_silent_too() -> None:
    with running([*PYTHON, "import time; time.sleep(600)"], Bounds(seconds=0.01)) as program:
        assert fault(program, b"x" * 1_000_000).kind is FaultKind.SILENCE


@pytest.mark.parametrize(
    ("source", "lines", "what"),
    [
        ("print('x' * 200_000, flush=True); input(); input()", 1, "said more than 65536 bytes"),
        ("input(); print('one\\ntwo', flush=True); input()", 2, "spoke without being asked: 'two'"),
    ],
)
def test_what_is_no_line_for_a_line_is_garbage(source: str, lines: int, what: str) -> None:
    with running([*PYTHON, source]) as program:
        error = fault(program, *[b"hello"] * lines)
        assert error.kind is FaultKind.GARBAGE
        assert error.what.startswith(what)


@contextmanager
def watched(pipe: Path) -> Iterator[None]:
    """Wait at the end until nobody holds the pipe any more: all who have opened it have ended."""
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    yield
    os.set_blocking(reading, True)
    assert os.read(reading, 1) == b""
    os.close(reading)


def test_what_it_has_started_is_ended_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    script = f"exec 3>{pipe}; sleep 1000 & read line; echo started; read line"
    with watched(pipe), running(["sh", "-c", script]) as program:
        assert program.ask(b"hello") == b"started"
    program.end()


ARENA = """
import os
import sys
from kozyr.lab.program import Bounds, Program

program = Program(["sh", "-c", sys.argv[1]], Bounds(seconds=60))
program.ask(b"hello")
os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of its parent's end")
def test_a_busy_program_does_not_outlive_an_arena_that_is_killed(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    script = f"exec 3>{pipe}; read line; echo started; while :; do :; done"
    with watched(pipe):
        killed = subprocess.run([sys.executable, "-c", ARENA, script], check=False)
        assert killed.returncode == -9
