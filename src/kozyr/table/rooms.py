"""The tables a host has in memory; any other comes back from its log."""

from collections import OrderedDict
from typing import Final

from kozyr.table.room import Room

MOST: Final = 2_000
"""So many tables stay in memory; the one unused for longest leaves first."""


class Rooms:
    """Rooms by table, and the tables that were stopped, each with the reason."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._stopped: OrderedDict[str, str] = OrderedDict()

    def get(self, table: str) -> Room | None:
        """Find a room in memory, which was used last by that."""
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
        return room

    def __contains__(self, table: object) -> bool:
        """Whether a table is in memory."""
        return table in self._rooms

    def holds(self, room: Room) -> bool:
        """Whether this is the room of its table, and not one that has left."""
        return self._rooms.get(room.table.id) is room

    def add(self, room: Room) -> Room:
        """Keep a room, unless its table has one; give the one that it has."""
        kept = self._rooms.setdefault(room.table.id, room)
        self._rooms.move_to_end(room.table.id)
        while len(self._rooms) > self._most and self._let_go(but=kept):
            pass
        return kept

    def stop(self, table: str, reason: str) -> bool:
        """Keep a table stopped; False if it was."""
        self._rooms.pop(table, None)
        known = table in self._stopped
        self._stopped[table] = reason
        if len(self._stopped) > self._most:
            self._stopped.popitem(last=False)
        return not known

    def why_stopped(self, table: str) -> str | None:
        """Tell why a table was stopped, None if it was not."""
        return self._stopped.get(table)

    def _let_go(self, *, but: Room) -> bool:
        """Let the room go that is unused for longest; False if all are at work."""
        for table, room in self._rooms.items():
            if room is not but and not room.line.busy:
                del self._rooms[table]
                return True
        return False
