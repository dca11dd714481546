"""Many tables at once on a real server: what is lost or stuck, and what a move costs.

The server is a process of its own that keeps its data in a scratch folder; this process plays the
people. A person thinks as long as a bot does, `--pace` times; with `--pace 0` nobody thinks.
"""

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import connect

from bench._load_people import Person, Tally

ROOT = Path(__file__).parents[1]
STUCK = 60.0
"""Seconds without a change after which a table that plays is stuck."""

TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Play and print what was found; 1 if anything was lost, stuck or faulty."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--people", type=int, default=1, help="people at a table; bots fill it")
    parser.add_argument("--level", default="medium", help="of the bots")
    parser.add_argument("--preset", default="service_podkidnoy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (server, root):
        figures = asyncio.run(load(asked, server, root))
        figures["errors in the log"] = (Path(folder) / "log").read_text("utf-8").count('"error"')
    print(json.dumps(figures, indent=1)) if asked.json else _show(figures)
    sys.exit(any(figures[name] for name in ("lost", "stuck", "faults", "errors in the log")))


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[int, str]]:
    """Run a server on this machine; give its process and its address."""
    command = [sys.executable, "-m", "bench._load_server", str(folder / "data")]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            start_new_session=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None  # noqa: S101 - it is a pipe
            yield process.pid, process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()


async def load(asked: argparse.Namespace, server: int, root: str) -> dict[str, float]:
    """Open the tables, play for a while, and tell what came of it."""
    tally, bare = Tally(), resident(server)
    async with httpx.AsyncClient(base_url=root, timeout=60) as http:
        seats = [
            seat
            for _ in track(range(asked.tables), "tables", disable=asked.json)
            for seat in await opened(http, asked)
        ]
    laid = resident(server)
    people, tasks = await sat_down(root, seats, tally, asked.pace)
    await asyncio.sleep(min(10, asked.seconds / 4))
    one_a_table = people[:: asked.people]
    began, used, before = time.monotonic(), cpu(server), versions(one_a_table)
    await asyncio.sleep(asked.seconds)
    span, spent = time.monotonic() - began, cpu(server) - used
    moves = versions(one_a_table) - before
    full = resident(server)
    now = time.monotonic()
    stuck = sum(not person.over and now - person.moved > STUCK for person in people)
    lost = tally.lost
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": asked.tables,
        "sockets": len(seats),
        "acts of people": tally.acts,
        "deals over": tally.deals,
        "lost": lost,
        "stuck": stuck,
        "faults": tally.faults.total(),
        "refused": tally.refused.total(),
        "moves": moves,
        "moves/s": moves / span,
        "CPU us a move": spent / max(moves, 1) * 1e6,
        "CPU share": spent / span,
        "answer p50, ms": statistics.median(tally.waits) * 1e3,
        "answer p99, ms": statistics.quantiles(tally.waits, n=100)[98] * 1e3,
        "KiB a table": (laid - bare) / asked.tables,
        "KiB a socket": (full - laid) / len(seats),
    }


async def opened(http: httpx.AsyncClient, asked: argparse.Namespace) -> list[tuple[str, str]]:
    """Open a table and sit everybody down; a path and a cookie for each of its people."""
    cookies = [await _guest(http) for _ in range(asked.people)]
    wish = {
        "people": asked.people,
        "bots": [asked.level] * (asked.seats - asked.people),
        "preset": asked.preset,
        "options": {"players": asked.seats},
    }
    made = await http.post("/api/tables", json=wish, headers={"cookie": cookies[0]})
    table = made.raise_for_status().json()["table"]
    for cookie in cookies[1:]:
        joined = await http.post(f"/api/tables/{table}/join", headers={"cookie": cookie})
        joined.raise_for_status()
    return [(f"/ws/tables/{table}", cookie) for cookie in cookies]


async def _guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    answer = await http.get("/api/me")
    return answer.raise_for_status().headers["set-cookie"].partition(";")[0]


async def sat_down(
    root: str, seats: list[tuple[str, str]], tally: Tally, pace: float
) -> tuple[list[Person], list[asyncio.Task[None]]]:
    """Open a socket for each person and let him play."""
    people, tasks = [], []
    address = root.replace("http://", "ws://")
    for number, (path, cookie) in enumerate(seats):
        headers = {"Cookie": cookie}
        socket = await connect(
            address + path, additional_headers=headers, compression=None, ping_interval=None
        )
        people.append(Person(socket, tally, pace, number))
        tasks.append(asyncio.create_task(people[-1].play()))
    return people, tasks


def versions(people: list[Person]) -> int:
    """Add up the versions of their tables: a move, of a person or a bot, raises it by one."""
    return sum(person.version for person in people)


def cpu(process: int) -> float:
    """Seconds of CPU time a process has used, its own and the system's for it."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def resident(process: int) -> int:
    """KiB of memory a process holds."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def _show(figures: dict[str, float]) -> None:
    table = Table("figure", "value")
    for name, value in figures.items():
        table.add_row(name, f"{value:,}" if isinstance(value, int) else f"{value:,.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
