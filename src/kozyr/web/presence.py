"""Since when players have had no socket open at a table (S36)."""

from typing import Final

from kozyr.table.ports import Clock
from kozyr.web.hub import Hub

_REMEMBERED: Final = 600_000
"""So many milliseconds a departure is remembered: by then it is as good as any earlier one."""


class Departures:
    """When the last socket of a player at a table was closed; see `kozyr.table.ports.Presence`.

    Of whom it knows nothing it says that he has been away since it was made.
    """

    def __init__(self, hub: Hub, clock: Clock) -> None:
        self._hub, self._clock = hub, clock
        self._began = clock.now()
        self._left: dict[tuple[str, str], int] = {}

    def went(self, table: str, player: str) -> None:
        """Note that a socket of a player was closed."""
        now = self._clock.now()
        self._left = {key: at for key, at in self._left.items() if at > now - _REMEMBERED}
        self._left[table, player] = now

    def away_since(self, table: str, player: str) -> int | None:
        """See `kozyr.table.ports.Presence`."""
        if player in self._hub.online(table):
            return None
        return self._left.get((table, player), self._began)
