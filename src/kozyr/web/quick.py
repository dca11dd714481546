"""Quick match as this server plays it: which rules, which table, and the bot meanwhile (S6)."""

from collections.abc import Awaitable, Callable

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.limits import bind
from kozyr.rules.refusal import Refusal
from kozyr.rules.validity import TableKind
from kozyr.table.host import Host, Ports
from kozyr.table.log import Created
from kozyr.table.matchmaking import Meeting, QuickMatch

Apart = Callable[[str], Awaitable[frozenset[str]]]
"""Names whom a player shall not meet."""


class Quick:
    """Seats pairs at tables of the quick preset, and a bot with who waits for long."""

    def __init__(self, preset: str, host: Host, ports: Ports, apart: Apart) -> None:
        self._preset, self._host, self._journal = preset, host, ports.journal
        self.match = QuickMatch(ports.clock, Meeting(self._seat, self._running, apart))

    async def bot_game(self, player: str, level: str) -> str:
        """Make a table of a player and a bot of that level to play until somebody comes."""
        agreed = _agreed(self._preset, "bots")
        levels = (None, *[level] * (bind(agreed.rules).seats - 1))
        return await self._host.create(Created.of(agreed, levels, player, "bots"))

    async def _seat(self, one: str, other: str) -> str:
        agreed = _agreed(self._preset, "quick")
        return await self._host.create(Created.of(agreed, (None, None), one, "quick"), (other,))

    async def _running(self, player: str) -> str | None:
        tables = await self._journal.tables_of(player)
        return next((listed.table for listed in tables if listed.kind == "quick"), None)


def _agreed(preset: str, kind: TableKind) -> Agreement:
    match agree(preset, {}, kind):
        case Refusal(code=code):
            message = f"no table of kind {kind} can be made by {preset}: {code}"
            raise ValueError(message)
        case agreed:
            return agreed
