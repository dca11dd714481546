"""The real server on a folder of data, with bots that answer at once: `… FOLDER PORT STATIC`.

It prints a line once it listens.
"""

import sys
from pathlib import Path

import msgspec

from kozyr.storage.store import kept_in
from kozyr.web.app import create_app, stored_ports
from kozyr.web.serving import listen, run
from kozyr.web.settings import LOOPBACK, Settings
from kozyr.web.system import SystemClock

THOUGHT_MS = 5
SETTINGS = Settings(
    new_guests=10_000,
    new_tables=10_000,
    tables_by_visitor=10_000,
    tables_by_address=10_000,
    requests=100_000,
    frames=100_000,
    new_sockets=100_000,
    sockets_by_address=10_000,
)


class QuickDelays:
    """The same short delay for everybody."""

    def thinking(self) -> int:
        return THOUGHT_MS


def serve(folder: Path, port: int, static: Path) -> None:
    """Serve until killed."""
    with kept_in(folder, SystemClock()) as store, listen(LOOPBACK, port) as listener:
        ports = msgspec.structs.replace(stored_ports(store), delays=QuickDelays())
        app = create_app(static, SETTINGS, ports, store)
        sys.stdout.write(f"{listener.getsockname()[1]}\n")
        sys.stdout.flush()
        run(app, listener)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))
