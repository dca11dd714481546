"""Whoever plays: a guest known by his browser, the owner of an account, or a BOT account."""

from typing import Final, Literal

import msgspec

A_DAY: Final = 24 * 3_600_000
GUEST_IDLE: Final = 30 * A_DAY
"""After so many milliseconds unseen a guest is forgotten (S65), and so are the marks of all."""

ACCOUNT_IDLE: Final = 90 * A_DAY
"""After so many milliseconds unused a browser has to sign in to an account anew."""

Way = Literal["guest", "password", "passkey", "code"]
"""How a browser came to be let in."""


class Player(msgspec.Struct, frozen=True):
    """Somebody, as the tables know him: by `id`.

    `account` is the name he signs in with, None for a guest; `aliases` are the ids of the guests
    that have signed in to the account, whose seats are his too. `bot`: it is a BOT account.
    """

    id: str
    name: str
    account: str | None = None
    aliases: tuple[str, ...] = ()
    bot: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        """Every id a table may know him by."""
        return (self.id, *self.aliases)


class Browser(msgspec.Struct, frozen=True):
    """A browser in which somebody is known: its session's hash, how it was let in, and when."""

    token_hash: str
    player: str
    way: Way
    browser: str
    created: int
    seen: int


class Account(msgspec.Struct, frozen=True):
    """How somebody signs in: his name as typed in lower case, and the hash of his password."""

    player: str
    login: str
    password: str | None
    created: int


class Passkey(msgspec.Struct, frozen=True):
    """The public half of a passkey; `uses` is the authenticator's count of its signatures."""

    id: str
    player: str
    public_key: bytes
    uses: int
    browser: str
    created: int


def login_of(name: str) -> str:
    """Give the form in which the names of accounts are compared."""
    return name.casefold()
