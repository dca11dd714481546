"""Who may look in at a table with a password, and sit down there."""

from collections import OrderedDict
from typing import Final

from kozyr.people.passwords import Passwords
from kozyr.people.slowing import Slowing
from kozyr.table.answers import FaultCode
from kozyr.table.ports import Clock
from kozyr.table.table import Table
from kozyr.web.faults import ServiceError, TooManyError

_REMEMBERED: Final = 50_000
_SECOND: Final = 1_000


class Admission:
    """Remembers who has said a table's password, so that he is not asked again."""

    def __init__(self, passwords: Passwords, clock: Clock) -> None:
        self._passwords, self._slowing = passwords, Slowing(clock)
        self._admitted: OrderedDict[tuple[str, str], None] = OrderedDict()

    def admits(self, table: Table, player: str) -> bool:
        """Whether a player need not say the password, or there is none."""
        if table.password is None or table.seat_of(player) is not None:
            return True
        return (table.id, player) in self._admitted

    async def demand(self, table: Table, player: str, address: str, password: str | None) -> None:
        """Let in who is let in already or says the password.

        Raises ServiceError `wrong_password`, and after some failures from that address
        TooManyError until its time has passed.
        """
        if self.admits(table, player):
            return
        key = f"{table.id} {address}"
        wait = self._slowing.wait(key)
        if wait:
            raise TooManyError(FaultCode.RATE_LIMITED, -(-wait // _SECOND))
        if password is None:
            raise ServiceError(FaultCode.WRONG_PASSWORD)
        self._slowing.tried(key)
        if not await self._passwords.fits(table.password, password):
            raise ServiceError(FaultCode.WRONG_PASSWORD)
        self._slowing.succeeded(key)
        self._admitted[table.id, player] = None
        if len(self._admitted) > _REMEMBERED:
            self._admitted.popitem(last=False)
