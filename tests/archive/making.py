"""Play tables and write their logs down as this version keeps them.

`python -m tests.archive.making tests/archive/logs/2`: run it before the form of the log is changed
in a release, with the next free number.
"""

import asyncio
import lzma
import sys
from collections.abc import Mapping
from pathlib import Path

from kozyr.bots.levels import player
from kozyr.table.commands import Join, SwitchAutoPass, WantAnother
from kozyr.table.log import encode
from tests.table.playing import play_out
from tests.table.world import World

PEOPLE = ("ann", "bob", "cat", "dan")
TABLES: Mapping[str, tuple[str, int, int, dict[str, object]]] = {
    "bots": ("service_perevodnoy", 1, 1, {}),
    "friends": ("classic", 3, 0, {"series": "to_losses", "series_n": 2}),
    "full_house": ("classic_perevodnoy", 2, 4, {}),
    "book": ("kubikoved", 2, 1, {}),
    "simple": ("gambiter_simple", 1, 2, {}),
    "teams": ("gambiter_2x2", 2, 2, {}),
    "big_teams": ("gambiter_3x3", 1, 5, {}),
    "cheats": ("mailru_cheat", 2, 1, {}),
    "cheats_undone": ("classic", 2, 2, {"cheating": "on", "cheat_penalty": "rollback"}),
    "epaulettes": ("gto_pogony", 2, 2, {}),
    "house": ("classic", 2, 1, {"deck": 52, "transfer": "before_cover"}),
}
"""Under each name a set of rules, how many people and bots play, and options."""

DEALS = 2


async def play(preset: str, people: int, bots: int, options: dict[str, object]) -> bytes:
    """Play deals at a table, and a part of another; give its log, an entry a line."""
    world = World(bots=player)
    names = PEOPLE[:people]
    table = await world.open(preset, people=people, bots=bots, level="medium", **options)
    for name in names:
        await world.host.command(table, Join(name, b"seed of " + name.encode()))
    await world.host.command(table, SwitchAutoPass("ann", "off", on=False))
    for deal in range(DEALS):
        await play_out(world, table, names)
        for name in names:
            await world.host.command(table, WantAnother(name, f"again {deal}", name.encode()))
    for _ in range(3):
        await world.go_on()
    return b"".join(encode(entry) + b"\n" for entry in await world.journal.load(table))


def main(folder: Path) -> None:
    """Write a file a table."""
    folder.mkdir(parents=True)
    for name, table in TABLES.items():
        written = asyncio.run(play(*table))
        (folder / f"{name}.jsonl.xz").write_bytes(lzma.compress(written, preset=9))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
