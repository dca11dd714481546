"""Quick match as this server plays it: which rules, which table, and the bot meanwhile (S6)."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.limits import bind
from kozyr.rules.refusal import Refusal
from kozyr.rules.validity import TableKind
from kozyr.table.commands import Pause
from kozyr.table.host import Host, Ports
from kozyr.table.log import Created
from kozyr.table.matchmaking import Meeting, QuickMatch

Apart = Callable[[str], Awaitable[frozenset[str]]]
"""Names whom a player shall not meet."""

_REMEMBERED: Final = 10_000
"""So many games with bots are remembered, to be paused when a pair is found."""

_log = logging.getLogger(__name__)


class Quick:
    """Seats pairs at tables of the quick preset, and a bot with who waits for long.

    People are the seekers of `match`, BOT accounts those of `among_bots`: they never meet.
    """

    def __init__(self, preset: str, host: Host, ports: Ports, apart: Apart) -> None:
        self._preset, self._host, self._journal = preset, host, ports.journal
        self._bot_games: OrderedDict[str, str] = OrderedDict()
        meeting = Meeting(self._seat, self._running, apart)
        self.match = QuickMatch(ports.clock, meeting)
        self.among_bots = QuickMatch(ports.clock, meeting)

    async def bot_game(self, player: str, level: str) -> str:
        """Make a table of a player and a bot of that level to play until somebody comes."""
        agreed = _agreed(self._preset, "bots")
        levels = (None, *[level] * (bind(agreed.rules).seats - 1))
        table = await self._host.create(Created.of(agreed, levels, player, "bots"))
        self._bot_games[player] = table
        if len(self._bot_games) > _REMEMBERED:
            self._bot_games.popitem(last=False)
        return table

    async def known_as(self, ids: Sequence[str]) -> str:
        """Tell under which of his ids somebody plays a quick match; under the first if none."""
        for one in ids:
            if await self._running(one) is not None:
                return one
        return ids[0]

    async def _seat(self, one: str, other: str) -> str:
        agreed = _agreed(self._preset, "quick")
        record = Created.of(agreed, (None, None), one, "quick")
        table = await self._host.create(record, (other,))
        for player in (one, other):
            await self._pause_bot_game(player)
        return table

    async def _pause_bot_game(self, player: str) -> None:
        """Stop the time of the game with a bot, which is gone on with later.

        Whatever becomes of it, the pair is seated already.
        """
        table = self._bot_games.pop(player, None)
        if table is None:
            return
        try:
            await self._host.command(table, Pause(player, f"quick {table}", on=True))
        except Exception:  # noqa: BLE001 - see above
            _log.exception("a game with a bot could not be paused", extra={"table": table})

    async def _running(self, player: str) -> str | None:
        tables = await self._journal.tables_of(player)
        quick = (one for one in tables if one.kind == "quick" and player in one.players)
        return next((one.table for one in quick), None)


def _agreed(preset: str, kind: TableKind) -> Agreement:
    match agree(preset, {}, kind):
        case Refusal(code=code):
            message = f"no table of kind {kind} can be made by {preset}: {code}"
            raise ValueError(message)
        case agreed:
            return agreed
