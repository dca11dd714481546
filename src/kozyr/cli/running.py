"""How the command line begins and ends, whoever reads what it prints."""

import errno
import io
import os
import sys
from pathlib import Path
from typing import Final

from kozyr.cli.command import app

UNTOLD: Final = frozenset({errno.EPIPE, errno.ENOSPC, errno.EIO})
"""Why what was printed did not arrive."""


def main() -> None:
    """Run the command named on the command line; who reads it may leave before its end."""
    _make_printable()
    try:
        try:
            app(sys.argv[1:])
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as problem:
        if problem.errno not in UNTOLD:
            raise
        _drop_output()
        sys.exit(1 if problem.errno == errno.EPIPE else f"kozyr: {problem.strerror}")


def _make_printable() -> None:
    """Print question marks for what the encoding lacks; where no error can be told, tell none."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for good


def _drop_output() -> None:
    """Send what is still to be printed nowhere: Python tries once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
