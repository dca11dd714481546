"""`kozyr serve` and `kozyr play`: serve tables and print the address."""

import contextlib
import errno
import os
import sys
from typing import Annotated

import msgspec
import segno
from cyclopts import Parameter
from rich.console import Console

from kozyr.bots.explaining import Bots, aloud
from kozyr.bots.levels import player
from kozyr.cli.command import app
from kozyr.rules.words.spoken import spoken
from kozyr.storage.faults import DataError
from kozyr.storage.store import Store, kept_in
from kozyr.web.app import create_app, real_ports
from kozyr.web.logs import log_to
from kozyr.web.pages import STATIC, ClientMissingError
from kozyr.web.serving import EVERYWHERE, address, listen, run
from kozyr.web.settings import LOOPBACK, SettingError, Settings, from_environment
from kozyr.web.system import SystemClock

PORT_TAKEN = "port {port} is in use. Stop the program that uses it, or add --port {other}."
CANNOT_LISTEN = "cannot listen on {host}:{port} ({why}). Name another --host or --port."


@app.command
def serve(*, host: str | None = None, port: int | None = None) -> None:
    """Serve tables and print the address.

    KOZYR_URL is the public address, if there is one; pages and cookies are then served for it.
    KOZYR_DATA is the folder where everything is kept, else ~/.local/share/kozyr.

    Parameters
    ----------
    host
        The interface to listen on, else KOZYR_HOST, else this machine only; 0.0.0.0 is all.
    port
        The port to listen on, else KOZYR_PORT, else 8000; 0 is any free one.
    """
    start(_settings(host, port))


@app.command
def play(
    *,
    lan: Annotated[bool, Parameter(negative="")] = False,
    port: int | None = None,
    explain: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Serve tables on this machine and print the address to open.

    Parameters
    ----------
    lan
        Let other devices of the local network in; the address is printed as a QR code too.
    port
        The port to listen on, else KOZYR_PORT, else 8000; 0 is any free one.
    explain
        Print every move of a bot with its chances or its reason, and so what it holds.
    """
    bots = aloud(player, tell, spoken(os.environ)) if explain else player
    start(_settings(EVERYWHERE if lan else LOOPBACK, port), qr=lan, bots=bots)


def tell(line: str) -> None:
    """Print what a bot did; that nobody can read it any more is no reason to stop playing."""
    with contextlib.suppress(OSError):
        print(line, flush=True)  # noqa: T201


def _settings(host: str | None, port: int | None) -> Settings:
    try:
        settings = from_environment(os.environ)
    except SettingError as problem:
        sys.exit(f"kozyr: {problem}")
    given = {"host": host, "port": port}
    return msgspec.structs.replace(
        settings, **{name: value for name, value in given.items() if value is not None}
    )


def start(settings: Settings, *, qr: bool = False, bots: Bots = player) -> None:
    """Listen, print the address (as a QR code too when asked) and serve until stopped."""
    host, port = settings.host, settings.port
    log_to(sys.stderr)
    try:
        with listen(host, port) as listener, _data(settings) as store:
            ports = msgspec.structs.replace(real_ports(settings, store), bots=bots)
            application = create_app(STATIC, settings, ports, store)
            _announce(settings.url or address(listener), qr=qr)
            run(application, listener)
    except (ClientMissingError, DataError) as problem:
        sys.exit(f"kozyr: {problem}")
    except OSError as problem:
        sys.exit(f"kozyr: {_why_not_listening(problem, host, port)}")


def _data(settings: Settings) -> contextlib.AbstractContextManager[Store | None]:
    """Open what is kept, if anything is."""
    if settings.data is None:
        return contextlib.nullcontext()
    return kept_in(settings.data, SystemClock())


def _announce(where: str, *, qr: bool) -> None:
    if qr:
        segno.make(where).terminal(compact=True)
    _console().print(f"Kozyr is at {where}  (Ctrl+C stops it)")


def _console() -> Console:
    return Console(soft_wrap=True)


def _why_not_listening(problem: OSError, host: str, port: int) -> str:
    if problem.errno == errno.EADDRINUSE:
        return PORT_TAKEN.format(port=port, other=port + 1)
    why = str(problem.strerror).partition(" (")[0]  # what follows repeats host and port
    return CANNOT_LISTEN.format(host=host, port=port, why=why)
