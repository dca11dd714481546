"""People who play against bots until they are stopped: `python -m bench._bot_crowd URL …`.

It says `ready` when all have sat down, and, once its input is closed, what they have seen as JSON.
It makes way for everybody else on this machine: people do not play on the server's processors.
"""

import argparse
import asyncio
import json
import os
import sys

import httpx

from bench._load_people import Tally
from bench.load import opened, sat_down


def main() -> None:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--level", required=True)
    parser.add_argument("--preset", required=True)
    asked = parser.parse_args()
    asked.people, asked.seats = 1, 2
    os.nice(10)
    asyncio.run(play(asked))


async def play(asked: argparse.Namespace) -> None:
    """Sit down, play until the input is closed, and tell."""
    tally = Tally()
    async with httpx.AsyncClient(base_url=asked.root, timeout=60) as http:
        seats = [seat for _ in range(asked.tables) for seat in await opened(http, asked)]
    _, tasks = await sat_down(asked.root, seats, tally, 1.0)
    _say("ready")
    await asyncio.to_thread(sys.stdin.read)
    _say(json.dumps({"lost": tally.lost, "faults": tally.faults.total(), "deals": tally.deals}))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
