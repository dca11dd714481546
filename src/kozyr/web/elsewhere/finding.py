"""How a program comes to tables elsewhere: by a link, by opening its own, by a quick match."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kozyr.web.elsewhere.server import Backoff, Server, UnreachableError, fault_error
from kozyr.web.meeting_protocol import QuickNews, QuickPaired
from kozyr.web.protocol import Fault, Joined, JoinRequest, TableMade, TableRequest

T = TypeVar("T")

Find = Callable[[], str]
"""Comes to a table, where one has a seat then; gives its id."""

_LINK: Final = re.compile(r"(?:.*/t/)?([0-9a-z]{1,64})/?")
_news: Final = msgspec.json.Decoder(QuickNews)


class LinkError(ValueError):
    """No link to a table; the message tells what would be right."""


def table_of(link: str) -> str:
    """Read the table's id of its link, or the id alone; LinkError if it is neither."""
    found = re.fullmatch(_LINK, link)
    if found is None:
        message = f"{link} leads to no table; give its link, as in https://durak.example/t/0123"
        raise LinkError(message)
    return found[1]


def invited(server: Server, table: str, password: str | None, backoff: Backoff) -> Find:
    """Sit down at a table that one has a link to."""
    wish = JoinRequest(password=password)

    def find() -> str:
        path = f"/api/tables/{table}/join"
        persistently(lambda: server.ask("POST", path, Joined, wish), backoff)
        return table

    return find


def opening(
    server: Server, wish: TableRequest, backoff: Backoff, tell: Callable[[str], None]
) -> Find:
    """Open a table, and tell the link to it."""

    def find() -> str:
        made = persistently(lambda: server.ask("POST", "/api/tables", TableMade, wish), backoff)
        tell(f"the table is at {server.url}{made.path}")
        return made.table

    return find


def quickly(server: Server, backoff: Backoff) -> Find:
    """Search for an opponent, who is a BOT account too."""

    def search() -> str | None:
        with server.socket("/ws/quick") as socket, suppress(ConnectionClosed):
            return _paired(socket)
        return None

    def find() -> str:
        while (table := persistently(search, backoff)) is None:
            backoff.failed()
        return table

    return find


def persistently(work: Callable[[], T], backoff: Backoff) -> T:
    """Do it; while the server cannot be reached, try again and again."""
    while True:
        try:
            done = work()
        except UnreachableError:
            backoff.failed()
        else:
            backoff.succeeded()
            return done


def _paired(socket: ClientConnection) -> str:
    """Wait until a pair is found; TurnedDownError if the search is not wanted."""
    while True:
        match _news.decode(socket.recv()):
            case QuickPaired(table=table):
                return table
            case Fault() as fault:
                raise fault_error(fault)
            case _:
                continue
