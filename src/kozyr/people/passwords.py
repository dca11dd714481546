"""Passwords: what one may be, and their hashes by argon2id."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST: Final = 8
LONGEST: Final = 200
_AT_ONCE: Final = 2
"""A hash takes tens of megabytes: so many are made at a time."""

_COMMON: Final = frozenset(
    (
        *("password", "passw0rd", "password1", "iloveyou", "qwertyui", "qwerty123", "qwertyuiop"),
        *("12345678", "123456789", "1234567890", "87654321", "1q2w3e4r", "1qaz2wsx", "zxcvbnm1"),
        *("йцукенгш", "йцукен123", "пароль123", "парольпароль"),
    )
)


def weak(password: str, name: str) -> bool:
    """Tell whether a password cannot be used: short, too long, everybody's, or the name itself."""
    plain = password.casefold()
    if not SHORTEST <= len(password) <= LONGEST:
        return True
    return plain in _COMMON or plain == name.casefold() or len(set(plain)) <= 2  # noqa: PLR2004


class Passwords:
    """Makes and checks hashes, off the event loop and not many at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobodys = self._hasher.hash("nobody has this password")
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        """Give the hash to keep."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Check a password; without a hash this takes as long, and is False."""
        async with self._room:
            fits = await asyncio.to_thread(self._verify, kept or self._nobodys, password)
        return fits and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
