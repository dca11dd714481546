"""Who holds a seat at a table: the visitor himself, or a device that came by his link (S4)."""

from typing import Final

from litestar.datastructures import Cookie

from kozyr.storage.return_links import SqlReturnLinks
from kozyr.table.ports import Entropy
from kozyr.web.visitors import A_MONTH, Connection, Visitors, bearer, token_hash

_TOKEN_BYTES: Final = 16


class Seats:
    """Tells under which ids a browser is known at one table.

    A return link opens one seat and nothing else: the browser's own guest stays who he is.
    """

    def __init__(
        self, links: SqlReturnLinks, visitors: Visitors, entropy: Entropy, *, secure: bool
    ) -> None:
        self.links, self._visitors, self._entropy = links, visitors, entropy
        self._secure = secure

    def key(self, table: str) -> str:
        """The name of the cookie that opens a seat at a table."""
        return f"__Host-kozyr_seat_{table}" if self._secure else f"kozyr_seat_{table}"

    async def by_link(self, connection: Connection, table: str) -> str | None:
        """Tell whose seat at a table a browser was let in to by a link, None if nobody's.

        Programs that bring a token come by no link.
        """
        if bearer(connection.headers) is not None:
            return None
        token = connection.cookies.get(self.key(table))
        found = None if token is None else await self.links.find(token_hash(token))
        return found[1] if found is not None and found[0] == table else None

    async def ids(self, connection: Connection, table: str) -> tuple[str, ...]:
        """Give the ids a browser is known by at a table, the link's before the visitor's own."""
        linked = await self.by_link(connection, table)
        if linked is not None:
            return (linked,)
        guest = await self._visitors.known(connection)
        return () if guest is None else guest.ids

    async def link(self, table: str, player: str, now: int) -> str:
        """Draw the token of a new link to a player's seat; his link before it is revoked."""
        token = self._entropy.draw(_TOKEN_BYTES).hex()
        await self.links.give(token_hash(token), table, player, now)
        return token

    def cookie(self, table: str, token: str) -> Cookie:
        """Give the cookie that opens the seat."""
        return Cookie(
            key=self.key(table),
            value=token,
            path="/",
            max_age=A_MONTH,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )
