"""A file of the rounds of a match that were played: a run that was stopped goes on from it.

JSON Lines: the first line says of which match, each other line is a round. A line that was cut off
when its writer was killed is dropped.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kozyr.lab.match import Match
from kozyr.lab.rounds import Played

FORMAT: Final = 1
"""The version of the file, in its first line."""

_BEGINNING: Final = b'{"arena":'
"""What every file begins with, also one whose writer was killed in its first line."""


class WrongFileError(ValueError):
    """The file is none of this match; the message says what differs."""


class Head(msgspec.Struct, frozen=True):
    """The first line: which match this is."""

    arena: int
    match: Match


class Kept:
    """The rounds of a match in a file, which is made if it is not there.

    Raises:
        WrongFileError: it holds something else, or another match.
        OSError: it cannot be read or written.

    """

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        self.rounds: dict[int, Played] = {}
        text = _read(path)
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            path.write_bytes(_line(Head(FORMAT, match)))
            return
        head, *lines = whole.splitlines()
        _compare(path, head, match)
        self.rounds = {one.number: one for one in _rounds(path, lines, match.sides)}
        if whole != text:
            os.truncate(path, len(whole))

    def add(self, played: Played) -> None:
        """Write a round down, so that it is kept even if this process is killed now."""
        self.rounds[played.number] = played
        with self._path.open("ab") as file:
            file.write(_line(played))


def _read(path: Path) -> bytes:
    """What the file holds, if its first bytes may be those of a file of the arena."""
    if not path.exists():
        return b""
    if not (path.is_file() or path.is_dir()):
        raise _stranger(path)
    text = path.read_bytes()
    if text[: len(_BEGINNING)] != _BEGINNING[: len(text)]:
        raise _stranger(path)
    return text


def _stranger(path: Path) -> WrongFileError:
    return WrongFileError(f"{path} is not a file of the arena; name another for this match")


def _compare(path: Path, line: bytes, match: Match) -> None:
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.MsgspecError, RecursionError):
        raise _stranger(path) from None
    differs = [
        f"its {what} {'are' if what.endswith('s') else 'is'} {was}, not {wished}"
        for what, was, wished in _differences("", *map(msgspec.to_builtins, (head.match, match)))
    ]
    if head.arena != FORMAT:
        differs = [f"its format is {head.arena}, not {FORMAT}"]
    if differs:
        message = f"{path} is of another match: {'; '.join(differs)}. Name another file"
        raise WrongFileError(message)


def _differences(what: str, was: Any, wished: Any) -> Iterator[tuple[str, Any, Any]]:  # noqa: ANN401
    """Name what differs, field by field."""
    if isinstance(was, dict) and isinstance(wished, dict):
        for name in {**was, **wished}:
            yield from _differences(name.replace("_", " "), was.get(name), wished.get(name))
    elif was != wished:
        yield what, was, wished


def _rounds(path: Path, lines: list[bytes], sides: int) -> Iterator[Played]:
    for number, line in enumerate(lines, start=2):
        try:
            yield _checked(msgspec.json.decode(line, type=Played), sides)
        except (msgspec.MsgspecError, RecursionError) as problem:
            message = f"{path}, line {number}, is not a round ({problem}); delete the line"
            raise WrongFileError(message) from None


def _checked(played: Played, sides: int) -> Played:
    if not 0 <= played.round.hero <= played.round.decided <= sides:
        message = f"a round has {sides} deals"
        raise msgspec.ValidationError(message)
    return played


def _line(record: Head | Played) -> bytes:
    return msgspec.json.encode(record) + b"\n"
