"""What a player's action costs the server: CPU time of one process, without the network.

`command` judges, folds, digests, writes to the memory journal, shows the new state to the seats'
attendants and plans their timers; `frames` cuts and encodes the snapshot of every seat. `rules` is
the facade's share alone: legal actions, judgement, the act and a view for each seat.
"""

import argparse
import asyncio
import json
import random
import time
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from kozyr.bots.levels import player
from kozyr.game.deal import Deal
from kozyr.rules.agreement import Agreement, agree
from kozyr.storage.memory import MemoryJournal, NeverAway
from kozyr.storage.timers import MemoryDue
from kozyr.table.commands import Act, Join, WantAnother
from kozyr.table.host import Host, Ports
from kozyr.table.log import Created
from kozyr.table.pool import Pool
from kozyr.table.room import Room
from kozyr.web.protocol import to_client
from kozyr.web.settings import THINKING
from kozyr.web.system import SystemClock, SystemEntropy, ThinkingDelays
from kozyr.web.views import table_view

CASES = {"service_podkidnoy": 2, "service_perevodnoy": 2, "classic_perevodnoy": 4}
DEALS = 20

T = TypeVar("T")

Figures = dict[str, float]


def main() -> None:
    """Measure the cases and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    figures = {name: asyncio.run(measure(name, seats)) for name, seats in CASES.items()}
    print(json.dumps(figures, indent=1)) if options.json else _show(figures)


async def measure(preset: str, seats: int) -> Figures:
    """Play deals of people at random; microseconds an action, and actions a second of one core."""
    host = Host(_ports(), lambda _table, _only: None, Everybody())
    table = await host.create(Created.of(_agreed(preset, seats), (None,) * seats, _name(0)))
    for seat in range(1, seats):
        await host.command(table, Join(_name(seat)))
    room = _there(await host.room(table))
    spent = {"command": 0.0, "frames": 0.0, "rules": 0.0}
    acts = sum([await _deal(host, room, spent) for _ in range(DEALS)])
    figures = {f"{name}, us": seconds / acts * 1e6 for name, seconds in spent.items()}
    whole = spent["command"] + spent["frames"]
    return {**figures, "actions/s": acts / whole, "over the rules": whole / spent["rules"]}


async def _deal(host: Host, room: Room, spent: dict[str, float]) -> int:
    """Play a deal and ask for the next; tell how many actions it took."""
    dice, acts = random.Random(room.table.version), 0  # noqa: S311 - repeatable on purpose
    while (deal := room.table.deal) is not None and deal.result is None:
        acts += 1
        seat = dice.choice([seat for seat in deal.may_act() if deal.legal(seat)])
        await _action(host, room, seat, dice, spent)
    for seat in range(len(room.table.seats)):
        await host.command(room.table.id, WantAnother(_name(seat), f"again {seat} {acts}"))
    return acts


async def _action(
    host: Host, room: Room, seat: int, dice: random.Random, spent: dict[str, float]
) -> None:
    deal = _there(room.table.deal)
    action = dice.choice(deal.legal(seat))
    command = Act(_name(seat), str(room.table.version), action, deal.acts)
    spent["rules"] += _rules_alone(deal.copy(), command, seat)
    start = time.process_time()
    await host.command(room.table.id, command)
    middle = time.process_time()
    for at in range(len(room.table.seats)):
        to_client.encode(table_view(room.table, at, {}, frozenset(), 0))
    spent["command"] += middle - start
    spent["frames"] += time.process_time() - middle


def _rules_alone(deal: Deal, command: Act, seat: int) -> float:
    start = time.process_time()
    deal.legal(seat)
    deal.act(seat, command.action)
    for at in range(deal.state.limits.seats):
        deal.view(at)
    return time.process_time() - start


def _agreed(preset: str, seats: int) -> Agreement:
    agreed = agree(preset, {"players": seats})
    return _there(agreed if isinstance(agreed, Agreement) else None)


def _there(found: T | None) -> T:
    if found is None:
        raise LookupError
    return found


class Everybody:
    """All who sit at a table see it."""

    def away_since(self, table: str, player: str) -> int | None:
        """See `kozyr.table.ports.Presence`."""
        del table, player
        return None


def _ports() -> Ports:
    return Ports(
        journal=MemoryJournal(),
        due=MemoryDue(),
        clock=SystemClock(),
        entropy=SystemEntropy(),
        delays=ThinkingDelays(),
        bots=player,
        outages=NeverAway(),
        thinking=Pool(SystemClock(), THINKING),
    )


def _name(seat: int) -> str:
    return f"player {seat}"


def _show(figures: dict[str, Figures]) -> None:
    columns = next(iter(figures.values()))
    table = Table("rules", *columns)
    for name, row in figures.items():
        table.add_row(name, *(f"{value:,.1f}" for value in row.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
