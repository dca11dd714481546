"""Run the application on a port, and name the addresses people reach it by."""

import signal
import socket
import sys

import uvicorn
from litestar import Litestar

from kozyr.web.heads import protocol
from kozyr.web.protocol import MESSAGE_LIMIT
from kozyr.web.settings import LOOPBACK

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only for those who ask for other machines to reach it


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to the port (0 = any free one); raise OSError when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def options(app: Litestar) -> uvicorn.Config:
    """Return how the application is served, wherever it is."""
    return uvicorn.Config(
        app,
        http=protocol(),
        ws="websockets-sansio",
        ws_max_size=MESSAGE_LIMIT,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


def run(app: Litestar, listener: socket.socket) -> None:
    """Serve until the process is told to stop; what is open around it is then closed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    uvicorn.Server(options(app)).run([listener])


def address(listener: socket.socket) -> str:
    """Return the address to open: this machine's on its network when others may reach it."""
    host, port = listener.getsockname()[:2]
    if host == EVERYWHERE:
        host = lan_host()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_host() -> str:
    """Return this machine's address on its local network, loopback when it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting only asks which interface leads out.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        host: str = probe.getsockname()[0]
        return host
