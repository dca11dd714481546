"""Who looks at which table: the in-process bus between the host and the sockets."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Protocol

from kozyr.web.outbox import Outbox


class Kept(Protocol):
    """A socket that is closed with the session that let it in, of which it keeps the hash."""

    session: str | None

    def end(self) -> None:
        """Let nothing more be sent."""


class Hub:
    """The open sockets of every table, and of those who search. A player may have several."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, dict[Outbox, str]] = defaultdict(dict)
        self.searches = set[Kept]()

    def enter(self, table: str, player: str, outbox: Outbox) -> None:
        """Let a player's socket hear of a table."""
        self._tables[table][outbox] = player
        self.publish(table)

    def leave(self, table: str, outbox: Outbox) -> None:
        """Let a socket hear no more; nothing happens if it did not."""
        watchers = self._tables[table]
        watchers.pop(outbox, None)
        if watchers:
            self.publish(table)
        else:
            del self._tables[table]

    def publish(self, table: str, only: str | None = None) -> None:
        """Let every socket of the table, or of one player at it, be sent the newest snapshot."""
        for outbox, player in self._tables.get(table, {}).items():
            if only in {None, player}:
                outbox.refresh()

    def publish_player(self, player: str) -> None:
        """Let every table at which a player has a socket be sent anew, as his name changed."""
        for table, watchers in self._tables.items():
            if player in watchers.values():
                self.publish(table)

    def watchers(self, table: str) -> dict[Outbox, str]:
        """Give the sockets of the table, each with its player."""
        return dict(self._tables.get(table, {}))

    def dismiss(self, table: str, player: str) -> None:
        """Close the sockets of those who came by a player's link."""
        for outbox, watcher in self._tables.get(table, {}).items():
            if watcher == player and outbox.session is None:
                outbox.end()

    def sign_out(self, sessions: Iterable[str]) -> None:
        """Close the sockets of browsers that nobody is signed in with any more, by their hashes."""
        gone = set(sessions)
        for socket in self._sockets():
            if socket.session in gone:
                socket.end()

    def sign_in(self, old: str, new: str) -> None:
        """Know the sockets of a browser by the session that took the place of its old one."""
        for socket in self._sockets():
            if socket.session == old:
                socket.session = new

    def farewell(self, players: Iterable[str]) -> None:
        """Close the sockets of players who are forgotten, however they came in."""
        gone = set(players)
        for watchers in self._tables.values():
            for outbox, player in watchers.items():
                if player in gone:
                    outbox.end()

    def _sockets(self) -> Iterator[Kept]:
        yield from self.searches
        for watchers in self._tables.values():
            yield from watchers

    def online(self, table: str) -> frozenset[str]:
        """Give the players who have a socket open at the table."""
        return frozenset(self._tables.get(table, {}).values())
