"""A server with its data in a folder and no limits of use: `python -m bench._load_server FOLDER`.

It prints its address and serves until it is stopped; what it logs goes to its standard error.
"""

import sys
from pathlib import Path

from kozyr.storage.store import kept_in
from kozyr.web.app import create_app
from kozyr.web.logs import log_to
from kozyr.web.pages import STATIC
from kozyr.web.serving import address, listen, run
from kozyr.web.settings import LOOPBACK, Settings
from kozyr.web.system import SystemClock

MANY = 10_000_000
SETTINGS = Settings(
    new_guests=MANY,
    new_tables=MANY,
    requests=MANY,
    frames=MANY,
    new_sockets=MANY,
    sockets_by_address=MANY,
    tables_by_address=MANY,
)


def main() -> None:
    """Print the address and serve."""
    log_to(sys.stderr)
    with listen(LOOPBACK, 0) as listener, kept_in(Path(sys.argv[1]), SystemClock()) as store:
        application = create_app(STATIC, SETTINGS, store=store)
        sys.stdout.write(f"{address(listener)}\n")
        sys.stdout.flush()
        run(application, listener)


if __name__ == "__main__":
    main()
