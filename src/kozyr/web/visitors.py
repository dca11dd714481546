"""Guests by cookie: no sign-up, an opaque token, and only its hash is kept."""

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec
from litestar.datastructures import Cookie

from kozyr.storage.guests import Guest, MemoryGuests
from kozyr.table.ports import Entropy
from kozyr.web.names import newcomer

COOKIE: Final = "kozyr_guest"
A_MONTH: Final = 30 * 24 * 3600
_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 9


class Newcomer(msgspec.Struct, frozen=True):
    """A guest just made, and the token his browser must keep."""

    guest: Guest
    token: str


class Visitors:
    """Tells guests by their tokens."""

    def __init__(self, guests: MemoryGuests, entropy: Entropy, *, secure: bool) -> None:
        self._guests, self._entropy, self._secure = guests, entropy, secure

    async def known(self, cookies: Mapping[str, str]) -> Guest | None:
        """Find the guest whose cookie this is, None without a valid one."""
        token = cookies.get(COOKIE)
        return None if token is None else await self._guests.find(_hash(token))

    async def welcome(self, languages: str) -> Newcomer:
        """Make a guest; `languages` is the header Accept-Language."""
        token = self._entropy.draw(_TOKEN_BYTES).hex()
        number = 100 + int.from_bytes(self._entropy.draw(2), "big") % 900
        guest = Guest(self._entropy.draw(_ID_BYTES).hex(), newcomer(languages, number))
        await self._guests.add(_hash(token), guest)
        return Newcomer(guest, token)

    def cookie(self, token: str) -> Cookie:
        """Give the cookie that keeps a token out of reach of scripts and foreign pages."""
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            max_age=A_MONTH,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
