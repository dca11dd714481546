"""`kozyr referee`: positions and rules judged in plain words."""

import errno
import os
import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn

import msgspec
from cyclopts import Parameter

from kozyr.cli.command import app
from kozyr.records.asking import json_of, told_text
from kozyr.records.explaining import line_fault
from kozyr.records.line import LineError
from kozyr.records.referee import answer_text
from kozyr.rules.words import Lang
from kozyr.rules.words.spoken import spoken

TOO_DEEP: Final = "the JSON is nested too deeply"


@app.command
def referee(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang | None = None,
) -> None:
    """Judge positions and actions, or rules of a table, and tell the answers in plain words.

    Parameters
    ----------
    file
        The file of the document, of an array of documents, or of one-line positions; - is the
        standard input.
    json
        Print JSON for programs.
    lang
        The language of the words, else the one of this machine's settings.
    """
    speaking = lang or spoken(os.environ)
    try:
        asked = json_of(_handed_in(file))
        told = answer_text(asked) if json else told_text(asked, speaking).encode()
    except LineError as problem:
        _leave(file, line_fault(problem, speaking))
    except OSError as problem:
        _leave(file, problem.strerror)
    except RecursionError:
        _leave(file, TOO_DEEP)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        _leave(file, problem)
    out = getattr(sys.stdout, "buffer", None)
    if out is not None:
        out.write(told + b"\n")


def _handed_in(file: str) -> bytes:
    """Read a file, or for - the standard input, which may be closed (OSError)."""
    if file != "-":
        return Path(file).read_bytes()
    standard = getattr(sys.stdin, "buffer", None)
    if standard is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return bytes(standard.read())


def _leave(file: str, problem: object) -> NoReturn:
    """Say why a file cannot be used."""
    print(f"kozyr: {file}: {problem}", file=sys.stderr)  # noqa: T201 - a command line prints
    sys.exit(2)
