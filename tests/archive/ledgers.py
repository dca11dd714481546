"""Write a database down as this version keeps it, with its ledger's sums.

`python -m tests.archive.ledgers tests/archive/people/0004`: run it before the form of what is kept
about people is changed in a release, named after the newest migration.
"""

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from kozyr.people.player import Account, Browser, Player
from kozyr.storage.accounts import SqlAccounts
from kozyr.storage.books import SqlBooks
from kozyr.storage.database import FILE, opened
from kozyr.storage.players import SqlPlayers
from kozyr.table.facts import FinishedDeal
from tests.people.deals import HOUR, NOON, bot, deal, drawn, duel, person, won

NAMES = ("ann", "bob", "cid")


def played() -> list[FinishedDeal]:
    """List deals that bring every kind of entry."""
    ann, strong = person(0, "ann"), bot(1, "strong")
    return [
        *(duel(number=nth, kind="quick") for nth in range(1, 5)),
        deal((person(0, "bob"), person(1, "cid")), drawn(0, 1), number=5),
        *(deal((ann, strong), won(0, 1), number=nth) for nth in range(6, 14)),
        deal((person(0, "ann", laid=5), person(1, "cid")), won(1, 0), number=14),
        deal((ann, person(1, "cid", left=True)), won(0, 1), number=15, ending="exit"),
        duel(number=16, at=NOON + 12 * HOUR),
    ]


async def fill(folder: Path) -> dict[str, int]:
    """Make accounts and credit the deals; give the sum of each ledger."""
    with opened(folder) as database:
        books = SqlBooks(database)
        for name in NAMES:
            session = Browser(name, name, "guest", "", NOON, NOON)
            await SqlPlayers(database).add(Player(name, name), session)
            await SqlAccounts(database).open(Account(name, name, None, NOON), name, session)
        for place, one in enumerate(played(), 1):
            await books.credit(place, one)
        return {name: await books.balance(name) for name in NAMES}


def main(name: Path) -> None:
    """Write the statements that make the database, and the sums."""
    name.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        sums = asyncio.run(fill(Path(folder)))
        with closing(sqlite3.connect(Path(folder) / FILE)) as database:
            text = "\n".join(database.iterdump())
    name.with_suffix(".sql.xz").write_bytes(lzma.compress(text.encode(), preset=9))
    name.with_suffix(".json").write_text(json.dumps(sums) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
