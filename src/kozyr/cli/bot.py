"""`kozyr bot`: lets a program play at a server, as a BOT account."""

import os
import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final
from uuid import uuid4

from cyclopts import Parameter
from cyclopts.validators import Number

from kozyr.cli.command import app
from kozyr.cli.stopping import stoppable
from kozyr.lab.entrants import PROGRAM, check, command
from kozyr.lab.program import Bounds, Program
from kozyr.rules.presets import names, preset
from kozyr.web.elsewhere.delegate import Delegate
from kozyr.web.elsewhere.finding import Find, invited, opening, quickly, table_of
from kozyr.web.elsewhere.seat import Ending, Seat
from kozyr.web.elsewhere.server import Backoff, Server, TurnedDownError, UnreachableError
from kozyr.web.protocol import TableRequest

TOKEN: Final = "KOZYR_BOT_TOKEN"  # noqa: S105 - the name of a variable
PASSWORD: Final = "KOZYR_TABLE_PASSWORD"  # noqa: S105 - the name of a variable

NO_TOKEN: Final = (
    f"no token. Put that of the BOT account into {TOKEN}, or name a file with it: --token-file FILE"
)
ONE_WAY: Final = "name one of --table LINK, --create PRESET and --quick"
ENDINGS: Final[dict[Ending, str]] = {
    "closed": "the table is closed",
    "gone": "it has left the table",
}


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Tables:
    """Which tables the program plays at.

    Attributes
    ----------
    table
        The link of a table to sit down at.
    create
        A named set of rules to open tables of, one after the other.
    quick
        Meet other BOT accounts in the quick match, again and again.
    players
        How many play at an opened table, else as many as the set says.
    against
        Levels of the server's bots to seat there; the other seats are for people and BOTs.
    strangers
        Let opened tables stand in the lobby; else only who has the link comes.
    """

    table: str | None = None
    create: str | None = None
    quick: Annotated[bool, Parameter(negative="")] = False
    players: int | None = None
    against: tuple[str, ...] = ()
    strangers: Annotated[bool, Parameter(negative="")] = False

    def found(self, server: Server, password: str | None, backoff: Backoff) -> Find:
        """Give the way to them; ValueError if none or several are named."""
        ways = [self.table is not None, self.create is not None, self.quick]
        if sum(ways) != 1:
            raise ValueError(ONE_WAY)
        if self.table is not None:
            return invited(server, table_of(self.table), password, backoff)
        if self.create is not None:
            return opening(server, self._wish(self.create, password), backoff, tell)
        return quickly(server, backoff)

    def _wish(self, name: str, password: str | None) -> TableRequest:
        if name not in names():
            message = f"no set of rules is called {name!r}; kozyr rules lists them"
            raise ValueError(message)
        seats = self.players or preset(name).rules.players
        return TableRequest(
            people=max(seats - len(self.against), 1),
            preset=name,
            options={} if self.players is None else {"players": self.players},
            bots=self.against,
            kind="rated" if self.strangers else None,
            password=password,
        )


NOWHERE: Final = Tables()
"""What holds where nothing is said."""


@app.command
def bot(  # noqa: PLR0913 - every option is one of the user's
    program: str,
    *,
    tables: Tables = NOWHERE,
    server: str = "http://127.0.0.1:8000",
    token_file: Path | None = None,
    deals: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = Bounds().seconds,
    memory: Annotated[int, Parameter(validator=Number(gte=16))] = Bounds().memory,
) -> None:
    """Let a program play at a server as a BOT account, deal after deal, until it is stopped.

    The token of the account is read from KOZYR_BOT_TOKEN or from a file. KOZYR_TABLE_PASSWORD is
    the password of the table, if it has one.

    Parameters
    ----------
    program
        The command that starts it, quoted if it has more than one word.
    server
        The address of the server.
    token_file
        A file that holds the token.
    deals
        How many deals to play, else any number.
    seconds
        How long the program may take for an answer.
    memory
        MiB of memory that it may have.
    """
    try:
        check(PROGRAM + program)
        words, bounds = command(PROGRAM + program), Bounds(seconds, memory)
        there, backoff = Server(server, token(token_file)), Backoff(time.sleep)
        find = tables.found(there, os.environ.pop(PASSWORD, None), backoff)
    except ValueError as problem:
        sys.exit(f"kozyr: {problem}")
    delegate = Delegate(lambda: Program(words, bounds), lambda: uuid4().hex, tell, deals)
    with stoppable("it has left its table"), closing(delegate):
        _play(there, find, delegate, backoff, once=tables.table is not None)


def token(file: Path | None) -> str:
    """Take the token from its file, or out of the environment, which the program inherits.

    ValueError if there is none.
    """
    told = os.environ.pop(TOKEN, "")
    if file is not None:
        try:
            told = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            message = f"{file}: {getattr(problem, 'strerror', None) or 'is no text'}"
            raise ValueError(message) from None
    told = told.strip()
    if not told or not told.isascii() or not told.isprintable():
        raise ValueError(NO_TOKEN)
    return told


def tell(what: str) -> None:
    """Say what happens to who looks on."""
    print(what, flush=True)  # noqa: T201


def _play(server: Server, find: Find, delegate: Delegate, backoff: Backoff, *, once: bool) -> None:
    """Play at one table, or at one after the other; leave if the server does not want it."""
    try:
        tell(f"playing as {server.me().name} at {server.url}")
        while not delegate.done:
            tell(ENDINGS[Seat(server, find(), delegate, backoff).play()])
            if once:
                return
    except TurnedDownError as problem:
        sys.exit(f"kozyr: {problem}")
    except UnreachableError as problem:
        sys.exit(f"kozyr: {server.url} cannot be reached: {problem}")
