"""Whether people wait for bots: how long their moves take with and without many bots that think.

In one run on one server, first people among themselves, then the same people beside a crowd of
tables at which one plays a bot: of a level that does not think, which tells what so many tables
cost anyhow, and of one that does. Server, people and crowd are three processes, each with a session
of its own, since some systems share processors out by session; what two processors cannot do for
three shows in the answers of all, and in how long the server waited for one. The server's own
figures tell how the bots fared.
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from bench._load_people import Tally
from bench.load import ROOT, cpu, opened, sat_down, serving

WARM: float = 5
"""Seconds in which everybody finds his pace."""

Figures = dict[str, float]


def main() -> None:
    """Measure and print; 1 if anything was lost or faulty."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables of two people")
    parser.add_argument("--bots", type=int, default=500, help="tables of one and a bot")
    parser.add_argument("--levels", nargs="*", default=["medium", "strong"], help="of the bots")
    parser.add_argument("--preset", default="service_podkidnoy")
    parser.add_argument("--seconds", type=int, default=30, help="of each part")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    asked.people, asked.seats, asked.level = 2, 2, ""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (server, root):
        parts = asyncio.run(measured(asked, server, root))
        errors = (Path(folder) / "log").read_text("utf-8").count('"error"')
    print(json.dumps(parts, indent=1)) if asked.json else _show(parts)
    lost = any(part.get(name) for part in parts.values() for name in ("lost", "faults"))
    sys.exit(lost or errors > 0)


async def measured(asked: argparse.Namespace, server: int, root: str) -> dict[str, Figures]:
    """Let people play, then beside a crowd of each level."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=root, timeout=60) as http:
        seats = [seat for _ in range(asked.tables) for seat in await opened(http, asked)]
        _, tasks = await sat_down(root, seats, tally, 1.0)
        parts = {"alone": await part(http, server, tally, asked.seconds)}
        for level in asked.levels:
            parts[f"beside {level}"] = await beside(level, asked, (http, server, root), tally)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return parts


async def beside(
    level: str, asked: argparse.Namespace, place: tuple[httpx.AsyncClient, int, str], tally: Tally
) -> Figures:
    """Measure beside a crowd that plays bots of a level."""
    http, server, root = place
    with crowd(level, asked, root) as others:
        await asyncio.to_thread(_line, others)
        figures = await part(http, server, tally, asked.seconds)
        seen = json.loads(await asyncio.to_thread(_last, others))
    faults = tally.faults.total() + seen["faults"]
    return {**figures, "lost": tally.lost + seen["lost"], "faults": faults}


@contextlib.contextmanager
def crowd(level: str, asked: argparse.Namespace, root: str) -> Iterator["subprocess.Popen[str]"]:
    """Run the crowd as a process of its own."""
    options = ["--tables", str(asked.bots), "--level", level, "--preset", asked.preset]
    command = [sys.executable, "-m", "bench._bot_crowd", root, *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    return process.stdout.readline()


def _last(process: "subprocess.Popen[str]") -> str:
    assert process.stdin is not None  # noqa: S101 - it is a pipe
    process.stdin.close()
    return _line(process)


async def part(http: httpx.AsyncClient, server: int, tally: Tally, seconds: float) -> Figures:
    """Measure for a while."""
    await asyncio.sleep(WARM)
    tally.waits.clear()
    before, used, stood = await told(http), cpu(server), starved(server)
    await asyncio.sleep(seconds)
    after, spent = await told(http), cpu(server) - used
    waits = sorted(wait * 1e3 for wait in tally.waits)
    answers = {
        "acts of people": len(waits),
        "answer p50, ms": statistics.median(waits),
        "answer p99, ms": statistics.quantiles(waits, n=100)[98],
        "answer worst, ms": waits[-1],
        "CPU share of the server": spent / seconds,
        "waited for a processor": (starved(server) - stood) / seconds,
    }
    return answers | thoughts({name: after[name] - before.get(name, 0) for name in after})


def starved(process: int) -> float:
    """Seconds for which the loop of a process could have run and had no processor."""
    return int(Path(f"/proc/{process}/schedstat").read_text("ascii").split()[1]) / 1e9


async def told(http: httpx.AsyncClient) -> dict[str, float]:
    """Read the server's own figures."""
    text = (await http.get("/metrics")).raise_for_status().text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def thoughts(grown: Mapping[str, float]) -> Figures:
    """Tell how bots have thought, from how the server's figures have grown."""
    moves = {
        name.split('"')[1]: count
        for name, count in grown.items()
        if name.startswith("kozyr_bot_moves_total")
    }
    made = sum(moves.values())
    if not made:
        return {}
    shares = {f"moves {much}, %": 100 * count / made for much, count in sorted(moves.items())}
    return {
        "moves of bots": made,
        **shares,
        "CPU ms a move": grown["kozyr_bot_cpu_seconds_total"] / made * 1e3,
        "bot delay p50, ms": quantile(grown, 0.5) * 1e3,
        "bot delay p99, ms": quantile(grown, 0.99) * 1e3,
        "failures": grown["kozyr_bot_failures_total"],
    }


def quantile(grown: Mapping[str, float], share: float) -> float:
    """Give the seconds within which that share of the bots was answered for, between bounds."""
    prefix = "kozyr_bot_delay_seconds_bucket"
    counts = [
        (float(name.split('"')[1]), count)
        for name, count in grown.items()
        if name.startswith(prefix)
    ]
    wanted = share * counts[-1][1]
    below, lower = 0.0, 0.0
    for bound, count in counts:
        if count >= wanted and bound != float("inf"):
            return lower + (bound - lower) * (wanted - below) / max(count - below, 1)
        below, lower = count, bound if bound != float("inf") else lower
    return lower


def _show(parts: Mapping[str, Figures]) -> None:
    table = Table("figure", *parts)
    for name in dict.fromkeys(name for figures in parts.values() for name in figures):
        cells = (figures.get(name) for figures in parts.values())
        table.add_row(name, *("" if cell is None else f"{cell:,.2f}" for cell in cells))
    Console().print(table)


if __name__ == "__main__":
    main()
