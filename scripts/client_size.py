"""Print the compressed size of the script each page needs, and fail when one is over its budget."""

import gzip
import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from scripts.client import STATIC

ALWAYS = ("index.html", "src/i18n/ru.ts")  # Russian is the longer of the two languages


@dataclass(frozen=True)
class Page:
    """A page a person may open first: the sources it loads, and the bytes it may take."""

    name: str
    budget: int
    sources: tuple[str, ...]


PAGES = (
    Page("lobby", 45_000, ("src/pages/Lobby.svelte",)),
    Page("rulebook", 45_000, ("src/pages/Book.svelte",)),
    Page("tables", 60_000, ("src/pages/Tables.svelte",)),
    Page("profile", 60_000, ("src/pages/Profile.svelte",)),
    Page("leaders", 60_000, ("src/pages/Leaders.svelte",)),
    Page("house", 60_000, ("src/pages/House.svelte",)),
    Page("account", 60_000, ("src/pages/Account.svelte",)),
    Page("referee", 70_000, ("src/pages/Referee.svelte",)),
    Page(
        "table",
        70_000,
        ("src/pages/TablePage.svelte", "src/pages/Table.svelte", "src/i18n/table.ru.ts"),
    ),
)


class Chunk(TypedDict, total=False):
    """What vite's manifest says about one built file."""

    file: str
    imports: list[str]


Manifest = Mapping[str, Chunk]


def needed(manifest: Manifest, *keys: str) -> set[str]:
    """Return the script files that must be there before these chunks can run."""
    waiting, seen = list(keys), set[str]()
    while waiting:
        key = waiting.pop()
        if key not in seen:
            seen.add(key)
            waiting += manifest[key].get("imports", [])
    return {manifest[key]["file"] for key in seen}


def compressed(files: set[str], static: Path) -> int:
    """Return the bytes of the files, each compressed as a server would."""
    return sum(len(gzip.compress((static / file).read_bytes())) for file in files)


def main() -> int:
    """Print one line a page; return 1 when one is over its budget."""
    manifest: Manifest = json.loads((STATIC / ".vite/manifest.json").read_text(encoding="utf-8"))
    over = 0
    for page in PAGES:
        size = compressed(needed(manifest, *ALWAYS, *page.sources), STATIC)
        over += size > page.budget
        print(f"{page.name}: {size / 1000:.1f} KB of script, gz (budget {page.budget // 1000})")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
