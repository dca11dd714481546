"""A program, a server and its sockets that do what a test has written down for them."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Self, TypeVar, cast

import msgspec
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close
from websockets.sync.client import ClientConnection

from kozyr.lab.program import Program, ProgramError
from kozyr.web.elsewhere.delegate import Delegate
from kozyr.web.elsewhere.server import Server
from kozyr.web.protocol import TableView, Wire

T = TypeVar("T")

PROTOCOL = Path(__file__).parents[3] / "docs/protocol.md"
LEAD = b'{"kind":"throw_in","card":39}'
HELLO = b'{"version":1}'


def snapshot(**fields: object) -> TableView:
    """The example of the protocol: seat 0 has led and may throw in or pass."""
    (text,) = re.findall(r"```json TableView\n(.*?)\n```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    return msgspec.structs.replace(msgspec.json.decode(text, type=TableView), **fields)


def lost(code: int | None) -> ConnectionClosedError:
    """What is raised when a connection ends; by nobody's wish if there is no code."""
    return ConnectionClosedError(None if code is None else Close(code, ""), None)


class Scripted(Program):
    """A program that gives the answers it was given, and null when there are none left."""

    def __init__(self, *answers: bytes | ProgramError) -> None:
        self.answers, self.told = list(answers), list[dict[str, object]]()
        self.running = True

    def ask(self, line: bytes) -> bytes:
        assert self.running
        self.told.append(msgspec.json.decode(line))
        answer = self.answers.pop(0) if self.answers else b"null"
        if isinstance(answer, ProgramError):
            self.running = False
            raise answer
        return answer

    def end(self) -> None:
        self.running = False


class Owner:
    """Who lets programs play: he starts them in turn and hears what happens."""

    def __init__(self, *programs: Scripted, most: int | None = None) -> None:
        self.programs, self.heard = list(programs), list[str]()
        numbers = count(1)
        self.delegate = Delegate(
            lambda: self.programs.pop(0), lambda: str(next(numbers)), self.heard.append, most
        )


class Socket:
    """One connection: what comes by it, and what was said."""

    def __init__(self, *comes: Wire | BaseException) -> None:
        self.comes, self.said = list(comes), list[dict[str, object]]()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left open."""

    def send(self, text: str) -> None:
        self.said.append(msgspec.json.decode(text))

    def recv(self, timeout: float | None = None) -> str:
        """Give the next frame; what comes next is not there yet for who does not wait."""
        if timeout == 0:
            raise TimeoutError
        come = self.comes.pop(0)
        if isinstance(come, Wire):
            return msgspec.json.encode(come).decode()
        assert isinstance(come, BaseException)
        raise come


class Scene(Server):
    """A server with the sockets that are opened one after the other, and one answer to all."""

    def __init__(self, *sockets: Socket | Exception, answer: object = None) -> None:
        super().__init__("http://durak.example", "token")
        self.sockets, self.answer = list(sockets), answer
        self.asked, self.sent = list[str](), list[Wire | None]()

    def socket(self, path: str) -> ClientConnection:
        self.asked.append(path)
        found = self.sockets.pop(0)
        if isinstance(found, Exception):
            raise found
        return cast("ClientConnection", found)

    def ask(self, method: str, path: str, kind: type[T], body: Wire | None = None) -> T:
        self.sent.append(body)
        self.asked.append(f"{method} {path}")
        if isinstance(self.answer, Iterator):
            return self._give(next(self.answer), kind)
        return self._give(self.answer, kind)

    def _give(self, answer: object, kind: type[T]) -> T:
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, kind)
        return answer
