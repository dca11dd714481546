"""The durable store: moves a second and how long each waits, a start with many tables, memory.

Each append is one move of a table, on the disk before the table's next; tables wait side by side.
The start is that of a process of its own: it opens a folder in which so many tables are in the
middle of a deal, each with a timer, and reads one of them; the others are read when their time
comes. A table in memory costs what it and its bot hold, one on the disk alone its timer.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.server import Everybody
from kozyr.game.actions import Pass
from kozyr.rules.agreement import Agreement, agree
from kozyr.rules.refusal import Refusal
from kozyr.storage.database import FILE
from kozyr.storage.store import Store, kept_in
from kozyr.table.host import Host
from kozyr.table.log import Created, Entry, Played
from kozyr.table.ports import Timer
from kozyr.table.seating import levels_around
from kozyr.table.sweeper import Sweeper
from kozyr.web.app import memory_ports, stored_ports
from kozyr.web.system import SystemClock

SIDE_BY_SIDE: Final = (1, 64)
SECONDS: Final = 3.0
STORED: Final = 10_000
READ: Final = 500
MOVES: Final = 40
"""So many entries the log of a table in the middle of a deal has at least."""

KIB: Final = 1024

Figures = dict[str, float]


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    figures = measure()
    print(json.dumps(figures, indent=1)) if options.json else _show(figures)


def measure() -> dict[str, Figures]:
    """Give the figures of every case."""
    appends = {f"{tables} tables": asyncio.run(_appending(tables)) for tables in SIDE_BY_SIDE}
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_fill(Path(folder)))
        command = [sys.executable, "-c", "import bench.store as it; it.start()", folder]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {**appends, f"{STORED} stored": dict(json.loads(told))}


async def _appending(tables: int) -> Figures:
    """Append moves of so many tables for a while."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder, kept_in(Path(folder), SystemClock()) as store:
        cpu, end = time.process_time(), time.perf_counter() + SECONDS
        await asyncio.gather(*(_moving(store, str(at), end, times) for at in range(tables)))
        cpu = time.process_time() - cpu
    return {
        "moves/s": len(times) / SECONDS,
        "p50, ms": statistics.median(times) * 1e3,
        "p99, ms": statistics.quantiles(times, n=100)[-1] * 1e3,
        "CPU a move, us": cpu / len(times) * 1e6,
    }


async def _moving(store: Store, table: str, end: float, times: list[float]) -> None:
    move, seq = Played(1, Pass(), "9f0c1d2e-3"), 0
    while (start := time.perf_counter()) < end:
        seq += 1
        await store.journal.append([Entry(table, seq, 0, 1, seq, move)])
        times.append(time.perf_counter() - start)


async def _fill(folder: Path) -> None:
    """Keep one deal under many names."""
    log = await _half_a_deal()
    with kept_in(folder, SystemClock()) as store:
        for hundred in range(STORED // 100):
            names = [f"table {hundred * 100 + at}" for at in range(100)]
            await asyncio.gather(*(_copy(store, log, name) for name in names))


async def _copy(store: Store, log: tuple[Entry, ...], name: str) -> None:
    await store.journal.append([msgspec.structs.replace(entry, table=name) for entry in log])
    await store.due.plan(name, [Timer(name, "0", 2**60, 0)])


async def _half_a_deal() -> tuple[Entry, ...]:
    """Let two bots play with somebody who is away, until enough is done."""
    ports = memory_ports()
    host = Host(ports, lambda _table, _only: None, Everybody())
    sweeper = Sweeper(host, ports.due, ports.clock, ports.thinking)
    table = await host.create(_made(agree("classic", {"players": 3})))
    while len(log := await ports.journal.load(table)) < MOVES and await ports.due.next_at():
        await sweeper.sweep()
    return log


def _made(agreed: Agreement | Refusal) -> Created:
    match agreed:
        case Agreement():
            return Created.of(agreed, levels_around(1, ("easy", "medium")), "ann")
        case Refusal():
            raise LookupError(agreed.code)


def start() -> None:
    """Open the folder named on the command line; print what that took."""
    began = time.perf_counter()
    told = asyncio.run(_started(Path(sys.argv[1]), began))
    print(json.dumps(told))


async def _started(folder: Path, began: float) -> Figures:
    before = _resident()
    with kept_in(folder, SystemClock()) as store:
        opened, idle = time.perf_counter(), _resident()
        host = Host(stored_ports(store), lambda _table, _only: None, Everybody())
        await host.room("table 0")
        first, small = time.perf_counter(), _resident()
        cpu = time.process_time()
        for at in range(READ):
            await host.room(f"table {at}")
        cpu, large = time.process_time() - cpu, _resident()
    return {
        "open, ms": (opened - began) * 1e3,
        "first table, ms": (first - opened) * 1e3,
        "CPU of each more, ms": cpu / READ * 1e3,
        "KiB in memory": (large - small) / READ / KIB,
        "KiB unread": (idle - before) / STORED / KIB,
        "KiB on disk": (folder / FILE).stat().st_size / STORED / KIB,
    }


def _resident() -> int:
    """Tell how many bytes of memory this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _show(figures: dict[str, Figures]) -> None:
    for name, row in figures.items():
        table = Table(name, *row)
        table.add_row("", *(f"{value:,.2f}" for value in row.values()))
        Console().print(table)


if __name__ == "__main__":
    main()
