"""Print the compressed size of the script each page needs, and fail when one is over its budget."""

import gzip
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from scripts.client import STATIC

ENTRY = "index.html"
BUDGETS = {"src/pages/Lobby.svelte": 45_000, "src/pages/Table.svelte": 70_000}


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


def page_sizes(manifest: Manifest, static: Path) -> dict[str, int]:
    """Return page -> bytes of script until it shows; a page not split off is in the entry."""
    return {
        page: compressed(needed(manifest, ENTRY, *{page} & manifest.keys()), static)
        for page in BUDGETS
    }


def main() -> int:
    """Print one line a page; return 1 when one is over its budget."""
    manifest: Manifest = json.loads((STATIC / ".vite/manifest.json").read_text(encoding="utf-8"))
    sizes = page_sizes(manifest, STATIC)
    for page, size in sizes.items():
        print(f"{page}: {size / 1000:.1f} KB of script, gz (budget {BUDGETS[page] / 1000:.0f})")
    return 1 if any(size > BUDGETS[page] for page, size in sizes.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
