"""A file of the rounds of a match that were played: a run that was stopped goes on from it.

JSON Lines: the first line says of which match, each other line is a round. A line that was cut off
when its writer was killed is dropped.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from kozyr.lab.match import Match
from kozyr.lab.rounds import Played

FORMAT: Final = 1
"""The version of the file, in its first line."""


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
        lines = _whole_lines(path)
        if not lines:
            path.write_bytes(_line(Head(FORMAT, match)))
            return
        _compare(path, lines[0], match)
        self.rounds = {one.number: one for one in _rounds(path, lines[1:])}

    def add(self, played: Played) -> None:
        """Write a round down, so that it is kept even if this process is killed now."""
        self.rounds[played.number] = played
        with self._path.open("ab") as file:
            file.write(_line(played))


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of the file; what comes after the last end of line is cut off."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        with path.open("r+b") as file:
            file.truncate(len(whole))
    return whole.splitlines()


def _compare(path: Path, line: bytes, match: Match) -> None:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        message = f"{path} is not a file of the arena; name another for this match"
        raise WrongFileError(message) from None
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


def _rounds(path: Path, lines: list[bytes]) -> Iterator[Played]:
    for number, line in enumerate(lines, start=2):
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as problem:
            message = f"{path}, line {number}, is not a round ({problem}); delete the line"
            raise WrongFileError(message) from None


def _line(record: Head | Played) -> bytes:
    return msgspec.json.encode(record) + b"\n"
