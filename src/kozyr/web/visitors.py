"""Visitors by cookie, BOT accounts by token: of either only the hash is kept."""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from kozyr.people.player import Browser, Player, Way
from kozyr.storage.bots import SqlBots
from kozyr.storage.players import SqlPlayers
from kozyr.table.ports import Clock, Entropy
from kozyr.web.addresses import household
from kozyr.web.agents import browser_name
from kozyr.web.names import newcomer

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 9
_PRUNED: Final = 6 * 3_600_000
"""What was idle too long is looked for once in so many milliseconds."""

A_MONTH: Final = 30 * 24 * 3600
_FOR_LONG: Final = 400 * 24 * 3600
"""Seconds: the longest that browsers keep a cookie."""


TOKEN_MARK: Final = "kozyr_bot_"  # noqa: S105 - what tokens begin with

_BEARER: Final = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


class Newcomer(msgspec.Struct, frozen=True):
    """A guest just made, and the token his browser must keep."""

    guest: Player
    token: str


class Visitors:
    """Tells visitors by their tokens, and browsers by a mark that outlives a sign-out."""

    def __init__(
        self, players: SqlPlayers, bots: SqlBots, entropy: Entropy, clock: Clock, *, secure: bool
    ) -> None:
        self._players, self._bots = players, bots
        self._entropy, self._clock = entropy, clock
        self._secure, self._pruned = secure, clock.now()

    @property
    def key(self) -> str:
        """The name of the cookie; over https no subdomain and no plain page can set it."""
        return "__Host-kozyr" if self._secure else "kozyr_guest"

    @property
    def browser_key(self) -> str:
        """The name of the cookie that marks a browser."""
        return "__Host-kozyr_browser" if self._secure else "kozyr_browser"

    async def known(self, connection: Connection) -> Player | None:
        """Find whose cookie or token this is, None without a valid one.

        Who brings a token is the BOT account it belongs to or nobody, whatever cookies he brings.
        """
        token = bearer(connection.headers)
        if token is not None:
            return await self._bots.find(token_hash(token))
        cookie = connection.cookies.get(self.key)
        if cookie is None:
            return None
        return await self._players.find(token_hash(cookie), self._clock.now())

    def session_of(self, connection: Connection) -> str:
        """Give the hash of the token or cookie that lets somebody in, as it is kept."""
        token = bearer(connection.headers)
        return token_hash(connection.cookies.get(self.key, "") if token is None else token)

    def bot_token(self) -> str:
        """Draw a token for a BOT account; what it begins with lets people know one by sight."""
        return TOKEN_MARK + self._entropy.draw(_TOKEN_BYTES).hex()

    def bot_id(self) -> str:
        """Draw the id of a BOT account."""
        return self._entropy.draw(_ID_BYTES).hex()

    async def welcome(self, headers: Mapping[str, str]) -> Newcomer:
        """Make a guest, named in the language his browser asks for."""
        await self._prune()
        number = 100 + int.from_bytes(self._entropy.draw(2), "big") % 900
        name = newcomer(headers.get("accept-language", ""), number)
        guest = Player(self._entropy.draw(_ID_BYTES).hex(), name)
        token, session = self.session(guest.id, "guest", headers)
        await self._players.add(guest, session)
        return Newcomer(guest, token)

    async def _prune(self) -> None:
        now = self._clock.now()
        if now - self._pruned > _PRUNED:
            self._pruned = now
            await self._players.prune(now)

    def session(self, player: str, way: Way, headers: Mapping[str, str]) -> tuple[str, Browser]:
        """Draw a token, and make the session to keep of it."""
        token, now = self._entropy.draw(_TOKEN_BYTES).hex(), self._clock.now()
        browser = browser_name(headers.get("user-agent", ""))
        return token, Browser(token_hash(token), player, way, browser, now, now)

    def cookie(self, token: str) -> Cookie:
        """Give the cookie that keeps a token out of reach of scripts and foreign pages."""
        return self._cookie(self.key, token, A_MONTH)

    def gone(self) -> Cookie:
        """Give the cookie that makes a browser forget its token."""
        return self._cookie(self.key, "", 0)

    async def seen(self, player: str, address: str, browser: str | None) -> Cookie:
        """Note from where somebody came; give the cookie that marks his browser (S46, S64)."""
        mark = browser or self._entropy.draw(_TOKEN_BYTES).hex()
        await self._players.mark(player, token_hash(mark), self._clock.now(), browser=True)
        await self.came_from(player, address)
        return self._cookie(self.browser_key, mark, _FOR_LONG)

    async def came_from(self, player: str, address: str) -> None:
        """Note the address somebody came from, as a hash (S64)."""
        pepper = await self._players.pepper(self._entropy)
        house = hmac.new(pepper, household(address).encode(), hashlib.sha256).hexdigest()
        await self._players.mark(player, house, self._clock.now(), browser=False)

    def _cookie(self, key: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=key,
            value=value,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )


def bearer(headers: Mapping[str, str]) -> str | None:
    """Give the token a program brings, None if it brings none.

    Browsers send it for no page but one of this server, so its bearer needs no `same_origin`.
    """
    told = headers.get("authorization", "")
    return told[len(_BEARER) :].strip() if told.lower().startswith(_BEARER) else None


def token_hash(token: str) -> str:
    """Give the hash under which a token is kept."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
