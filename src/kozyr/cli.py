"""The `kozyr` command."""

import sys
from importlib.metadata import version
from importlib.util import find_spec
from typing import Annotated

import segno
from cyclopts import App, Parameter
from rich.console import Console

from kozyr.web.app import create_app
from kozyr.web.pages import ClientMissingError
from kozyr.web.serving import EVERYWHERE, LOOPBACK, address, listen, run

PORT = 8000


def kernel() -> str:
    """Return which form of the kernel this process would load."""
    spec = find_spec("kozyr.game.state")
    plain = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "plain Python" if plain else "compiled"


app = App(
    name="kozyr",
    help="Durak as people really play it.",
    version=lambda: f"kozyr {version('kozyr')}, kernel: {kernel()}",
)


@app.command
def serve(*, host: str = LOOPBACK, port: int = PORT) -> None:
    """Serve tables and print the address.

    Parameters
    ----------
    host
        The interface to listen on; 0.0.0.0 is all of them.
    port
        The port to listen on; 0 is any free one.
    """
    start(host, port)


@app.command
def play(*, lan: Annotated[bool, Parameter(negative="")] = False, port: int = PORT) -> None:
    """Serve tables on this machine and print the address to open.

    Parameters
    ----------
    lan
        Let other devices of the local network in; the address is printed as a QR code too.
    port
        The port to listen on; 0 is any free one.
    """
    start(EVERYWHERE if lan else LOOPBACK, port, qr=lan)


def start(host: str, port: int, *, qr: bool = False) -> None:
    """Listen, print the address (as a QR code too when asked) and serve until stopped."""
    try:
        application = create_app()
        listener = listen(host, port)
    except ClientMissingError as problem:
        sys.exit(f"kozyr: {problem}")
    except OSError as problem:
        sys.exit(f"kozyr: cannot listen on {host}:{port} ({problem.strerror}). Try another --port.")
    where = address(listener)
    if qr:
        segno.make(where).terminal(compact=True)
    Console(soft_wrap=True).print(f"Kozyr is at {where}  (Ctrl+C stops it)")
    run(application, listener)


def main() -> None:
    """Run the command named on the command line."""
    app()


if __name__ == "__main__":
    main()
