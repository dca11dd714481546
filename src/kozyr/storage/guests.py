"""Guests in the memory of one process: who a browser is, and how a player is called."""

from collections.abc import Iterable

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A visitor without an account. Tables know the `id` only; the name lives here."""

    id: str
    name: str


class MemoryGuests:
    """Guests by the hash of their token and by id. The tokens themselves are never kept."""

    def __init__(self) -> None:
        self._by_hash: dict[str, str] = {}
        self._by_id: dict[str, Guest] = {}

    async def find(self, token_hash: str) -> Guest | None:
        """Find the guest whose token has this hash, None if there is none."""
        guest_id = self._by_hash.get(token_hash)
        return None if guest_id is None else self._by_id[guest_id]

    async def add(self, token_hash: str, guest: Guest) -> None:
        """Keep a new guest under the hash of his token."""
        self._by_hash[token_hash] = guest.id
        self._by_id[guest.id] = guest

    async def rename(self, guest_id: str, name: str) -> Guest:
        """Give a guest another name; KeyError if there is no such guest."""
        guest = msgspec.structs.replace(self._by_id[guest_id], name=name)
        self._by_id[guest_id] = guest
        return guest

    async def names(self, guest_ids: Iterable[str]) -> dict[str, str]:
        """Look names up by id; an unknown guest has the empty name."""
        known = ((guest_id, self._by_id.get(guest_id)) for guest_id in guest_ids)
        return {guest_id: guest.name if guest else "" for guest_id, guest in known}
